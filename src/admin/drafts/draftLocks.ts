/*
 * While a form is typed in, its tab holds a lock that is named after the draft. The browser lets go of it when the
 * tab is closed, discarded or killed: a draft without its lock is lost, and one with it is somebody's work.
 */

const PREFIX = 'admin-draft ';

// Not there on addresses that are neither https nor localhost.
const locks = () => navigator.locks as LockManager | undefined;

/** Takes a draft's lock. Gives the way to let go of it, or undefined where another form has it, or there are no locks. */
export function holdDraft(id: string): Promise<(() => void) | undefined> {
  return new Promise((resolve) => {
    const hold = (lock: Lock | null) => {
      if (lock) return new Promise<void>((release) => resolve(release));
      resolve(undefined);
    };
    const request = locks()?.request(PREFIX + id, { ifAvailable: true }, hold);
    if (request) request.catch(() => resolve(undefined));
    else resolve(undefined);
  });
}

/** Tells which drafts are typed in at this moment, in whatever tab; all of them where the browser has no locks. */
export async function draftsInWork(): Promise<(id: string) => boolean> {
  const state = await locks()?.query();
  const names = new Set(state?.held?.map(({ name }) => name));
  return (id) => state === undefined || names.has(PREFIX + id);
}
