/** What react-admin wants of a list's filter. */
export type FilterProps = { source: string; label: string; alwaysOn?: boolean };
