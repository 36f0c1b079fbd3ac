import { act } from 'react';
import { expect, it } from 'vitest';
import { products } from '../../../../src/shared/catalogue/product';
import { buildProduct } from '../../../builders';
import { filledField, holds, menuItem, openAdmin, saveByKey, until } from '../support/openAdmin';
import { answer, press, says, type } from '../support/render';

// Products with few rows: in these forms, everything takes longer with each row.

/** Presses Duplicate in a product's form. */
const duplicate = async () =>
  press(await until(() => document.querySelector<HTMLElement>('a[href$="/products/new"]')));

it('a duplicate in which nothing was typed is left without a question, another is not', async () => {
  const confirm = answer(false);
  const router = await openAdmin('/admin/products/edit/reflective-piping');
  const openDuplicate = async () => {
    await duplicate();
    const name = await filledField('name');
    expect(name.value).toBe('Reflective Piping (copy)');
    return name;
  };
  await openDuplicate();
  expect(document.body.textContent).not.toContain('Not saved yet');
  await press(await menuItem('Categories'));
  await until(() => router.state.location.pathname === '/admin/categories');
  expect(confirm).not.toHaveBeenCalled();

  await router.navigate('/admin/products/edit/reflective-piping');
  await filledField('name');
  await type(await openDuplicate(), 'Reflective Piping, white');
  await press(await menuItem('Categories'));
  expect(confirm).toHaveBeenCalledOnce();
  expect(router.state.location.pathname).toBe('/admin/products/new');
});

it('a duplicate is a new product like the original, apart from what names that to search engines', async () => {
  const [original, copied] = ['Bag Neck Sealing Tape', 'Bag Neck Sealing Tape (copy)'];
  const router = await openAdmin('/admin/products/edit/bag-neck-sealing-tape');
  const before = products.stored() ?? [];
  const { seo, ...fields } = before.find(({ name }) => name === original) ?? buildProduct();
  expect(seo.h1).toBeTruthy();
  await duplicate();
  await holds('name', copied);
  expect(router.state.location.pathname).toBe('/admin/products/new');
  expect(products.stored()).toEqual(before);
  await saveByKey();
  await until(() => says('Added and saved in this browser.'));
  const added = products.stored()?.at(-1);
  expect(added).toEqual({
    ...fields,
    id: expect.stringMatching(/^bag-neck-sealing-tape-copy-\d+$/),
    name: copied,
    seo: { title: '', description: '', imageAlt: seo.imageAlt },
  });
  expect(products.stored()?.slice(0, -1)).toEqual(before);
  await until(() => router.state.location.pathname === `/admin/products/edit/${added?.id}`);
  // Nothing of the form is left that could hold the focus.
  await until(() => document.activeElement?.id === 'main-content');

  // Back leads to the original: the form with the copy, saved again, would add another.
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/admin/products/edit/bag-neck-sealing-tape');
});

it('a product with unsaved text is not duplicated as it was before', async () => {
  const router = await openAdmin('/admin/products/edit/reflective-piping');
  await type(await filledField('name'), 'Reflective Piping, white');
  await duplicate();
  await until(() => says('Save first: the copy is made of what is saved.'));
  expect(router.state.location.pathname).toBe('/admin/products/edit/reflective-piping');
});
