/** The props that react-admin requires of a list's filter. */
export type FilterProps = { source: string; label: string; alwaysOn?: boolean };
