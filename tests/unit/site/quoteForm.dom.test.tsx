import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { listProductSummaries } from '../../../src/shared/catalogue/product';
import { paths } from '../../../src/shared/paths';
import { DRAFTS_KEY } from '../../../src/site/enquiry/mayHoldDrafts';
import { loader } from '../../../src/site/pages/requestQuote/loader';
import { QuoteForm } from '../../../src/site/pages/requestQuote/QuoteForm';
import { patiently } from '../patience';

const Page = () => <QuoteForm {...useLoaderData<typeof loader>()} />;

/** The quote form at this address. */
async function formAt(address: string): Promise<HTMLFormElement> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const router = createMemoryRouter([{ path: '*', loader, Component: Page, HydrateFallback: () => null }], {
    initialEntries: [address],
  });
  const shell = document.body.appendChild(document.createElement('div'));
  await act(async () => createRoot(shell).render(<RouterProvider router={router} />));
  return eventually(() => {
    const form = shell.querySelector('form');
    if (!form) throw new Error('The form is not there yet');
    return form;
  });
}

/** Lets React render what has come meanwhile, until the check succeeds. */
const eventually = <T,>(check: () => T) =>
  patiently(async () => {
    await act(async () => {});
    return check();
  });

beforeEach(() => {
  sessionStorage.clear();
  document.body.replaceChildren();
});

const applicationOf = (form: HTMLFormElement) => form.querySelector('textarea')?.value;

it('says what was searched for in vain', async () => {
  const form = await formAt(paths.requestQuote.to({ q: 'floor & "200 °C"' }));
  expect(applicationOf(form)).toBe('Looking for: floor & "200 °C"');
});

it('is empty without a search', async () => {
  expect(applicationOf(await formAt(paths.requestQuote.to()))).toBe('');
});

const fieldOf = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement | null;

async function press(form: HTMLFormElement, label: string): Promise<void> {
  const button = [...form.querySelectorAll('button')].find(
    ({ textContent }) => textContent?.trim() === label,
  );
  if (!button) throw new Error(`There is no button “${label}”`);
  await act(async () => button.click());
}

it('removes an added line with its draft and its errors, and keeps the other lines’ text', async () => {
  const form = await formAt(paths.requestQuote.to({ lines: '3' }));
  for (const name of ['size_2', 'size_3']) {
    const field = fieldOf(form, name);
    if (field) field.value = '48 mm';
  }
  await act(async () => form.requestSubmit());
  await eventually(() => expect(form.textContent).toContain('10 fields need attention.'));
  await act(async () => form.dispatchEvent(new Event('input')));
  expect(sessionStorage.getItem(DRAFTS_KEY)).toContain('size_3');

  await press(form, 'Remove tape 3');
  await eventually(() => expect(fieldOf(form, 'size_3')).toBeNull());
  expect(sessionStorage.getItem(DRAFTS_KEY)).not.toContain('size_3');
  expect(fieldOf(form, 'size_2')?.value).toBe('48 mm');
  expect(document.activeElement).toBe(fieldOf(form, 'product_2'));

  await press(form, 'Add another tape');
  await eventually(() => expect(fieldOf(form, 'size_3')).not.toBeNull());
  expect(fieldOf(form, 'size_3')?.value).toBe('');
  expect(fieldOf(form, 'quantity_3')?.getAttribute('aria-invalid')).toBeNull();
});

it('puts a removed line back with all that it held, and offers that for no empty line', async () => {
  const form = await formAt(paths.requestQuote.to({ lines: '3' }));
  await press(form, 'Remove tape 3');
  await eventually(() => expect(fieldOf(form, 'size_3')).toBeNull());
  expect(form.textContent).not.toContain('back');

  const typed = {
    product_2: 'Not sure: please advise',
    quantity_2: '12',
    unit_2: 'cartons',
    size_2: '48 mm',
  };
  for (const [name, value] of Object.entries(typed)) {
    const field = fieldOf(form, name);
    if (field) field.value = value;
  }
  await press(form, 'Remove tape 2');
  await eventually(() => expect(fieldOf(form, 'size_2')).toBeNull());
  await press(form, 'Put tape 2 back');
  await eventually(() => expect(fieldOf(form, 'size_2')).not.toBeNull());
  expect(Object.fromEntries(new FormData(form))).toMatchObject(typed);
  expect(document.activeElement).toBe(fieldOf(form, 'product_2'));
  expect(sessionStorage.getItem(DRAFTS_KEY)).toContain('cartons');
  expect(form.textContent).not.toContain('Put tape');
});

it('offers a removed line no longer once another was added', async () => {
  const form = await formAt(paths.requestQuote.to({ lines: '2' }));
  const size = fieldOf(form, 'size_2');
  if (size) size.value = '48 mm';
  await press(form, 'Remove tape 2');
  await eventually(() => expect(form.textContent).toContain('Put tape 2 back'));
  await press(form, 'Add another tape');
  await eventually(() => expect(fieldOf(form, 'size_2')?.value).toBe(''));
  expect(form.textContent).not.toContain('Put tape');
});

it('offers to remove no line of a product in the address', async () => {
  const ids = (await listProductSummaries()).slice(0, 2).map(({ id }) => id);
  const form = await formAt(paths.requestQuote.to({ product: ids.join(' ') }));
  expect(form.querySelectorAll('fieldset')).toHaveLength(2);
  expect(form.textContent).not.toContain('Remove');
});
