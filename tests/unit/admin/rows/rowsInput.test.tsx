import { act, type ReactNode } from 'react';
import { AdminContext, ResourceContextProvider, TextInput } from 'react-admin';
import { expect, it } from 'vitest';
import { tape } from '../../../../src/admin/palette';
import { ColoursInput } from '../../../../src/admin/products/ColoursInput';
import { SpecificationsInput } from '../../../../src/admin/products/SpecificationsInput';
import { RowsInput } from '../../../../src/admin/rows/RowsInput';
import type { Product } from '../../../../src/shared/catalogue/product';
import { buildProduct } from '../../../builders';
import { listing } from '../support/listing';
import {
  button,
  byLabel,
  byName,
  clickAt,
  eventually,
  press,
  pressKey,
  renderInForm,
  replaceInsertText,
  textsOf,
  type,
} from '../support/render';

const COLOURS = ['Red', 'Green', 'Blue'].map((name) => ({ name, hex: '#112233' }));
/** Renders inputs of a product's form with these values, in a catalogue with these other products. */
const renderInputs = (values: object, inputs: ReactNode, others: Product[] = []) =>
  renderInForm(
    values,
    <AdminContext dataProvider={listing(others)}>
      <ResourceContextProvider value="products">{inputs}</ResourceContextProvider>
    </AdminContext>,
  );
const renderColours = () => renderInputs({ colours: COLOURS }, <ColoursInput />);

/** Pastes into the value of the second specification, or another. Returns whether that is left to the browser. */
async function paste(text: string, html = '', name = 'specifications.1.value'): Promise<boolean> {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  await act(async () => {
    byName(name).dispatchEvent(
      Object.assign(event, {
        clipboardData: { getData: (type: string) => (type === 'text/html' ? html : text) },
      }),
    );
  });
  return !event.defaultPrevented;
}

it('pastes rows copied from a spreadsheet, starting at the field that they are pasted into', async () => {
  const specifications = [
    { name: 'Width', value: '12', unit: 'mm' },
    { name: 'Length', value: '50', unit: 'm' },
  ];
  const insert = replaceInsertText();
  const { getValues } = await renderInputs({ specifications }, <SpecificationsInput />);
  expect(await paste('60')).toBe(true);
  expect(await paste('66\tm\tRuler\r\n0.05\tmm\tISO 4593\tover\r\n')).toBe(false);
  expect(getValues('specifications')).toEqual([
    specifications[0],
    { name: 'Length', value: '66', unit: 'm', testMethod: 'Ruler' },
    { name: null, value: '0.05', unit: 'mm', testMethod: 'ISO 4593' },
  ]);
  expect(said()).toBe('2 rows were pasted. There was no field for “over”.');

  // A single column has no tabs, and neither do lines of text, or the lines of one cell: they go into one field.
  const table = '<table><tr><td>70</td></tr><tr><td>0.06</td></tr></table>';
  expect(await paste('70\n0.06\n')).toBe(false);
  expect(insert).toHaveBeenLastCalledWith('insertText', false, '70 0.06');
  expect(await paste('"70\n0.06"', table)).toBe(false);
  expect(await paste('70\n0.06\n', table)).toBe(false);
  expect(getValues('specifications')).toMatchObject([
    { value: '12' },
    { value: '70', unit: 'm' },
    { value: '0.06', unit: 'mm' },
  ]);

  // The headings of a table are skipped, but nothing else counts as headings.
  expect(await paste('Value\tUnit\n80\tm\n')).toBe(false);
  expect(getValues('specifications.1')).toMatchObject({ value: '80', unit: 'm' });
  expect(await paste('Value\tm\n')).toBe(false);
  expect(getValues('specifications.1')).toMatchObject({ value: 'Value', unit: 'm' });
});

