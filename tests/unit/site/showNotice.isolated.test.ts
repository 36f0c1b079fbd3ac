// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { showNotice } from '../../../src/site/notice/showNotice';
import { patiently } from '../patience';

/** Shows a notice beside a page, and closes it by its button with the focus in it, as with a keyboard. */
async function closeFrom(before: HTMLElement | undefined): Promise<void> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  before?.focus();
  await act(async () => showNotice({ words: 'There is more.', action: { label: 'See it', href: '/about' } }));
  const close = await patiently(async () => {
    await act(async () => {});
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
