import 'fake-indexeddb/auto';
import { act } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { writes } from '../../../src/admin/data/writes';
import { changeContent } from '../../../src/shared/catalogue/changes';
import { products } from '../../../src/shared/catalogue/product';
import { emptyHistory } from './historyStorage';
import { openAdmin, until } from './openAdmin';
import { button, press } from './render';

beforeEach(emptyHistory);

const says = (words: string) => document.body.textContent?.includes(words) ?? false;
const box = (label: string) =>
  until(() => document.querySelector<HTMLElement>(`input[aria-label="${label}"]`));
const dialog = () => until(() => document.querySelector<HTMLElement>('[role="dialog"]'));
const inDialog = async (text: string) => {
  const found = [...(await dialog()).querySelectorAll('button')].find((one) => one.textContent === text);
  if (!found) throw new Error(`No button of the question says "${text}".`);
  return found;
};

it('the built-in products cannot all be deleted, and that is said', async () => {
  await openAdmin('/admin/products');
  const before = products.stored() ?? [];
  await press(await box('Select all on this page'));
  await press(button('Select all'));
  await until(() => says(`${before.length} items selected`));
  await press(button('Delete'));
  expect((await dialog()).textContent).toContain('so the built-in products come back');
  await press(await inDialog('Delete'));
  await until(() => says('Nothing was deleted: these are the built-in products'));
  expect(products.stored()).toEqual(before);
  // With another one beside them, that one goes.
  await act(() => writes.create('products', { data: { name: 'A Tape' } }));
  await press(await box('Select A Tape'));
  await press(button('Delete'));
  await press(await inDialog('Delete'));
  await until(() => says('Deleted. The built-in products are back.'));
  expect(products.stored()).toEqual(before);
});

it('what is deleted elsewhere is not selected any more, nor asked about', async () => {
  await openAdmin('/admin/products');
  const [row] = await until(() => {
    const rows = [...document.querySelectorAll<HTMLElement>('tbody tr')];
    return rows.length > 1 ? rows : undefined;
  });
  const name = row?.querySelector('a')?.textContent;
  await press(await box(`Select ${name}`));
  await press(await box('Select Anti-Skid Tape'));
  await until(() => says('2 items selected'));
  const remove = (wanted?: string | null) =>
    act(async () => {
      await changeContent((now) => ({ products: now.products.filter((one) => one.name !== wanted) }));
    });
  await remove(name);
  await until(() => says('1 item selected'));
  await press(button('Change category'));
  await until(() => says('Change the category of one product'));
  await remove('Anti-Skid Tape');
  await until(() => !says('Change the category of'));
  expect(says('1 item selected')).toBe(false);
});