it.each([
  ['Property\tUnit\tTypical Value', 'Thickness\tmm\t0.05', ''],
  ['\tUnit\tTypical Values\tTest Standard', 'Thickness\tmm\t0.05\tISO', '', 'ISO'],
  [
    'Sr. No.\tParameters\tUOM\tResult\tMethod',
    '1\tThickness\tmm\t0.05\tISO',
    ' There was no field for “1”.',
    'ISO',
  ],
])(
  'puts the columns of a supplier’s table into the fields that its headings name: %j',
  async (headings, row, left, method = 'Ruler') => {
    const specifications = [{ name: 'Width', value: '12', unit: 'in', testMethod: 'Ruler' }];
    const { getValues } = await renderInputs({ specifications }, <SpecificationsInput />);
    await paste(`${headings}\r\n${row}\r\n`, '', 'specifications.0.name');
    expect(getValues('specifications')).toEqual([
      { name: 'Thickness', value: '0.05', unit: 'mm', testMethod: method },
    ]);
    expect(said()).toBe(`1 row was pasted.${left}`);
  },
);

it('pasted rows keep their places if one of them is blank, unless they are whole rows', async () => {
  const specifications = ['Width', 'Length', 'Core'].map((name) => ({ name, value: '1' }));
  const { getValues } = await renderInputs({ specifications }, <SpecificationsInput />);
  const first = 'specifications.0.value';
  expect(await paste('48\n\n76\n', '<table></table>', first)).toBe(false);
  const values = () => getValues('specifications').map(({ value }: { value: string }) => value);
  expect(values()).toEqual(['48', '', '76']);
  expect(await paste('12\tmm\n\t\n38\tmm\n', '', first)).toBe(false);
  expect(values()).toEqual(['12', '', '38']);
  expect(await paste('Width\t10\n\t\nLength\t20\n', '', 'specifications.0.name')).toBe(false);
  expect(values()).toEqual(['10', '20', '38']);
});

it('keeps moving the same row while the pointer stays where it is, unless rows were added meanwhile', async () => {
  const { getValues } = await renderColours();
  const names = () => getValues('colours').map(({ name }: { name: string }) => name);
  await clickAt(300, byLabel('Move Colour 3 up'));
  expect(names()).toEqual(['Red', 'Blue', 'Green']);
  await clickAt(300, byLabel('Move Colour 3 up'));
  expect(names()).toEqual(['Blue', 'Red', 'Green']);
  expect(document.activeElement).toBe(byLabel('Move Colour 1 up'));
  await press(button('Add colour'));
  await clickAt(300, byLabel('Move Colour 3 up'));
  expect(names()).toEqual(['Blue', 'Green', 'Red', null]);
});

it('keeps the focus in the field that rows are pasted into', async () => {
  await renderInputs({ specifications: [{ name: 'Width' }, { name: 'Length' }] }, <SpecificationsInput />);
  const field = () => byName('specifications.1.value');
  field().focus();
  expect(await paste('66\tyd\n0.05\tmm\n')).toBe(false);
  expect(field().value).toBe('66');
  expect(document.activeElement).toBe(field());
});

it('keeps the raised digits of a single pasted value', async () => {
  const insert = replaceInsertText();
  await renderInputs({ specifications: [{ name: 'Width' }, { name: 'Length' }] }, <SpecificationsInput />);
  expect(await paste('109', '<table><tr><td>109</td></tr></table>')).toBe(true);
  expect(await paste('109\r\n', '<table><tr><td>10<sup>9</sup></td></tr></table>')).toBe(false);
  expect(insert).toHaveBeenCalledExactlyOnceWith('insertText', false, '10⁹');
});

it('puts back the rows over which others were pasted, and the pasted ones again', async () => {
  const specifications = [
    { name: 'Width', value: '12', unit: 'mm' },
    { name: 'Length', value: '50', unit: 'm' },
  ];
  const { getValues } = await renderInputs({ specifications }, <SpecificationsInput />);
  await paste('66\tyd\n0.05\tmm\n');
  expect(said()).toBe('2 rows were pasted.');
  const putBack = button('Put the former rows back');
  expect(putBack.parentElement?.querySelector<HTMLElement>('[role="status"]')?.style.position).not.toBe(
    'absolute',
  );
  // What is typed into the pasted rows is not lost either.
  await type(byName('specifications.0.value'), '67');
  const pasted = structuredClone(getValues('specifications'));
  expect(pasted).toMatchObject([{ value: '67' }, { value: '66' }, { value: '0.05' }]);
  putBack.focus();
  await press(putBack);
  expect(getValues('specifications')).toEqual(specifications);
  expect(said()).toBe('The former rows were put back.');
  expect(document.activeElement).toBe(button('Put the pasted rows back'));
  await press(button('Put the pasted rows back'));
  expect(getValues('specifications')).toEqual(pasted);
  expect(said()).toBe('The pasted rows were put back.');
  await press(button('Put the former rows back'));

  // Once rows were added or removed, it is too late.
  await paste('66\tyd\n0.05\tmm\n');
  await press(byLabel('Remove Specification 1'));
  expect(document.body.textContent).not.toContain('Put the former rows back');
  await press(button('Put it back'));
  expect(getValues('specifications')).toHaveLength(3);
});

