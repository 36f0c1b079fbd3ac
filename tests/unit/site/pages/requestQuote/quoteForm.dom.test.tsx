import { act } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { listProductSummaries } from '../../../../../src/shared/catalogue/product';
import { paths } from '../../../../../src/shared/paths';
import { UNSENT_KEY } from '../../../../../src/site/enquiry/mayHoldUnsent';
import { loader } from '../../../../../src/site/pages/requestQuote/loader';
import { NOT_SURE } from '../../../../../src/site/pages/requestQuote/quoteLines';
import { deferred } from '../../../deferred';
import { fill } from '../../support/forms';
import { eventually } from '../../support/render';
import { fieldOf, formAt, press, sentBy } from './openQuoteForm';

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

/** What the form says about the product in this field. */
const hintOf = (form: HTMLFormElement, name: string) => {
  const id = fieldOf(form, name)?.getAttribute('aria-describedby');
  return id && document.getElementById(id)?.textContent;
};

function choose(form: HTMLFormElement, name: string, option: string): void {
  fill(form, { [name]: option });
  fieldOf(form, name)?.dispatchEvent(new Event('change', { bubbles: true }));
}

it('says how each tape in the address is sold, and each that is chosen', async () => {
  const form = await formAt(paths.requestQuote.to({ product: 'vhb-tape caution-tape', lines: '3' }));
  expect(['product', 'product_2', 'product_3'].map((name) => hintOf(form, name))).toEqual([
    expect.stringMatching(/^Standard widths of VHB Tape: .*mm\. .*Minimum order: .+\.$/),
    expect.stringMatching(/^Standard widths of Caution Tape: /),
    null,
  ]);
  await act(async () => choose(form, 'product_3', 'PE Foam Tape'));
  await act(async () => choose(form, 'product', NOT_SURE));
  await eventually(() => {
    expect(hintOf(form, 'product_3')).toMatch(/ of PE Foam Tape: /);
    expect(hintOf(form, 'product')).toBeNull();
  });
  expect(hintOf(form, 'product_2')).toMatch(/ of Caution Tape: /);
});

it('does not say how a tape is sold that is chosen no more by the time this is known', async () => {
  const form = await formAt(paths.requestQuote.to({ product: 'vhb-tape', lines: '2' }));
  await act(async () => {
    choose(form, 'product', 'PE Foam Tape');
    choose(form, 'product', NOT_SURE);
    choose(form, 'product_2', 'PE Foam Tape');
  });
  await eventually(() => expect(hintOf(form, 'product_2')).toMatch(/ of PE Foam Tape: /));
  expect(hintOf(form, 'product')).toBeNull();
});

it('removes an added line with what was typed and its errors, and keeps the other lines’ text', async () => {
  const form = await formAt(paths.requestQuote.to({ lines: '3' }));
  fill(form, { size_2: '48 mm', size_3: '48 mm' });
  await act(async () => form.requestSubmit());
  await eventually(() => expect(form.textContent).toContain('8 fields need attention.'));
  await act(async () => form.dispatchEvent(new Event('input')));
  expect(sessionStorage.getItem(UNSENT_KEY)).toContain('size_3');

  await press(form, 'Remove tape 3');
  await eventually(() => expect(fieldOf(form, 'size_3')).toBeNull());
  expect(sessionStorage.getItem(UNSENT_KEY)).not.toContain('size_3');
  expect(fieldOf(form, 'size_2')?.value).toBe('48 mm');
  expect(document.activeElement).toBe(fieldOf(form, 'product_2'));

  await press(form, 'Add another tape');
  await eventually(() => expect(fieldOf(form, 'size_3')).not.toBeNull());
  expect(document.activeElement).toBe(fieldOf(form, 'product_3'));
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
  expect(sessionStorage.getItem(UNSENT_KEY)).toContain('cartons');
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

it('has as many lines as its address asks for, at least one and at most eight, whatever that says', async () => {
  const ids = (await listProductSummaries()).slice(0, 9).map(({ id }) => id);
  const askedAt = async (query: Parameters<typeof paths.requestQuote.to>[0]) => {
    const request = new Request(`https://example.com${paths.requestQuote.to(query)}`);
    const { lines, chosen } = await loader({ request } as Parameters<typeof loader>[0]);
    return [lines, chosen.length];
  };
  for (const [asked, shown] of Object.entries({ 2: 2, 2.7: 2, '-2': 1, many: 1, 100000: 8 }))
    expect(await askedAt({ lines: asked }), asked).toEqual([shown, 0]);
  expect(await askedAt({ product: ids.slice(0, 3).join(' '), lines: '2' })).toEqual([3, 3]);
  expect(await askedAt({ product: ids.join(' ') })).toEqual([8, 8]);
  const full = await formAt(paths.requestQuote.to({ lines: '8' }));
  expect(full.textContent).not.toContain('Add another tape');
  expect(hintOf(full, 'application')).toContain('More tapes?');
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

it('sends a unit that was typed behind the quantity as the unit', async () => {
  const form = await formAt(paths.requestQuote.to({ product: 'vhb-tape' }));
  fill(form, { quantity: '5 cartons', name: 'Meena', email: 'meena@example.com' });
  expect(await sentBy(form)).toMatchObject({ quantity: '5', unit: 'cartons' });
});
