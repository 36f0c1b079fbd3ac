/** Closes the `<details>` in which a choice was made, because the result is below it. */
export function closeParentDetails({ currentTarget }: { currentTarget: Element }): void {
  const details = currentTarget.closest('details');
  if (!details) return;
  details.open = false;
  details.querySelector('summary')?.focus();
}
