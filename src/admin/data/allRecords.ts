import { useGetList } from 'react-admin';
import type { Content } from '../../shared/catalogue/content';
import type { ResourceName } from '../../shared/storage/keys';

/** Asks for all records in their stored order. */
export const ALL = {
  pagination: { page: 1, perPage: Number.MAX_SAFE_INTEGER },
  // No record has a field of this name, so the sort leaves the order as it is.
  sort: { field: '', order: 'ASC' as const },
};

/** All records of a collection in their stored order. */
export const useAllRecords = <Name extends ResourceName>(resource: Name) =>
  useGetList<Content[Name][number]>(resource, ALL);
