/*
 * While a form has unsaved changes, its tab holds a Web Lock named after the draft. The browser releases the lock when
 * the tab is closed, discarded or killed. So a draft whose lock is free can be offered, and one whose lock is held is
 * being worked on.
 */

const PREFIX = 'admin-draft ';

// Undefined on addresses that are neither https nor localhost.
const locks = (): LockManager | undefined => navigator.locks;

/**
 * Takes a draft's lock. Resolves to a function that releases it, which resolves once any tab can take it; or to undefined
 * if another form holds it or the browser has no locks.
 */
export function holdDraft(id: string): Promise<Release | undefined> {
  return new Promise((resolve) => {
    const hold = (lock: Lock | null) => {
      if (!lock) return resolve(undefined);
      return new Promise<void>((release) => {
        resolve(async () => {
          release();
          await request;
        });
      });
    };
    const request = locks()?.request(PREFIX + id, { ifAvailable: true }, hold);
    if (request) request.catch(() => resolve(undefined));
    else resolve(undefined);
  });
}

export type Release = () => Promise<void>;

/** Resolves to a function that tells whether a draft is being worked on in any tab; without locks, all are. */
export async function openDraftTest(): Promise<(id: string) => boolean> {
  const state = await locks()?.query();
  const names = new Set(state?.held?.map(({ name }) => name));
  return (id) => state === undefined || names.has(PREFIX + id);
}
