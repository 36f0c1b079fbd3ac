import { act } from 'react';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { listProductSummaries } from '../../../../../src/shared/catalogue/product';
import { paths } from '../../../../../src/shared/paths';
import { forgetDraft } from '../../../../../src/site/enquiry/drafts';
import { DRAFTS_KEY } from '../../../../../src/site/enquiry/mayHoldDrafts';
import { prepareForm } from '../../../../../src/site/enquiry/useEnquiry';
import { loader } from '../../../../../src/site/pages/requestQuote/loader';
import { QuoteForm } from '../../../../../src/site/pages/requestQuote/QuoteForm';
import { NOT_SURE } from '../../../../../src/site/pages/requestQuote/quoteLines';
import { deferred } from '../../../deferred';
import { fill } from '../../support/forms';
import { eventually, render } from '../../support/render';

const Page = () => <QuoteForm {...useLoaderData<typeof loader>()} />;

/** The quote form at this address. @param dataComes what its data waits for */
async function formAt(address: string, dataComes?: () => Promise<void>): Promise<HTMLFormElement> {
  const waitingLoader = async (args: Parameters<typeof loader>[0]) => {
    await dataComes?.();
    return loader(args);
  };
  const route = { path: '*', loader: waitingLoader, Component: Page, HydrateFallback: () => null };
  const router = createMemoryRouter([route], { initialEntries: [address] });
  const { shell } = await render(<RouterProvider router={router} />);
  return eventually(() => {
    const form = shell.querySelector('form');
    if (!form) throw new Error('The form is not there yet');
    return form;
  });
}

beforeEach(() => {
  sessionStorage.clear();
  document.body.replaceChildren();
});

it.each([
  ['size', 'colour'],
  ['application', 'sample'],
])('asks, with the %s, for the %s', async (name, asked) => {
  const form = await formAt(paths.requestQuote.to());
  expect(hintOf(form, name)).toContain(asked);
});

it('calls a product that has yet to be chosen wrong only once the form was sent without it', async () => {
  const form = await formAt(paths.requestQuote.to());
  const invalid = () => fieldOf(form, 'product')?.getAttribute('aria-invalid');
  expect(invalid()).toBe('false');
  await act(async () => form.requestSubmit());
  await eventually(() => expect(invalid()).toBe('true'));
});

it.each([
  ['floor & "200 °C"', 'Looking for: floor & "200 °C"'],
  [undefined, ''],
])('begins, after a search in vain for %j, with the application %j', async (q, application) => {
  const form = await formAt(paths.requestQuote.to({ q }));
  expect(form.querySelector('textarea')?.value).toBe(application);
});

const fieldOf = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement | null;

/** What the form says about the product in this field. */
const hintOf = (form: HTMLFormElement, name: string) => {
  const id = fieldOf(form, name)?.getAttribute('aria-describedby');
  return id && document.getElementById(id)?.textContent;
};

it('says how each tape in the address is sold, and each that is chosen', async () => {
  const form = await formAt(paths.requestQuote.to({ product: 'vhb-tape caution-tape', lines: '3' }));
  expect(['product', 'product_2', 'product_3'].map((name) => hintOf(form, name))).toEqual([
    expect.stringMatching(/^Standard widths of VHB Tape: .*mm\. .*Minimum order: .+\.$/),
    expect.stringMatching(/^Standard widths of Caution Tape: /),
    null,
  ]);
  const choose = (name: string, option: string) =>
    act(async () => {
      fill(form, { [name]: option });
      fieldOf(form, name)?.dispatchEvent(new Event('change', { bubbles: true }));
    });
  await choose('product_3', 'PE Foam Tape');
  await choose('product', NOT_SURE);
  await eventually(() => {
    expect(hintOf(form, 'product_3')).toMatch(/ of PE Foam Tape: /);
    expect(hintOf(form, 'product')).toBeNull();
  });
  expect(hintOf(form, 'product_2')).toMatch(/ of Caution Tape: /);
});

async function press(form: HTMLFormElement, label: string): Promise<void> {
  const button = [...form.querySelectorAll('button')].find(
    ({ textContent }) => textContent?.trim() === label,
  );
  if (!button) throw new Error(`There is no button “${label}”`);
  await act(async () => button.click());
}

