import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { filledField, menuItem, openAdmin, until } from './openAdmin';
import { press, type } from './render';

it('a duplicate in which nothing was typed is left without a question, another is not', async () => {
  const confirm = vi.fn(() => false);
  vi.stubGlobal('confirm', confirm);
  const router = await openAdmin('/admin/products/edit/vhb-tape');
  const duplicate = async () => {
    await press(await until(() => document.querySelector<HTMLElement>('a[href$="/products/new"]')));
    const name = await filledField('name');
    expect(name.value).toBe('VHB Tape (copy)');
    return name;
  };
  await duplicate();
  expect(document.body.textContent).not.toContain('Not saved yet');
  await press(await menuItem('Categories'));
  await until(() => router.state.location.pathname === '/admin/categories');
  expect(confirm).not.toHaveBeenCalled();

  await router.navigate('/admin/products/edit/vhb-tape');
  await filledField('name');
  await type(await duplicate(), 'VHB Tape, white');
  await press(await menuItem('Categories'));
  expect(confirm).toHaveBeenCalledOnce();
  expect(router.state.location.pathname).toBe('/admin/products/new');
});
