import { act } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { sorted } from '../../../../src/admin/data/sorted';
import { writes } from '../../../../src/admin/data/writes';
import { articles } from '../../../../src/shared/catalogue/article';
import { changeContent } from '../../../../src/shared/catalogue/changes/changeContent';
import { products } from '../../../../src/shared/catalogue/product';
import { readDefaults } from '../../../../tools/content/readDefaults';
import { buildProduct } from '../../../builders';
import { announced, dialogIsClosed, labelled, menuItem, openAdmin, until } from '../support/openAdmin';
import { button, byLabel, press, says, theDialog, type } from '../support/render';

/** With few rows: the list takes longer with each. */
const LIST = '/admin/products?perPage=5';

const box = (label: string) =>
  until(() => document.querySelector<HTMLElement>(`input[aria-label="${label}"]`));
// The two products that stand first in the list.
const [first, second] = sorted(readDefaults().products, { field: 'name', order: 'ASC' });
const [firstName, secondName] = [`${first?.name}`, `${second?.name}`];
const [firstId, secondId] = [`${first?.id}`, `${second?.id}`];
/** The id of a product that is not selected. */
const otherId = `${readDefaults().products.find(({ id }) => id !== firstId && id !== secondId)?.id}`;
const dialog = () => until(theDialog);
const inDialog = async (text: string) => {
  const found = [...(await dialog()).querySelectorAll('button')].find((one) => one.textContent === text);
  if (!found) throw new Error(`No button of the question says "${text}".`);
  return found;
};

it('each box of a table says what it selects, also the one that selects the whole page', async () => {
  await openAdmin('/admin/blog');
  for (const [screen, path, collection] of [
    ['Articles', '/admin/blog', articles],
    ['Products', '/admin/products', products],
  ] as const) {
    await press(await menuItem(screen));
    const shown = Math.min(collection.stored()?.length ?? 0, 25);
    const links = await until(() => {
      const found = [...document.querySelectorAll(`tbody a[href^="${path}/"]`)];
      return found.length === shown ? found : undefined;
    });
    const boxes = [...document.querySelectorAll('tbody input[type="checkbox"]')];
    const names = links.map(({ textContent }) => `Select ${textContent}`);
    expect(boxes.map((one) => one.getAttribute('aria-label'))).toEqual(names);
    await press(await box('Select all on this page'));
    await until(() => says(`${shown} items selected`));
  }
  await press(button('Change category'));
  expect((await dialog()).textContent).toMatch(/Change the category of \d+ products/);
  expect((await inDialog('Change')).disabled).toBe(true);
});

it('deleting all built-in products is refused, with a message', async () => {
  await openAdmin(LIST);
  const before = products.stored() ?? [];
  await press(await box('Select all on this page'));
  await press(button('Select all'));
  await until(() => says(`${before.length} items selected`));
  await press(button('Delete'));
  expect((await dialog()).textContent).toContain('so the published products come back');
  expect((await dialog()).textContent).not.toMatch(/disappear|lead nowhere/);
  await press(await inDialog('Delete'));
  await until(() => says('Nothing was deleted: these are the published products'));
  expect(products.stored()).toEqual(before);
  await press(await inDialog('Cancel'));
  // With another product among them, that one is deleted.
  await act(() => writes.create('products', { data: { name: 'A Tape' } }));
  await press(await box('Select A Tape'));
  await press(button('Delete'));
  await press(await inDialog('Delete'));
  await until(() => says('Deleted. The published products are back.'));
  expect(products.stored()).toEqual(before);
});

it('selects all products, however many there are', async () => {
  await openAdmin(LIST);
  const added = Array.from({ length: 251 }, (_, index) => buildProduct({ name: `Tape ${index}` }));
  await act(async () => {
    await changeContent(() => ({ products: added }));
  });
  await press(await box('Select all on this page'));
  await press(button('Select all'));
  await until(() => says('251 items selected'));
});

it('products deleted elsewhere are no longer selected, nor named in questions', async () => {
  await openAdmin(LIST);
  const [row] = await until(() => {
    const rows = [...document.querySelectorAll<HTMLElement>('tbody tr')];
    return rows.length > 1 ? rows : undefined;
  });
  const name = row?.querySelector('a')?.textContent;
  await press(await box(`Select ${name}`));
  await press(await box(`Select ${secondName}`));
  await until(() => says('2 items selected'));
  const remove = (wanted?: string | null) =>
    act(async () => {
      await changeContent((now) => ({ products: now.products.filter((one) => one.name !== wanted) }));
    });
  await remove(name);
  await until(() => says('1 item selected'));
  await press(button('Change category'));
  await until(() => says('Change the category of one product'));
  await remove(secondName);
  await until(() => !says('Change the category of'));
  expect(says('1 item selected')).toBe(false);
});

it('“Unselect”, which goes with the selection, leaves the focus to the table', async () => {
  await openAdmin(LIST);
  await press(await box(`Select ${firstName}`));
  await until(() => says('1 item selected'));
  await press(byLabel('Unselect'));
  await until(() => !says('1 item selected'));
  expect(document.activeElement).toBe(document.querySelector('table'));
});