it('removes an added line with its draft and its errors, and keeps the other lines’ text', async () => {
  const form = await formAt(paths.requestQuote.to({ lines: '3' }));
  fill(form, { size_2: '48 mm', size_3: '48 mm' });
  await act(async () => form.requestSubmit());
  await eventually(() => expect(form.textContent).toContain('8 fields need attention.'));
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
  expect(form.textContent).not.toContain('Put tape');

  const typed = {
    product_2: 'Not sure: please advise',
    quantity_2: '12',
    unit_2: 'cartons',
    size_2: '48 mm',
  };
  fill(form, typed);
  await press(form, 'Remove tape 2');
  await eventually(() => expect(fieldOf(form, 'size_2')).toBeNull());
  await press(form, 'Put tape 2 back');
  await eventually(() => expect(fieldOf(form, 'size_2')).not.toBeNull());
  expect(Object.fromEntries(new FormData(form))).toMatchObject(typed);
  expect(document.activeElement).toBe(fieldOf(form, 'product_2'));
  expect(sessionStorage.getItem(DRAFTS_KEY)).toContain('cartons');
  expect(form.textContent).not.toContain('Put tape');
});

it('a second press, while the line is still there, takes nothing from what can be put back', async () => {
  let dataComes = Promise.resolve();
  const form = await formAt(paths.requestQuote.to({ lines: '2' }), () => dataComes);
  fill(form, { size_2: '48 mm' });
  const line = () => fieldOf(form, 'size_2');
  const data = deferred();
  dataComes = data.promise;
  await press(form, 'Remove tape 2');
  await eventually(() => expect(line()?.value).toBe(''));
  await press(form, 'Remove tape 2');
  data.resolve();
  await eventually(() => expect(fieldOf(form, 'size_2')).toBeNull());
  await press(form, 'Put tape 2 back');
  await eventually(() => expect(fieldOf(form, 'size_2')?.value).toBe('48 mm'));
});

it('tells screen readers that a line was removed, and put back', async () => {
  const form = await formAt(paths.requestQuote.to({ lines: '3' }));
  const said = () =>
    [...form.querySelectorAll('p[role="status"]')].map(({ textContent }) => textContent).join('');
  expect(said()).toBe('');
  await press(form, 'Remove tape 3');
  await eventually(() => expect(said()).toBe('Tape 3 was removed.'));
  fill(form, { size_2: '48 mm' });
  await press(form, 'Remove tape 2');
  await eventually(() => expect(said()).toBe('Tape 2 was removed. It can be put back.'));
  await press(form, 'Put tape 2 back');
  await eventually(() => expect(said()).toBe('Tape 2 was put back.'));
  await press(form, 'Add another tape');
  await eventually(() => expect(said()).toBe(''));
});

it('offers a removed line no longer once another was added', async () => {
  const form = await formAt(paths.requestQuote.to({ lines: '2' }));
  fill(form, { size_2: '48 mm' });
  await press(form, 'Remove tape 2');
  await eventually(() => expect(form.textContent).toContain('Put tape 2 back'));
  await press(form, 'Add another tape');
  await eventually(() => expect(fieldOf(form, 'size_2')?.value).toBe(''));
  expect(form.textContent).not.toContain('Put tape');
});

it('leads from each product in the address to the form without it, unless there is but one, or lines were added', async () => {
  const ids = (await listProductSummaries()).slice(0, 2).map(({ id }) => id);
  const [first, second] = ids;
  const ways = async (product: string, lines?: string) => {
    const form = await formAt(paths.requestQuote.to({ product, lines, q: 'foil' }));
    return Array.from(form.querySelectorAll('fieldset > a'), (link) => link.getAttribute('href'));
  };
  expect(await ways(ids.join(' '))).toEqual([
    paths.requestQuote.to({ product: second, q: 'foil' }),
    paths.requestQuote.to({ product: first, q: 'foil' }),
  ]);
  expect(await ways(ids.join(' '), '3')).toEqual([]);
  expect(await ways(first ?? '')).toEqual([]);
});

/** Types into the form that a link to this address shows, and leaves it. */
async function typeAt(address: string, typed: Record<string, string>): Promise<void> {
  const form = await formAt(address);
  await act(async () => prepareForm(form));
  fill(form, typed);
  form.dispatchEvent(new Event('input'));
  document.body.replaceChildren();
}

/** Three products, and the address of the form for some of them. */
async function threeTapes() {
  const [a, b, c] = await listProductSummaries();
  if (!a || !b || !c) throw new Error('There are fewer than three products');
  const quoteFor = (...tapes: readonly { id: string }[]) =>
    paths.requestQuote.to({ product: tapes.map(({ id }) => id).join(' ') });
  return { a, b, c, quoteFor };
}

const offers = (form: HTMLFormElement, words: string) =>
  eventually(() => expect(form.textContent).toContain(`You also began to ask for ${words}.`));

