import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { SearchBox } from '../../../src/site/search/SearchBox';
import { type } from '../admin/render';
import { patiently } from '../patience';

let root: Root;
afterEach(() => act(() => root.unmount()));

async function openBox(address: string) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const router = createMemoryRouter([{ path: '*', element: <SearchBox label="Search products" /> }], {
    initialEntries: [address],
  });
  const shell = document.body.appendChild(document.createElement('div'));
  root = createRoot(shell);
  await act(async () => root.render(<RouterProvider router={router} />));
  const input = shell.querySelector('input');
  if (!input) throw new Error('The box has no input');
  return {
    type: (text: string) => type(input, text),
    submit: () => act(async () => shell.querySelector('form')?.requestSubmit()),
    /** Presses Escape, which clears the box. */
    leave: () =>
      act(
        async () => void input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
      ),
    said: () => shell.querySelector('[role=status]')?.textContent,
    opens: (target: string) =>
      act(async () =>
        patiently(() => expect(router.state.location.pathname + router.state.location.search).toBe(target)),
      ),
  };
}

it('a text that is too short to search for opens nothing and says so, until more is typed', async () => {
  const { type: write, submit, leave, said, opens } = await openBox('/about');
  await write(' a ');
  await submit();
  expect(said()).toBe('Type two characters or more.');
  await leave();
  expect(said()).toBe('');
  await submit();
  expect(said()).toBe('');
  await opens('/about');
});

it('an emptied box ends a search and keeps the filters', async () => {
  const { type: write, submit, opens } = await openBox('/products?q=foil&category=esd');
  await write('');
  await submit();
  await opens('/products?category=esd');
});
