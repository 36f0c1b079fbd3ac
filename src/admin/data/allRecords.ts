/** Asks `useGetList` for all records, in the order in which they are kept. */
export const ALL = {
  pagination: { page: 1, perPage: 10_000 },
  // No record has a field of this name, so the sort leaves the order as it is.
  sort: { field: '', order: 'ASC' as const },
};