/** The product, quantity and unit of each line, once the form has as many. */
const expectLines = (lines: readonly (readonly string[])[]) =>
  eventually(() => {
    const shown = [...document.querySelectorAll('fieldset')].map((line) =>
      [...line.querySelectorAll<HTMLInputElement>('input, select')].map(({ value }) => value).slice(0, 3),
    );
    expect(shown).toEqual(lines);
  });

it('offers the tape that was chosen in another tape’s form, not that tape, and keeps the sender', async () => {
  const { a, b, c, quoteFor } = await threeTapes();
  await typeAt(quoteFor(a), { product: b.name, quantity: '500', size: '48 mm', name: 'Meena' });
  const form = await formAt(quoteFor(c));
  await offers(form, b.name);
  await press(form, 'Ask for them together');
  await expectLines([
    [c.name, '', 'rolls'],
    [b.name, '500', 'rolls'],
  ]);
  expect(['size', 'size_2', 'name'].map((name) => fieldOf(form, name)?.value)).toEqual([
    '',
    '48 mm',
    'Meena',
  ]);
  expect(form.textContent).not.toContain('You also began');
});

it('offers no tape that the form asks for already, and none that was taken out', async () => {
  const { a, b, c, quoteFor } = await threeTapes();
  await typeAt(quoteFor(a), { product: c.name, quantity: '500' });
  await typeAt(quoteFor(b), { product: '', quantity: '20' });
  await typeAt(paths.requestQuote.to({ product: a.id, lines: '3' }), { product_2: b.name, unit_3: 'rolls' });
  await offers(await formAt(quoteFor(c)), b.name);
});

it('offers nothing of the lines that were added to the form for no tape: they wait there', async () => {
  const { a, b, c, quoteFor } = await threeTapes();
  await typeAt(paths.requestQuote.to({ lines: '2' }), { product_2: b.name, quantity_2: '500' });
  await typeAt(quoteFor(a), { quantity: '20' });
  await offers(await formAt(quoteFor(c)), a.name);
});

it('fills a tape’s line with what was typed in its own form, and offers it no longer once it is sent', async () => {
  const { a, b, c, quoteFor } = await threeTapes();
  await typeAt(quoteFor(b), { quantity: '20', unit: 'cartons' });
  const both = await formAt(quoteFor(a, b));
  await expectLines([
    [a.name, '', 'rolls'],
    [b.name, '20', 'cartons'],
  ]);
  forgetDraft(both, new FormData(both));
  expect(sessionStorage.getItem(DRAFTS_KEY)).toBeNull();
  document.body.replaceChildren();

  await typeAt(quoteFor(a, b), { product_2: c.name, quantity_2: '30' });
  await formAt(quoteFor(b));
  await expectLines([[c.name, '30', 'rolls']]);
});

it('takes the lines that were added in another tape’s form along', async () => {
  const { a, b, c, quoteFor } = await threeTapes();
  await typeAt(paths.requestQuote.to({ product: a.id, lines: '3' }), {
    quantity: '10',
    product_2: b.name,
    quantity_2: '20',
    unit_2: 'cartons',
    quantity_3: '30',
  });
  const form = await formAt(quoteFor(c));
  await offers(form, `${a.name}, ${b.name}, another tape`);
  await press(form, 'Ask for them together');
  await expectLines([
    [c.name, '', 'rolls'],
    [a.name, '10', 'rolls'],
    [b.name, '20', 'cartons'],
    ['', '30', 'rolls'],
  ]);
});

it('offers the added lines of a tape’s form together if another chosen tape has the place of one', async () => {
  const [a, b, c, d] = await listProductSummaries();
  if (!a || !b || !c || !d) throw new Error('There are fewer than four products');
  await typeAt(paths.requestQuote.to({ product: a.id, lines: '3' }), {
    product_2: c.name,
    quantity_2: '20',
    product_3: d.name,
    quantity_3: '30',
  });
  const form = await formAt(paths.requestQuote.to({ product: `${a.id} ${b.id}` }));
  await offers(form, `${c.name}, ${d.name}`);
  await press(form, 'Ask for them together');
  await expectLines([
    [a.name, '', 'rolls'],
    [b.name, '', 'rolls'],
    [c.name, '20', 'rolls'],
    [d.name, '30', 'rolls'],
  ]);
});