it('sets the swatch when the name of another product’s colour is typed, not when it is only focused', async () => {
  const { getValues } = await renderInputs(
    { colours: [{ name: 'Signal red', hex: tape }] },
    <ColoursInput />,
    [buildProduct({ colours: [{ name: 'Signal red', hex: '#a52019' }] })],
  );
  await act(async () => {
    byName('colours.0.name').focus();
    byName('colours.0.name').blur();
  });
  expect(getValues('colours.0.hex')).toBe(tape);
  const swatchAfter = async (name: string) => {
    await press(button('Add colour'));
    const row = getValues('colours').length - 1;
    const input = await eventually(() => byName(`colours.${row}.name`));
    const former: string = getValues(`colours.${row}.hex`);
    await type(input, name);
    await act(async () => input.blur());
    return { former, swatch: getValues(`colours.${row}.hex`) };
  };
  expect((await swatchAfter('signal red ')).swatch).toBe('#a52019');
  const unknown = await swatchAfter('Never seen');
  expect(unknown.swatch).toBe(unknown.former);
});

it('says that the swatch is still that of a new row, once the name is typed and as long as it is so', async () => {
  const STILL = 'The swatch is still yellow. Choose this colour’s own.';
  const { setValue } = await renderInputs(
    { id: 'own', colours: ['Navy blue', '', 'Lemon yellow', 'Ochre'].map((name) => ({ name, hex: tape })) },
    <ColoursInput />,
    [
      buildProduct({ id: 'own', colours: [{ name: 'Navy blue', hex: tape }] }),
      buildProduct({ colours: [{ name: 'Ochre', hex: tape }] }),
    ],
  );
  const notes = () => textsOf('[role="status"]').filter(Boolean);
  await eventually(() => expect(notes()).toEqual([STILL]));
  const second = byName('colours.1.name');
  await act(async () => second.focus());
  await type(second, 'Moss green');
  expect(notes()).toEqual([STILL]);
  await act(async () => second.blur());
  expect(notes()).toEqual([STILL, STILL]);
  await act(async () => setValue('colours.1.hex', '#445522'));
  expect(notes()).toEqual([STILL]);
});

it('a long value wraps, but takes no line break: Enter adds a row below it, too', async () => {
  const { getValues } = await renderInputs(
    { specifications: [{ name: 'Backing', value: 'Foam' }, { name: 'Liner' }] },
    <SpecificationsInput />,
  );
  const value = document.querySelector<HTMLTextAreaElement>('textarea[name="specifications.0.value"]');
  if (!value) throw new Error('The value does not wrap.');
  // As dropped onto the field, or typed on a telephone's keyboard that does not tell its keys.
  await type(value, 'Closed-cell foam,\r\nconformable');
  expect(getValues('specifications.0.value')).toBe('Closed-cell foam, conformable');
  // As by a telephone's keyboard, which inserts what it keeps without a paste: the caret stays behind it.
  const atCaret = 'Closed-cell\nPE';
  value.addEventListener('input', () => value.setSelectionRange(atCaret.length, atCaret.length), {
    once: true,
  });
  await type(value, `${atCaret} foam`);
  expect(getValues('specifications.0.value')).toBe('Closed-cell PE foam');
  expect(value.selectionEnd).toBe(atCaret.length);
  await type(value, '');
  expect(getValues('specifications.0.value')).toBe(null);
  expect((await pressKey(value, 'Enter')).defaultPrevented).toBe(true);
  expect(getValues('specifications')).toHaveLength(3);
  expect(document.activeElement?.getAttribute('name')).toBe('specifications.1.name');
});

