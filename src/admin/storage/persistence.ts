import { useLoaded } from '../ui/useLoaded';

/** Undefined on origins that are neither https nor localhost. */
const manager = (): StorageManager | undefined => navigator.storage;

let hasAsked = false;

/**
 * Asks the browser not to evict what the site keeps: Safari does that after seven days without a visit, others when the
 * disk is full. Some browsers decide alone, others ask the owner, so this asks only once per page load.
 */
export async function askToPersist(): Promise<void> {
  if (hasAsked) return;
  hasAsked = true;
  try {
    if (!(await manager()?.persisted())) await manager()?.persist();
  } catch (error) {
    console.warn('The browser was not asked to keep what the site stores', error);
  }
}

/** Whether the browser may evict what the site keeps. */
export const useMayBeEvicted = (): boolean => useLoaded(mayBeEvicted, undefined) ?? false;

async function mayBeEvicted(): Promise<boolean> {
  const isLasting = await manager()
    ?.persisted()
    .catch(() => undefined);
  return isLasting === false;
}
