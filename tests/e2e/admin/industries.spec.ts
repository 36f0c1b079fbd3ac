import { expect, type Page, test } from '@playwright/test';
import { countIn, nameOf } from '../builtIn';
import { stored, storedRecord } from '../storage';
import { logIn, save } from './owner';

const industries = (page: Page) => stored(page, 'industries');
const products = (page: Page) => stored(page, 'products');
const hvacIndustry = (page: Page) => storedRecord(page, 'industries', 'hvac-industry');

test('every part of an industry can be changed, its products on both sides', async ({ page }) => {
  await logIn(page, '/admin/industries');
  const [before, productsBefore] = [await industries(page), await products(page)];
  await page.getByRole('link', { name: nameOf('hvac-industry') }).click();
  await expect(page).toHaveURL('/admin/industries/edit/hvac-industry');

  await page.getByRole('textbox', { name: 'Subtitle' }).fill('Ducts and pipes');
  const icons = page.getByRole('group', { name: 'Icon' });
  await icons.getByRole('button', { name: 'sun' }).click();
  await expect(icons.getByRole('button', { pressed: true })).toHaveAccessibleName('sun');
  const grounds = page.getByRole('group', { name: 'Background colour' });
  await grounds.getByRole('button', { name: 'Kraft' }).click();
  await expect(grounds.getByRole('button', { pressed: true })).toHaveText('Kraft');
  await page.getByRole('switch', { name: 'Highlight this industry on the site' }).check();

  await page.getByRole('tab', { name: 'Products' }).click();
  const rows = page.getByRole('group', { name: /^Products \(/ }).getByRole('listitem');
  const first = (await rows.first().innerText()).split('\n').at(-1) ?? '';
  await page.getByRole('button', { name: `Remove ${first}` }).click();
  await page.getByRole('combobox', { name: 'Add a product' }).fill('vhb');
  await page.getByRole('option', { name: nameOf('vhb-tape') }).click();
  await expect(rows.last()).toContainText(nameOf('vhb-tape'));
  await page.getByRole('button', { name: `Move ${nameOf('vhb-tape')} up` }).press('Enter');
  const count = countIn({ industry: 'hvac-industry' });
  await expect(
    page.getByText(`${nameOf('vhb-tape')} is now number ${count - 1} of ${count}.`),
  ).toBeAttached();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved in this browser.')).toBeVisible();

  const hvac = before.find(({ id }) => id === 'hvac-industry');
  const [removed, ...kept] = hvac?.products ?? [];
  const listed = [...kept.slice(0, -1), 'vhb-tape', ...kept.slice(-1)];
  expect(await hvacIndustry(page)).toEqual({
    ...hvac,
    subtitle: 'Ducts and pipes',
    icon: 'sun',
    gradientClasses: 'kraft',
    highlight: true,
    products: listed,
  });
  const others = (all: { id: string }[]) => all.filter(({ id }) => id !== 'hvac-industry');
  expect(others(await industries(page))).toEqual(others(before));
  const expected = productsBefore.map((product) => ({
    ...product,
    industries: [
      ...product.industries.filter((id) => id !== 'hvac-industry' || product.id !== removed),
      ...(product.id === 'vhb-tape' ? ['hvac-industry'] : []),
    ],
  }));
  expect(await products(page)).toEqual(expected);

  // A highlight that is off is left out, as in an industry that never had one.
  await page.getByRole('tab', { name: 'Basics' }).click();
  await page.getByRole('switch', { name: 'Highlight this industry on the site' }).uncheck();
  await save(page);
  expect(await hvacIndustry(page)).not.toHaveProperty('highlight');

  await page.goto('/products?industry=hvac-industry');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: nameOf('vhb-tape') })
      .first(),
  ).toBeVisible();
});
