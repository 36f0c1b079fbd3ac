import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { currentContent } from '../../../src/shared/catalogue/content';
import { filledField, menuItem, openAdmin, saveByKey, until } from './openAdmin';
import { press, type } from './render';

/** Presses Duplicate in a product's form. */
const duplicate = async () =>
  press(await until(() => document.querySelector<HTMLElement>('a[href$="/products/new"]')));

it('a duplicate in which nothing was typed is left without a question, another is not', async () => {
  const confirm = vi.fn(() => false);
  vi.stubGlobal('confirm', confirm);
  const router = await openAdmin('/admin/products/edit/vhb-tape');
  const openDuplicate = async () => {
    await duplicate();
    const name = await filledField('name');
    expect(name.value).toBe('VHB Tape (copy)');
    return name;
  };
  await openDuplicate();
  expect(document.body.textContent).not.toContain('Not saved yet');
  await press(await menuItem('Categories'));
  await until(() => router.state.location.pathname === '/admin/categories');
  expect(confirm).not.toHaveBeenCalled();

  await router.navigate('/admin/products/edit/vhb-tape');
  await filledField('name');
  await type(await openDuplicate(), 'VHB Tape, white');
  await press(await menuItem('Categories'));
  expect(confirm).toHaveBeenCalledOnce();
  expect(router.state.location.pathname).toBe('/admin/products/new');
});

it('a duplicate has no heading and nothing for search engines that names the original', async () => {
  const named = async (wanted: string) =>
    (await currentContent()).products.find(({ name }) => name === wanted);
  await openAdmin('/admin/products/edit/bag-neck-sealing-tape');
  const original = await named('Bag Neck Sealing Tape');
  expect(original?.seo.h1).toBeTruthy();
  await duplicate();
  await until(() => document.querySelector<HTMLInputElement>('[name="name"]')?.value.endsWith('(copy)'));
  await saveByKey();
  await until(() => document.body.textContent?.includes('Added and saved in this browser.'));
  const copy = await named('Bag Neck Sealing Tape (copy)');
  expect(copy?.images).toEqual(original?.images);
  expect(copy?.seo).toEqual({ title: '', description: '', imageAlt: original?.seo.imageAlt });
});
