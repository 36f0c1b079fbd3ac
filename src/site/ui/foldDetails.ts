/** Closes the `<details>` in which a choice was made, because the result is below it. */
export function foldDetails({ currentTarget }: { currentTarget: Element }): void {
  const details = currentTarget.closest('details');
  if (!details) return;
  details.open = false;
  details.querySelector('summary')?.focus();
}
