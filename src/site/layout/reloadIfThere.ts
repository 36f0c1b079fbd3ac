/** Milliseconds that the host has to answer. */
const PATIENCE = 3000;

/**
 * Loads the page anew where that can succeed: a browser that calls itself online need not be.
 * @returns false where no host answers
 */
export async function reloadIfThere(): Promise<boolean> {
  const { href } = location;
  const signal = AbortSignal.timeout(PATIENCE);
  const answer = await fetch(href, { cache: 'no-store', signal }).catch(() => undefined);
  // Also with "not found": what exists in this browser alone has no file.
  const isThere = answer !== undefined && answer.status < 500;
  // Its visitor may have turned to another one meanwhile.
  if (isThere && location.href === href) location.reload();
  return isThere;
}