it('in a field of several lines, Enter starts a line', async () => {
  const { getValues } = await renderInputs(
    { testimonials: [{ quote: 'Holds.' }] },
    <ResourceContextProvider value="settings">
      <RowsInput source="testimonials" title="Testimonials" one="Testimonial">
        <TextInput source="quote" multiline />
      </RowsInput>
    </ResourceContextProvider>,
  );
  const enter = await pressKey(byName('testimonials.0.quote'), 'Enter');
  expect(enter.defaultPrevented).toBe(false);
  expect(getValues('testimonials')).toHaveLength(1);
});

it('warns at both specifications of one name', async () => {
  await renderInputs(
    { specifications: [{ name: 'Width' }, { name: 'Core' }, { name: null }, { name: null }] },
    <SpecificationsInput />,
  );
  const warnings = () =>
    [0, 1, 2, 3].map((row) => {
      const help = byName(`specifications.${row}.name`).getAttribute('aria-describedby') ?? '';
      return document.getElementById(help)?.textContent ?? '';
    });
  expect(warnings()).toEqual(['', '', '', '']);
  await type(byName('specifications.1.name'), ' width');
  expect(warnings()).toEqual([
    expect.stringMatching(/^Specification 2 has this name, too:/),
    expect.stringMatching(/^Specification 1 has this name, too:/),
    '',
    '',
  ]);
  await press(byLabel('Move Specification 2 down'));
  expect(warnings()).toEqual([
    expect.stringContaining('n 3 has'),
    '',
    expect.stringContaining('n 1 has'),
    '',
  ]);
  await type(byName('specifications.2.name'), 'Length');
  expect(warnings()).toEqual(['', '', '', '']);
});

it('Enter adds a row below, and the button one at the end; both focus it', async () => {
  const { getValues } = await renderColours();
  const enter = await pressKey(byName('colours.0.name'), 'Enter');
  // Not left to the browser, which would submit the form.
  expect(enter.defaultPrevented).toBe(true);
  const names = () => getValues('colours').map(({ name }: { name?: string | null }) => name ?? '');
  expect(names()).toEqual(['Red', '', 'Green', 'Blue']);
  expect(document.activeElement?.getAttribute('name')).toBe('colours.1.name');
  await press(button('Add colour'));
  expect(names()).toEqual(['Red', '', 'Green', 'Blue', '']);
  expect(document.activeElement?.getAttribute('name')).toBe('colours.4.name');
});

const said = () => [...document.querySelectorAll('[role="status"]')].at(-1)?.textContent;
const focused = () => document.activeElement?.getAttribute('aria-label');

it('rows of several fields have names, and keep the focus while they are moved and removed', async () => {
  const { getValues } = await renderColours();
  const names = () => getValues('colours').map(({ name }: { name: string }) => name);
  const rowOf = (row: number) => byName(`colours.${row}.name`).closest('[role="group"]');
  expect([0, 1, 2].map((row) => rowOf(row)?.getAttribute('aria-label'))).toEqual([
    'Colour 1',
    'Colour 2',
    'Colour 3',
  ]);
  await press(byLabel('Move Colour 1 down'));
  expect(names()).toEqual(['Green', 'Red', 'Blue']);
  expect([said(), focused()]).toEqual(['Colour 1 is now number 2 of 3.', 'Move Colour 2 down']);
  await press(byLabel('Move Colour 2 down'));
  // At the end it cannot be moved on, but the button keeps the focus.
  await press(byLabel('Move Colour 3 down'));
  expect(names()).toEqual(['Green', 'Blue', 'Red']);
  expect(focused()).toBe('Move Colour 3 down');

  await press(byLabel('Remove Colour 3'));
  expect(focused()).toBe('Remove Colour 2');
  await press(byLabel('Remove Colour 1'));
  expect(focused()).toBe('Remove Colour 1');
  await press(byLabel('Remove Colour 1'));
  expect(document.activeElement).toBe(button('Put it back'));
});
