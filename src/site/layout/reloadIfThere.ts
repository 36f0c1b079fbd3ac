/**
 * Loads the page anew where that can succeed: a browser that calls itself online need not be.
 * @returns false where no host answers
 */
export async function reloadIfThere(): Promise<boolean> {
  const answer = await fetch(location.href, { cache: 'no-store' }).catch(() => undefined);
  // Also with "not found": what exists in this browser alone has no file.
  const isThere = answer !== undefined && answer.status < 500;
  if (isThere) location.reload();
  return isThere;
}
