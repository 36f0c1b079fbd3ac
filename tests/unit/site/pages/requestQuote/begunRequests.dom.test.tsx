import { setTimeout as wait } from 'node:timers/promises';
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { listProductSummaries } from '../../../../../src/shared/catalogue/product';
import { paths } from '../../../../../src/shared/paths';
import { UNSENT_KEY } from '../../../../../src/site/enquiry/mayHoldUnsent';
import { forgetSent } from '../../../../../src/site/enquiry/unsent';
import { prepareForm } from '../../../../../src/site/enquiry/useEnquiry';
import { deferred } from '../../../deferred';
import { fill } from '../../support/forms';
import { eventually } from '../../support/render';
import { fieldOf, formAt, press, sentBy } from './openQuoteForm';

beforeEach(() => {
  sessionStorage.clear();
  document.body.replaceChildren();
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

it.each([
  ['takes', true],
  ['refuses', false],
])('offers nothing of a request that is being sent, until the service %s it', async (_does, success) => {
  const { a, b, c, quoteFor } = await threeTapes();
  const answer = deferred<Response>();
  vi.stubGlobal('fetch', () => answer.promise);
  await typeAt(quoteFor(b), { quantity: '20' });
  const sent = await formAt(quoteFor(a));
  fill(sent, { quantity: '10', name: 'Meena', email: 'meena@example.com' });
  sent.dispatchEvent(new Event('input'));
  await act(async () => sent.requestSubmit());
  await eventually(() => expect(sent.textContent).toContain('Sending…'));
  document.body.replaceChildren();
  const form = await formAt(quoteFor(c));
  await act(() => wait(100));
  expect(form.textContent).not.toContain('You also began');
  await act(async () => answer.resolve(Response.json({ success })));
  await offers(form, success ? b.name : `${a.name}, ${b.name}`);
});

it('offers nothing of the lines that were added to the form for no tape: they wait there', async () => {
  const { a, b, c, quoteFor } = await threeTapes();
  await typeAt(paths.requestQuote.to({ lines: '2' }), { product_2: b.name, quantity_2: '500' });
  await typeAt(quoteFor(a), { quantity: '20' });
  await offers(await formAt(quoteFor(c)), a.name);
});

it('a form for no tape comes back with the lines that were added to it, also by a link that names none', async () => {
  const { b } = await threeTapes();
  await typeAt(paths.requestQuote.to({ lines: '2' }), { product_2: b.name, quantity_2: '500' });
  await formAt(paths.requestQuote.to());
  await expectLines([
    ['', '', 'rolls'],
    [b.name, '500', 'rolls'],
  ]);
});

it('offers nothing in a form for no tape, nor while lines were added: others would take the places of these', async () => {
  const { a, b, quoteFor } = await threeTapes();
  await typeAt(quoteFor(a), { quantity: '20' });
  const other = await formAt(quoteFor(b));
  await offers(other, a.name);
  await press(other, 'Add another tape');
  await eventually(() => expect(other.textContent).not.toContain('You also began'));
  document.body.replaceChildren();
  for (const address of [paths.requestQuote.to(), paths.requestQuote.to({ product: b.id, lines: '2' })]) {
    const form = await formAt(address);
    // Longer than an offer takes to come.
    await act(() => wait(100));
    expect(form.textContent).not.toContain('You also began');
  }
});

it('fills a tape’s line with what was typed in its own form, and offers it no longer once it is sent', async () => {
  const { a, b, c, quoteFor } = await threeTapes();
  await typeAt(quoteFor(b), { quantity: '20', unit: 'cartons' });
  const both = await formAt(quoteFor(a, b));
  await expectLines([
    [a.name, '', 'rolls'],
    [b.name, '20', 'cartons'],
  ]);
  forgetSent(both, new FormData(both));
  expect(sessionStorage.getItem(UNSENT_KEY)).toBeNull();
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
  expect(sessionStorage.getItem(UNSENT_KEY)).toBeNull();
});
