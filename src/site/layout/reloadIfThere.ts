/** Milliseconds that the host has to answer. */
const HOST_TIMEOUT = 3000;

/**
 * Reloads the page if that can succeed: a browser that reports being online need not be.
 * @returns whether it reloads
 */
export async function reloadIfThere(): Promise<boolean> {
  const { href } = location;
  const signal = AbortSignal.timeout(HOST_TIMEOUT);
  const answer = await fetch(href, { cache: 'no-store', signal }).catch(() => undefined);
  // Even if it is "not found": pages that exist only in this browser have no file.
  const isThere = answer !== undefined && answer.status < 500;
  // The visitor may have navigated meanwhile.
  const reloads = isThere && location.href === href;
  if (reloads) location.reload();
  return reloads;
}
