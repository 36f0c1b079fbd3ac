/** On a choice inside a `<details>`: puts it away, since what was found stands below it. */
export function foldDetails({ currentTarget }: { currentTarget: Element }): void {
  const details = currentTarget.closest('details');
  if (!details) return;
  details.open = false;
  details.querySelector('summary')?.focus();
}
