import { act } from 'react';
import { expect } from 'vitest';
import { pressKey } from './render';

/* A second click on a button that saves must not take the first one's result for somebody else's change. */

/** Faster than anybody clicks: the page gets the second click as soon as it has handled the first. */
export async function pressTwice(button: HTMLElement): Promise<void> {
  // Not within `act`, in which React renders only after both.
  button.click();
  await Promise.resolve();
  button.click();
  await act(async () => undefined);
}

/** Expects that this can neither be used nor closed. */
export async function expectBusy(within: HTMLElement): Promise<void> {
  const buttons = [...within.querySelectorAll('button')];
  expect(buttons.length).toBeGreaterThan(1);
  expect(buttons.filter((button) => button.getAttribute('aria-disabled') !== 'true')).toEqual([]);
  await pressKey(within, 'Escape');
  expect(within.isConnected).toBe(true);
}
