// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { paths } from '../../../src/shared/paths';
import { loader } from '../../../src/site/pages/requestQuote/loader';
import { QuoteForm } from '../../../src/site/pages/requestQuote/QuoteForm';

/** The quote form as it first appears at this address. */
async function formAt(address: string): Promise<HTMLElement> {
  const request = new Request(`https://example.com${address}`);
  const data = await loader({ request } as Parameters<typeof loader>[0]);
  const router = createMemoryRouter([{ path: '*', element: <QuoteForm {...data} /> }]);
  const shell = document.createElement('div');
  shell.innerHTML = renderToStaticMarkup(<RouterProvider router={router} />);
  return shell;
}

const applicationOf = (form: HTMLElement) => form.querySelector('textarea')?.value;

it('says what was searched for in vain', async () => {
  const form = await formAt(paths.requestQuote.to({ q: 'floor & "200 °C"' }));
  expect(applicationOf(form)).toBe('Looking for: floor & "200 °C"');
});

it('is empty without a search', async () => {
  expect(applicationOf(await formAt(paths.requestQuote.to()))).toBe('');
});
