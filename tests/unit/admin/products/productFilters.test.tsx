import { act } from 'react';
import { expect, it } from 'vitest';
import { collections } from '../../../../src/shared/catalogue/collections';
import { type Product, products } from '../../../../src/shared/catalogue/product';
import { openAdmin, until } from '../support/openAdmin';
import { chooseFrom, eventually, press, textsOf } from '../support/render';

const ROWS = 5;

it('the products are filtered by a category and an industry that the owner picks', async () => {
  await openAdmin(`/admin/products?perPage=${ROWS}`);
  const nameOf = (resource: 'categories' | 'industries', wanted: string) =>
    collections[resource].stored()?.find(({ id }) => id === wanted)?.name ?? '';
  const isNamed = (list: Element, filter: string) =>
    list
      .getAttribute('aria-labelledby')
      ?.split(' ')
      .some((id) => document.getElementById(id)?.textContent === filter);

  async function pick(filter: string, name: string) {
    const list = await until(() =>
      [...document.querySelectorAll<HTMLElement>('[role="combobox"]')].find((one) => isNamed(one, filter)),
    );
    await chooseFrom(list, name);
    await until(() => list.textContent === name);
  }

  /** Expects the first of the products that pass. */
  async function expectListed(passes: (product: Product) => boolean) {
    const passing = products.stored()?.filter(passes) ?? [];
    const names = passing.map(({ name }) => name).toSorted((one, other) => one.localeCompare(other));
    await eventually(() => {
      const listed = textsOf('tbody a');
      expect(listed).toEqual(names.slice(0, ROWS));
    });
  }

  await pick('Category', nameOf('categories', 'safety-tapes'));
  await expectListed(({ category }) => category === 'safety-tapes');
  await pick('Industry', nameOf('industries', 'hvac-industry'));
  await expectListed(
    ({ category, industries }) => category === 'safety-tapes' && industries.includes('hvac-industry'),
  );
});

it('the entry that ends a filter has no other name for a screen reader than the one that it shows', async () => {
  await openAdmin('/admin/products');
  const list = await until(() => document.querySelector('.list-page [role="combobox"]'));
  await act(async () => list.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 })));
  const all = await until(() => document.querySelector('[role="option"]'));
  expect(all.textContent).toBe('All');
  expect(all.getAttribute('aria-label')).toBe('All');
});

it('a filter that is removed leaves the focus to the others, and not to the top of the page', async () => {
  await openAdmin('/admin/products?displayedFilters=%7B%22withoutPicture%22%3Atrue%7D&filter=%7B%7D');
  const remove = await until(() => document.querySelector<HTMLElement>('[data-key="withoutPicture"]'));
  remove.focus();
  await press(remove);
  await eventually(() => expect(remove.isConnected).toBe(false));
  const searchIn = (element: Element | null) => element?.querySelector('[data-source="q"] input');
  expect(searchIn(document.activeElement)).toBeTruthy();
  expect(document.activeElement).not.toBe(document.body);
});
