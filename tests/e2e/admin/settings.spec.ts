import { expect, type Page, test } from '@playwright/test';
import { nameOf } from '../builtIn';
import { stored } from '../storage';
import { logIn } from './owner';

const theSettings = async (page: Page) => (await stored(page, 'settings'))[0];
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const openTab = (page: Page, name: string) => page.getByRole('tab', { name }).click();

test('no link fills the form', async ({ page }) => {
  const source = JSON.stringify({ gtm: { head: '<script src="//evil.example"></script>' } });
  await logIn(page, `/admin/settings?source=${encodeURIComponent(source)}`);
  const before = await theSettings(page);
  await field(page, 'Telephone').fill('+91 44 5550 0199');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved in this browser.')).toBeVisible();
  expect((await theSettings(page))?.gtm).toEqual(before?.gtm);
});

test('contact, popular products, testimonials and snippets are saved at once', async ({ page }) => {
  await logIn(page, '/admin/settings');
  const before = await theSettings(page);
  if (!before) throw new Error('No settings are stored');
  await field(page, 'Telephone').fill('+91 44 5550 0199');
  await field(page, 'Second telephone').fill('');
  await field(page, 'GSTIN and CIN').fill('GSTIN 33AAAAA0000A1Z5');
  await field(page, 'LinkedIn page').fill('https://www.linkedin.com/company/tape');

  await openTab(page, 'Popular products');
  await page.getByRole('combobox', { name: 'Add a product' }).fill('copper');
  await page.getByRole('option', { name: nameOf('copper-foil-tape') }).click();
  const count = before.popularProductIds.length + 1;
  for (let place = count - 1; place >= 2; place -= 1) {
    await page.getByRole('button', { name: `Move ${nameOf('copper-foil-tape')} up` }).click();
    await expect(
      page.getByText(`${nameOf('copper-foil-tape')} is now number ${place} of ${count}.`),
    ).toBeAttached();
  }

  await openTab(page, 'Testimonials');
  await page.getByRole('button', { name: 'Add testimonial' }).click();
  await field(page, 'What was said').last().fill('It holds.');
  await field(page, 'Who said it').last().fill('R. Kumar');
  await field(page, 'Company and role').last().fill('Kumar Signs, owner');

  await openTab(page, 'Tag manager');
  await expect(page.getByText('runs on every page of the site for every visitor')).toBeVisible();
  await field(page, 'Snippet for the head').fill('<script>window.mark = 1</script>');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved in this browser.')).toBeVisible();

  const [first = '', ...others] = before.popularProductIds;
  const { phone2: _, ...contact } = before.contact;
  expect(await theSettings(page)).toEqual({
    ...before,
    contact: { ...contact, phone1: '+91 44 5550 0199', registrations: 'GSTIN 33AAAAA0000A1Z5' },
    socialLinks: { ...before.socialLinks, linkedin: 'https://www.linkedin.com/company/tape' },
    popularProductIds: [first, 'copper-foil-tape', ...others],
    testimonials: [
      ...before.testimonials,
      { quote: 'It holds.', author: 'R. Kumar', company: 'Kumar Signs, owner' },
    ],
    gtm: { ...before.gtm, head: '<script>window.mark = 1</script>' },
  });
  await page.goto('/');
  await expect(page.getByText('It holds.')).toBeVisible();
  await expect(page.getByRole('contentinfo').getByText('GSTIN 33AAAAA0000A1Z5')).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: nameOf('copper-foil-tape') })
      .first(),
  ).toBeVisible();
});
