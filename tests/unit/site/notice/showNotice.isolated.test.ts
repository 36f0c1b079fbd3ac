// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { showNotice } from '../../../../src/site/notice/showNotice';
import { eventually } from '../support/render';

/** Shows a notice beside a page, and closes it by its button with the focus in it, as with a keyboard. */
async function closeFrom(before: HTMLElement | undefined): Promise<void> {
  before?.focus();
  await act(async () => showNotice({ words: 'There is more.', action: { label: 'See it', href: '/about' } }));
  const close = await eventually(() => {
    const found = document.querySelector<HTMLElement>('[aria-label="Not now"]');
    if (!found) throw new Error('The notice is not there yet');
    return found;
  });
  await act(async () => close.focus());
  await act(async () => close.click());
}

it('returns the focus when it is closed: to where it was, or else to the page', async () => {
  const page = document.createElement('main');
  page.id = 'Main';
  page.tabIndex = -1;
  const link = page.appendChild(document.createElement('button'));
  document.body.prepend(page);
  await closeFrom(link);
  expect(document.activeElement).toBe(link);
  link.blur();
  await closeFrom(undefined);
  expect(document.activeElement).toBe(page);
});

const lines = () => Array.from(document.querySelectorAll('[role="status"] p'), (line) => line.textContent);

it('a notice whose action is refused says why, and all go when they are no longer true', async () => {
  const run = () => 'Send the form first.';
  const ends: (() => void)[] = [];
  await act(async () => {
    ends.push(showNotice({ words: 'A newer version is ready.', action: { label: 'Load it', run } }));
    ends.push(
      ...['/a', '/b'].map((href) => showNotice({ words: 'Kept.', action: { label: 'See it', href } })),
    );
  });
  await eventually(() => expect(lines()).toEqual(['A newer version is ready.', 'Kept.', 'Kept.']));
  const load = Array.from(document.querySelectorAll('button')).find(
    ({ textContent }) => textContent === 'Load it',
  );
  await act(async () => load?.click());
  expect(lines()).toEqual(['Send the form first.', 'Kept.', 'Kept.']);
  await act(async () => ends.shift()?.());
  expect(lines()).toEqual(['Kept.', 'Kept.']);
  await act(async () => {
    for (const end of ends) end();
  });
  expect(lines()).toEqual([]);
});

it('a notice without an action goes by itself, unless the visitor is in it', async () => {
  vi.useFakeTimers();
  const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
  await act(async () => showNotice({ words: 'It was sent.' }));
  await wait(1);
  expect(lines()).toEqual(['It was sent.']);
  document.querySelector<HTMLElement>('[aria-label="Close"]')?.focus();
  await wait(20);
  expect(lines()).toEqual(['It was sent.']);
  document.querySelector<HTMLElement>('[aria-label="Close"]')?.blur();
  await wait(16);
  expect(lines()).toEqual([]);
  vi.useRealTimers();
});