it('an added line begins with the unit of the line before it, also after a reload', async () => {
  const { a, quoteFor } = await threeTapes();
  const form = await formAt(quoteFor(a));
  await act(async () => prepareForm(form));
  await press(form, 'Add another tape');
  await expectLines([
    [a.name, '', 'rolls'],
    ['', '', 'rolls'],
  ]);
  fill(form, { unit_2: 'cartons' });
  await press(form, 'Add another tape');
  const units = ['rolls', 'cartons', 'cartons'];
  const lines = units.map((one, index) => [index === 0 ? a.name : '', '', one]);
  await expectLines(lines);
  document.body.replaceChildren();
  await formAt(paths.requestQuote.to({ product: a.id, lines: '3' }));
  await expectLines(lines);
});

/** Submits the form. Returns the fields that the form service gets. */
async function sentBy(form: HTMLFormElement) {
  const service = vi.fn(async (_address: string, _request: RequestInit) => Response.json({ success: true }));
  vi.stubGlobal('fetch', service);
  await act(async () => form.requestSubmit());
  await eventually(() => expect(document.body.textContent).toContain('your message is on its way'));
  return Object.fromEntries(new URLSearchParams(String(service.mock.lastCall?.[1].body)));
}

it('an added line with only the unit that it began with is neither begun nor wrong, and is not sent', async () => {
  const { a, b, quoteFor } = await threeTapes();
  const form = await formAt(quoteFor(a));
  const typed = { quantity: '10', unit: 'cartons', name: 'Meena', email: 'meena@example.com' };
  await act(async () => prepareForm(form));
  fill(form, typed);
  await press(form, 'Add another tape');
  await eventually(() => expect(fieldOf(form, 'unit_2')?.value).toBe('cartons'));
  document.body.replaceChildren();

  const other = await formAt(quoteFor(b));
  await offers(other, a.name);
  await press(other, 'Ask for them together');
  await expectLines([
    [b.name, '', 'rolls'],
    [a.name, '10', 'cartons'],
  ]);
  document.body.replaceChildren();

  const again = await formAt(quoteFor(a));
  await expectLines([[a.name, '10', 'cartons']]);
  await press(again, 'Add another tape');
  await eventually(() => expect(fieldOf(again, 'unit_2')?.value).toBe('cartons'));
  const sent = await sentBy(again);
  expect(sent).toMatchObject({ product: a.name, ...typed });
  expect(Object.keys(sent).filter((name) => name.endsWith('_2'))).toEqual([]);
  expect(sessionStorage.getItem(DRAFTS_KEY)).toBeNull();
});

it('says what of its address it leaves out', async () => {
  const ids = (await listProductSummaries()).slice(0, 9).map(({ id }) => id);
  const notesAt = async (product: string) => {
    const request = new Request(`https://example.com${paths.requestQuote.to({ product })}`);
    return (await loader({ request } as Parameters<typeof loader>[0])).notes;
  };
  expect(await notesAt(`${ids[0]}  ${ids[0]}`)).toEqual([]);
  expect(await notesAt(`${ids[0]} removed ${ids[1]}`)).toEqual([
    'There is no product “removed”, so it is left out.',
  ]);
  expect(await notesAt(ids.slice(0, 8).join(' '))).toEqual([]);
  expect(await notesAt(ids.join(' '))).toEqual([
    'Only 8 tapes fit in one request. Name the others under Application.',
  ]);
});

function keepDrafts(...fields: [name: string, from: string, value: string][]): void {
  const drafts = fields.map(([name, from, value]) => ({ form: 'Request a Quote', name, from, value }));
  sessionStorage.setItem(DRAFTS_KEY, JSON.stringify(drafts));
}

it('understands the drafts of the version before', async () => {
  const { a, b, c, quoteFor } = await threeTapes();
  keepDrafts(
    ['quantity_2', b.name, '20'],
    ['unit_2', `${b.name}rolls`, 'cartons'],
    ['product_2', b.name + b.name, a.name],
  );
  const form = await formAt(quoteFor(c));
  await offers(form, b.name);
  await press(form, 'Ask for them together');
  await expectLines([
    [c.name, '', 'rolls'],
    [b.name, '20', 'cartons'],
  ]);
});

it('understands the version before’s draft of an added line, whose unit was empty at first', async () => {
  const { a, quoteFor } = await threeTapes();
  const from = `after ${a.name}`;
  keepDrafts(['quantity_2', from, '20'], ['unit_2', from, 'cartons']);
  await formAt(quoteFor(a));
  await expectLines([
    [a.name, '', 'rolls'],
    ['', '20', 'cartons'],
  ]);
});

it('sends a unit that was typed behind the quantity as the unit', async () => {
  const form = await formAt(paths.requestQuote.to({ product: 'vhb-tape' }));
  fill(form, { quantity: '5 cartons', name: 'Meena', email: 'meena@example.com' });
  expect(await sentBy(form)).toMatchObject({ quantity: '5', unit: 'cartons' });
});
