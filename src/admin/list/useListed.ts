import { useListContext } from 'react-admin';

/** How many records a list has, and which of them are shown, in words. Undefined until it is known. */
export function useListed(): string | undefined {
  const { total, page, perPage } = useListContext();
  if (total === undefined) return undefined;
  if (total <= perPage) return `${total} in the list`;
  // After a deletion, react-admin stays for a moment on a page that no longer exists.
  const start = (Math.min(page, Math.ceil(total / perPage)) - 1) * perPage;
  return `${start + 1} to ${Math.min(start + perPage, total)} of ${total} in the list`;
}
