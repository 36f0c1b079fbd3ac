import type { MouseEvent } from 'react';

/** On a choice inside a `<details>`: puts it away, since what was found stands below it. */
export function foldDetails({ currentTarget }: MouseEvent<HTMLElement>): void {
  const details = currentTarget.closest('details');
  if (!details) return;
  details.open = false;
  details.querySelector('summary')?.focus();
}
