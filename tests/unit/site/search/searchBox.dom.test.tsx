import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { listProductSummaries } from '../../../../src/shared/catalogue/product';
import { loader as layoutLoader } from '../../../../src/site/layout/loader';
import { SearchBox } from '../../../../src/site/search/SearchBox';
import { type } from '../../admin/support/render';
import { eventually, render } from '../support/render';

async function openBox(address: string) {
  const router = createMemoryRouter(
    [{ id: 'site', path: '*', loader: layoutLoader, element: <SearchBox label="Search products" /> }],
    { initialEntries: [address], hydrationData: { loaderData: { site: await layoutLoader() } } },
  );
  const { shell } = await render(<RouterProvider router={router} />);
  const input = shell.querySelector('input');
  if (!input) throw new Error('The box has no input');
  const key = (name: string) =>
    act(
      async () =>
        void input.dispatchEvent(
          new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }),
        ),
    );
  return {
    options: () => [...shell.querySelectorAll('[role=option] strong')].map(({ textContent }) => textContent),
    focus: () => act(async () => input.focus()),
    type: (text: string) => type(input, text),
    submit: () => act(async () => shell.querySelector('form')?.requestSubmit()),
    key,
    /** Presses Escape, which clears the box. */
    leave: () => key('Escape'),
    /** The name of the option that the keyboard is on. */
    active: () =>
      shell.querySelector(`[id="${input.getAttribute('aria-activedescendant')}"] strong`)?.textContent,
    said: () => shell.querySelector('[role=status]')?.textContent,
    /** The link or button below the message that nothing is found. */
    offers: (text: string | RegExp) =>
      eventually(() => expect(shell.querySelector('[role=status] + *')?.textContent).toMatch(text)),
    press: (selector: string) => act(async () => shell.querySelector<HTMLElement>(selector)?.click()),
    opens: (target: string) =>
      eventually(() => expect(router.state.location.pathname + router.state.location.search).toBe(target)),
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

it('a search for a category’s or industry’s name finds no product, but leads to it', async () => {
  const { focus, type: write, said, offers, press } = await openBox('/about');
  await focus();
  await write('hvac');
  const { length } = (await listProductSummaries()).filter(({ industries }) =>
    industries.includes('hvac-industry'),
  );
  await offers(`All tapes for HVAC (${length})`);
  expect(said()).toBe('No products found for "hvac"');
  await press('a[href="/products?industry=hvac-industry"]');
  expect(said()).toBe('');
});

it('a search that finds nothing leads to the figures in it, or else to suggestions', async () => {
  const { focus, type: write, offers } = await openBox('/about');
  await focus();
  await write('foam 1mm');
  await offers(/^\d+ tapes: foam, 1\smm and more$/);
  await write('zzgluon');
  await offers('See suggestions');
});

it('the arrow keys go through the list, and from each end to the other', async () => {
  const { focus, type: write, options, key, active } = await openBox('/about');
  await focus();
  await write('foam');
  await eventually(() => expect(options()).toHaveLength(5));
  const [first, second, , , last] = options();
  for (const [name, option] of [
    ['ArrowUp', last],
    ['ArrowDown', first],
    ['ArrowDown', second],
    ['ArrowUp', first],
    ['ArrowUp', last],
  ] as const) {
    await key(name);
    expect(active()).toBe(option);
  }
});