describe('a deletion', () => {
  beforeEach(async () => {
    await openAdmin(LIST);
    await press(await box(`Select ${firstName}`));
  });
  const deletedNames = (before: { name: string }[] = []) => {
    const left = new Set(products.stored()?.map(({ name }) => name));
    return before.map(({ name }) => name).filter((name) => !left.has(name));
  };

  it('removes only what its question named, even if more is selected by then', async () => {
    const before = products.stored();
    await press(button('Delete'));
    expect((await dialog()).textContent).toContain('Delete one product?');
    expect(document.activeElement).toBe(await inDialog('Cancel'));
    await press(await box(`Select ${secondName}`));
    await until(() => says('2 items selected'));
    await press(await inDialog('Delete'));
    await until(() => says('Deleted.'));
    expect(deletedNames(before)).toEqual([firstName]);
  });

  it('says which of the home page’s popular products go with it', async () => {
    const question = async () => {
      await press(button('Delete'));
      const said = (await dialog()).textContent;
      await press(await inDialog('Cancel'));
      await dialogIsClosed();
      return said;
    };
    const makePopular = (popularProductIds: string[]) =>
      act(async () => {
        await changeContent(({ settings }) => ({
          settings: settings.map((one) => ({ ...one, popularProductIds })),
        }));
      });
    await makePopular([otherId]);
    expect(await question()).not.toContain('popular');
    await makePopular([firstId, otherId]);
    expect(await question()).toContain('It also leaves the popular products on the home page.');
    await press(await box(`Select ${secondName}`));
    expect(await question()).toContain('One of them also leaves the popular products on the home page.');
    await makePopular([firstId, secondId]);
    expect(await question()).toContain('2 of them also leave the popular products on the home page.');
    // The published products come back at once, and with them their places on the home page.
    await press(await box('Select all on this page'));
    await press(button('Select all'));
    await until(() => says(`${products.stored()?.length} items selected`));
    expect(await question()).not.toContain('popular');
  });

  it('removes nothing that another tab selected', async () => {
    const key = 'RaStore.products.selectedIds';
    const newValue = JSON.stringify([firstId, otherId]);
    await act(async () => {
      localStorage.setItem(key, newValue);
      window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
    });
    expect(says('1 item selected')).toBe(true);
    await press(button('Delete'));
    expect((await dialog()).textContent).toContain('Delete one product?');
  });
});

describe('the selection is cleared', () => {
  beforeEach(async () => {
    await openAdmin(LIST);
    await press(await box(`Select ${firstName}`));
    await until(() => says('1 item selected'));
  });
  const isNoMore = () => until(() => !says('1 item selected') && says(firstName));

  it('when the list is searched', async () => {
    await type(await labelled('Search'), 'tape');
    await isNoMore();
    await type(await labelled('Search'), '');
    await isNoMore();
  });

  it('when the list is left', async () => {
    await press(await menuItem('Categories'));
    await until(() => !says(firstName));
    await press(await menuItem('Products'));
    await isNoMore();
  });
});

it('confirmations name the products, and a deletion can be undone at once', async () => {
  await openAdmin('/admin/products?perPage=10');
  const boxes = await until(() => {
    const found = [...document.querySelectorAll<HTMLElement>('tbody input[type="checkbox"]')];
    return found.length > 5 ? found : undefined;
  });
  const names = boxes.map((one) => one.getAttribute('aria-label')?.replace('Select ', ''));
  for (const one of boxes.slice(0, 2)) await press(one);
  await press(button('Change category'));
  await until(() => says(`“${names[0]}” and “${names[1]}”`));
  await press(await inDialog('Cancel'));
  for (const one of boxes.slice(2, 6)) await press(one);
  await press(button('Delete'));
  await until(() =>
    says(
      `“${names[0]}”, “${names[1]}”, “${names[2]}”, “${names[3]}” and 2 more disappear from the site in this browser now`,
    ),
  );

  await press(await inDialog('Delete'));
  await until(() => says('6 deleted.'));
  const undo = await until(() => button('Undo'));
  const left = async () => (await products.current()).length;
  const before = await left();
  await press(undo);
  await until(() => says('Put back and saved in this browser.'));
  expect(await left()).toBe(before + 6);
});

it('announces how many products are listed and selected, and marks what they are sorted by', async () => {
  await openAdmin('/admin/products');
  const { length: total = 0 } = products.stored() ?? [];
  const listed = total > 25 ? `1 to 25 of ${total}` : total;
  const sorted = () =>
    [...document.querySelectorAll('[aria-sort]')].map((cell) => [
      cell.tagName,
      cell.textContent,
      cell.getAttribute('aria-sort'),
    ]);
  await announced(`${listed} in the list, by Name, A to Z`);
  expect(sorted()).toEqual([['TH', 'Name', 'ascending']]);
  await press(await until(() => document.querySelector<HTMLElement>('th [data-field="category"]')));
  await announced(`${listed} in the list, by Category, A to Z`);
  expect(sorted()).toEqual([['TH', 'Category', 'ascending']]);
  await press(await until(() => document.querySelector<HTMLElement>('tbody input[type="checkbox"]')));
  await announced('1 selected');
  await type(await labelled('Search'), 'anti-skid');
  await announced(/^\d in the list, by Category, A to Z$/);
});
