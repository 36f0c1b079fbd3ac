import { act, type ReactNode } from 'react';
import { AdminContext, ResourceContextProvider } from 'react-admin';
import { beforeEach, describe, expect, it } from 'vitest';
import { ProductsOrderInput } from '../../../../src/admin/inputs/ProductsOrderInput';
import { IndustriesInput } from '../../../../src/admin/products/IndustriesInput';
import { listing } from '../support/listing';
import { eventually, pressKey, renderInForm, says, speedUpDocument, type } from '../support/render';

/* Text that is typed to pick something from a list, but not picked, is not dropped while the form says “Saved”. */

const named = ['Foam Tape for Glass', 'Foam Tape', 'Kraft Tape'].map((name) => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  images: [],
}));
const dataProvider = listing(named);

beforeEach(speedUpDocument);

const popular = <ProductsOrderInput source="popular" title="Popular products" />;
const inputs: Record<string, ReactNode> = { industries: <IndustriesInput />, popular };

async function typeInInput(source: string, node: ReactNode, text: string, provider = dataProvider) {
  const form = await renderInForm(
    { [source]: ['kraft-tape'] },
    <AdminContext dataProvider={provider}>
      <ResourceContextProvider value="products">{node}</ResourceContextProvider>
    </AdminContext>,
  );
  const input = await eventually(() => {
    const found = document.querySelector<HTMLInputElement>('input[role="combobox"]:not([disabled])');
    if (!found || !says('Kraft Tape')) throw new Error('It is not there.');
    return found;
  });
  await act(async () => input.focus());
  await type(input, text);
  return { input, form, chosen: () => form.getValues(source) };
}

const leave = (input: HTMLElement) => act(async () => input.blur());

describe.each(Object.entries(inputs))('the input of %s', (source, node) => {
  const typeInto = (text: string) => typeInInput(source, node, text);

  it('says which words found nothing', async () => {
    await typeInto('unheard of');
    expect(document.querySelector('.MuiAutocomplete-noOptions')?.textContent).toMatch(
      /^No (?:industry|product) has “unheard of” in its name\.$/,
    );
  });

  it('picks the first match by Enter, which does not save the form', async () => {
    const { input, chosen } = await typeInto('foam');
    expect((await pressKey(input, 'Enter')).defaultPrevented).toBe(true);
    expect(chosen()).toEqual(['kraft-tape', 'foam-tape-for-glass']);
    expect(input.value).toBe('');
    expect((await pressKey(input, 'Enter')).defaultPrevented).toBe(false);
  });

  it('picks the only match when it is left', async () => {
    const { input, chosen } = await typeInto('glass');
    await leave(input);
    expect(chosen()).toEqual(['kraft-tape', 'foam-tape-for-glass']);
    expect(input.value).toBe('');
  });

  it('picks the one of exactly that name when it is left', async () => {
    const { input, chosen } = await typeInto('foam tape');
    await leave(input);
    expect(chosen()).toEqual(['kraft-tape', 'foam-tape']);
  });

  it.each(['foam', 'unheard of'])(
    'keeps other text in sight, and says that it counts for nothing: %s',
    async (text) => {
      const { input, chosen } = await typeInto(text);
      if (text === 'unheard of') expect((await pressKey(input, 'Enter')).defaultPrevented).toBe(true);
      await leave(input);
      expect(chosen()).toEqual(['kraft-tape']);
      expect(input.value).toBe(text);
      expect(document.body.textContent).toContain(`“${text}” is not added yet: pick one from the list.`);
    },
  );
});

it('what is typed to add a product does not render those in the list again, nor does a save', async () => {
  let renderings = 0;
  const kraft = {
    id: 'kraft-tape',
    name: 'Kraft Tape',
    get images() {
      renderings += 1;
      return [];
    },
  };
  const provider = listing([kraft]);
  const { input, form } = await typeInInput('popular', popular, 'f', provider);
  const before = renderings;
  expect(before).toBeGreaterThan(0);
  await type(input, 'foam');
  expect(input.value).toBe('foam');
  expect(renderings).toBe(before);
  const save = form.handleSubmit(async (values) => form.reset(structuredClone(values)));
  await act(() => save());
  expect(renderings).toBe(before);
});

describe('products of the same name', () => {
  const products = [
    ...named,
    { id: 'foam-tape-2', name: 'Foam  tape', category: 'foam', images: [] },
    { id: 'foam-tape-3', name: 'Foam Tape', category: 'sealing', images: [] },
    { id: 'foam-tape-4', name: 'Foam Tape', category: 'sealing', images: [] },
  ];
  const categories = [
    { id: 'foam', name: 'Foams' },
    { id: 'sealing', name: 'Seals' },
  ];
  const provider = listing((resource) => (resource === 'products' ? products : categories));
  const options = () => [...document.querySelectorAll<HTMLElement>('[role="option"]')];

  it('are not picked by their name when the input is left', async () => {
    const { input, chosen } = await typeInInput('popular', popular, 'foam tape', provider);
    await leave(input);
    expect(chosen()).toEqual(['kraft-tape']);
    expect(document.body.textContent).toContain('“foam tape” is not added yet: pick one from the list.');
  });

  it('are told apart by their category, or else by their id', async () => {
    const { chosen } = await typeInInput('popular', popular, 'foam', provider);
    expect(options().map(({ textContent }) => textContent)).toEqual([
      'Foam Tape for Glass',
      'Foam Tape (foam-tape)',
      'Foam  tape (Foams)',
      'Foam Tape (foam-tape-3)',
      'Foam Tape (foam-tape-4)',
    ]);
    await act(async () => options()[2]?.click());
    expect(chosen()).toEqual(['kraft-tape', 'foam-tape-2']);
    expect([...document.querySelectorAll('li')].at(1)?.textContent).toContain('Foam  tape (Foams)');
  });
});
