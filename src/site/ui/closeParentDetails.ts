/** Closes the `<details>` in which a choice was made, because the result is below it. */
export function closeParentDetails({ currentTarget }: { currentTarget: Element }): void {
  const details = currentTarget.closest('details');
  if (!details) return;
  // While it is open still: focusing makes the browser lay out what has changed.
  details.querySelector('summary')?.focus();
  details.open = false;
}
