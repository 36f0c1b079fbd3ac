/** How a field differs between two versions of a record, prepared for display. */
export type Difference = { field: string } & (
  | { kind: 'text'; before: string; after: string }
  | { kind: 'formatting' }
  | { kind: 'list' | 'pictures'; removed: string[]; added: string[]; isReordered: boolean }
);
