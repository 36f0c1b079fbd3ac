import { expect, type Locator, type Page, test } from '@playwright/test';
import { FORM_SERVICE, SITE_URL } from '../../addresses';
import { countLine, nameOf } from '../builtIn';
import { BOTH_WIDTHS, DEEP } from '../tags';
import { answers } from './ready';

/** What the form service received from the sender with this e-mail address. */
async function receivedFrom(page: Page, email: string): Promise<Record<string, string> | undefined> {
  const answer = await page.request.get(FORM_SERVICE);
  const all = (await answer.json()) as [string, string][][];
  const found = all.find((fields) => fields.some(([name, value]) => name === 'email' && value === email));
  return found && Object.fromEntries(found);
}

const uniqueEmail = (name: string) => `${name}-${test.info().project.name}-${Date.now()}@example.com`;

/** The line that says how many products the list shows. */
const listCount = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^\d+ product/ });

async function search(page: Page, text: string): Promise<void> {
  if (test.info().project.name === 'phone') {
    await page
      .getByRole('navigation', { name: 'Quick access' })
      .getByRole('button', { name: 'Search' })
      .click();
    await page.getByRole('dialog').getByRole('combobox').fill(text);
  } else {
    await page.getByRole('banner').getByRole('combobox').fill(text);
  }
}

test('a buyer searches on the home page, opens a product, and sends the quote form to the form service', {
  tag: BOTH_WIDTHS,
}, async ({ page }) => {
  await page.goto('/');
  await search(page, 'anti-skid');
  await page.getByRole('option').and(page.locator('[href="/product/anti-skid-tape"]')).click();
  await expect(page).toHaveURL('/product/anti-skid-tape');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/anti-skid/i);

  await page.getByRole('main').getByRole('link', { name: 'Request a Quote', exact: true }).first().click();
  await expect(page).toHaveURL('/request-quote?product=anti-skid-tape');
  const form = page.getByRole('form', { name: 'Request a Quote' });
  await expect(form.getByLabel('Product')).toHaveValue(nameOf('anti-skid-tape'));

  const email = uniqueEmail('quote');
  await form.getByLabel('Quantity').fill('24');
  await form.getByLabel('Unit').selectOption('cartons');
  await form.getByLabel(/^Size/).fill('50 mm × 18 m');
  await form.getByLabel(/^Company/).fill('Sample Works');
  await form.getByLabel(/^Application/).fill('Stair noses, outdoors');
  await form.getByLabel('Name').fill('A buyer');
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Phone').fill('+91 98400 00000');
  await form.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('Thank you, your message is on its way.')).toBeVisible();

  expect(await receivedFrom(page, email)).toEqual({
    _subject: `Quote request: ${nameOf('anti-skid-tape')}`,
    _replyto: email,
    _next: `${SITE_URL}/thank-you`,
    _honey: '',
    product: nameOf('anti-skid-tape'),
    quantity: '24',
    unit: 'cartons',
    size: '50 mm × 18 m',
    company: 'Sample Works',
    application: 'Stair noses, outdoors',
    name: 'A buyer',
    email,
    phone: '+91 98400 00000',
  });
});

test('a buyer goes through a category to a product', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('main')
    .getByRole('link', { name: nameOf('reflective-tapes') })
    .click();
  await expect(page).toHaveURL('/products?category=reflective-tapes');
  await expect(page.getByRole('main').getByText(countLine({ category: 'reflective-tapes' }))).toBeVisible();
  await page.getByRole('link', { name: nameOf('reflective-piping'), exact: true }).click();
  await expect(page).toHaveURL('/product/reflective-piping');
});

test('a buyer goes through an industry, narrows by category, removes that filter, and opens a product', {
  tag: BOTH_WIDTHS,
}, async ({ page }) => {
  await page.goto('/industries');
  await page.getByRole('main').locator('a[href="/products?industry=hvac-industry"]').first().click();
  await expect(page).toHaveURL('/products?industry=hvac-industry');
  const count = listCount(page);
  await expect(count).toHaveText(countLine({ industry: 'hvac-industry' }));

  if (test.info().project.name === 'phone') await page.getByText('Filter products').click();
  await page
    .getByRole('main')
    .locator('a[href="/products?category=safety-tapes&industry=hvac-industry"]')
    .filter({ visible: true })
    .click();
  await expect(page).toHaveURL('/products?category=safety-tapes&industry=hvac-industry');
  await expect(count).toHaveText(countLine({ category: 'safety-tapes', industry: 'hvac-industry' }));

  await page
    .getByRole('link', { name: /remove this filter/ })
    .filter({ hasText: nameOf('safety-tapes') })
    .click();
  await expect(count).toHaveText(countLine({ industry: 'hvac-industry' }));
  await page.getByRole('link', { name: nameOf('aluminium-foil-tape'), exact: true }).click();
  await expect(page).toHaveURL('/product/aluminium-foil-tape');

  await page.goBack();
  await expect(count).toHaveText(countLine({ industry: 'hvac-industry' }));
});

test('by keyboard, a buyer goes from figure to figure without leaving the menu', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 900 });
  await page.goto('/products');
  await answers(page);
  await page.locator('main summary').filter({ hasText: 'Filter products' }).press('Enter');
  const menu = page.getByRole('combobox', { name: 'Service temperature' }).filter({ visible: true });
  await expect(menu).toBeVisible();
  while (!(await menu.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/heat=/);
  const first = page.url();
  await page.keyboard.press('ArrowDown');
  await expect(page).not.toHaveURL(first);
  await expect(menu).toBeFocused();
});

test('what the quote form was opened with stays when the search box is submitted empty', {
  tag: DEEP,
}, async ({ page }) => {
  await page.goto('/request-quote?q=floor');
  await answers(page);
  const application = page.getByLabel('Application');
  await application.fill('Looking for: floor, 200 °C');
  const box = page.getByRole('banner').getByRole('combobox');
  await expect(box).toHaveValue('');
  await box.press('Enter');
  await expect(page).toHaveURL('/request-quote?q=floor');
  await expect(application).toHaveValue('Looking for: floor, 200 °C');
});

test('a buyer filters tapes by service temperature, and the address gives the same result again', async ({
  page,
}) => {
  await page.goto('/products?category=double-sided-tapes');
  await answers(page);
  const count = listCount(page);
  const before = await count.innerText();
  const menu = page.getByRole('combobox', { name: 'Service temperature' }).filter({ visible: true });
  const choice = await menu.getByRole('option', { name: '120 °C and more' }).innerText();
  const promised = Number(/\((\d+)\)$/.exec(choice)?.[1]);
  expect(promised).toBeGreaterThan(0);
  await menu.selectOption({ label: choice });
  await expect(page).toHaveURL('/products?category=double-sided-tapes&heat=120');
  await expect(count).toContainText(`${promised} product`);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(promised);
  const temperatures = await cards.getByText(/ to [−\d]+\s°C$/).allInnerTexts();
  expect(temperatures).toHaveLength(promised);
  for (const temperature of temperatures)
    expect(Number(/(\d+)\s°C$/.exec(temperature)?.[1])).toBeGreaterThanOrEqual(120);

  await page.reload();
  await expect(count).toContainText(`${promised} product`);
  await page
    .getByRole('link', { name: /^Service temperature: 120\s°C and more.*remove this filter/ })
    .click();
  await expect(count).toHaveText(before);
  await page.goBack();
  await expect(count).toContainText(`${promised} product`);
});

test('a buyer compares a tape with similar ones, removes one, and adds another', {
  tag: BOTH_WIDTHS,
}, async ({ page, isMobile }) => {
  await page.goto('/product/vhb-tape');
  await answers(page);
  await page.getByRole('link', { name: 'Compare side by side' }).click();
  const table = page.getByRole('table');
  const heads = table.getByRole('columnheader');
  await expect(heads).toHaveCount(4);
  await expect(heads.first()).toHaveText(nameOf('vhb-tape'));
  await expect(page.getByRole('combobox', { name: 'Add a tape' })).toHaveCount(0);

  const second = await heads.nth(1).innerText();
  const remove = table.getByRole('link', { name: `Remove ${second}` });
  if (isMobile) await remove.tap();
  else await clickAtLowerEdge(page, remove);
  await expect(heads).toHaveCount(3);
  await expect(heads.getByText(second)).toHaveCount(0);
  // The next tape's link stands where the pressed one was.
  const third = await heads.nth(1).innerText();
  await expect(table.getByRole('link', { name: `Remove ${third}` })).toBeFocused();

  await page.getByRole('combobox', { name: 'Add a tape' }).selectOption(nameOf('polyimide-tape'));
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(heads.last()).toHaveText(nameOf('polyimide-tape'));
  await expect(table.getByRole('link', { name: /^Remove/ }).last()).toBeFocused();

  const rows = table.locator('tbody tr');
  const all = await rows.count();
  await page.getByRole('checkbox', { name: 'Show only what differs' }).check();
  const different = await rows.count();
  expect(different).toBeGreaterThan(0);
  await expect(page.getByText(`differ in ${different} of ${all} properties`)).toBeVisible();

  // A single tape differs in nothing.
  const address = page.url();
  for (const name of (await heads.allInnerTexts()).slice(1))
    await table.getByRole('link', { name: `Remove ${name}` }).click();
  await expect(heads).toHaveCount(1);
  await expect(rows.first()).toBeVisible();
  // Similar tapes are one press away.
  const similar = page.getByRole('link', { name: /^Add / });
  const likest = (await similar.first().innerText()).replace(/^Add\s+/, '');
  await similar.first().click();
  await expect(heads.last()).toHaveText(likest);
  await expect(page.getByRole('combobox', { name: 'Add a tape' })).toBeFocused();
  await page.goto(address);

  // By its address, for which there is no file, the tapes are shown at once, with their categories' strips.
  await expect(heads.last()).toHaveText(nameOf('polyimide-tape'));
  const strips = await table
    .locator('thead [data-strip]')
    .evaluateAll((heads) => heads.map((head) => getComputedStyle(head).getPropertyValue('--strip-solid')));
  const plain = await page.evaluate(() => {
    const unknown = document.body.appendChild(document.createElement('i'));
    unknown.dataset.strip = 'none';
    return getComputedStyle(unknown).getPropertyValue('--strip-solid');
  });
  expect(strips).toHaveLength(await heads.count());
  expect(strips).not.toContain(plain);
});

/** Clicks a link of a table at the window's lower edge, where a press must not scroll it away. */
async function clickAtLowerEdge(page: Page, link: Locator): Promise<void> {
  await link.evaluate((element) => {
    const room = innerHeight - element.getBoundingClientRect().bottom;
    scrollBy({ top: 10 - room, behavior: 'instant' });
  });
  const { x = 0, y = 0 } = (await link.boundingBox()) ?? {};
  await page.mouse.click(x + 5, y + 5);
}

test('the focus stays on an applied filter, and goes to the count when a filter is removed', async ({
  page,
}) => {
  await page.goto('/products');
  await answers(page);
  const filter = page
    .getByRole('complementary', { name: 'Filters' })
    .getByRole('link', { name: nameOf('hvac-industry') });
  await filter.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/industry=hvac-industry/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(nameOf('hvac-industry'));
  await expect(filter).toBeFocused();
  await page.getByRole('link', { name: /remove this filter/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/products$/);
  await expect(page.getByRole('region', { name: 'Results' })).toBeFocused();
});

test('the quick enquiry posts the fields of the specification', async ({ page }) => {
  await page.goto('/about');
  const form = page.getByRole('form', { name: 'Quick Enquiry' });
  const email = uniqueEmail('quick');
  await form.getByLabel('Name').fill('A buyer');
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Phone').fill('044 5550 0100');
  await form.getByRole('button').click();
  await expect(page.getByText('Thank you, your message is on its way.')).toBeVisible();
  expect(await receivedFrom(page, email)).toEqual({
    _subject: 'New Quick Enquiry from Website Footer!',
    _replyto: email,
    _next: `${SITE_URL}/thank-you`,
    _honey: '',
    name: 'A buyer',
    email,
    phone: '044 5550 0100',
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the quote form posts and returns to the thank-you page', async ({ page }) => {
    const email = uniqueEmail('plain');
    await page.goto('/request-quote');
    await page.selectOption('[name=product]', nameOf('vhb-tape'));
    await page.fill('[name=quantity]', '10');
    const main = page.locator('main');
    await main.locator('[name=name]').fill('A buyer');
    await main.locator('[name=email]').fill(email);
    await main.locator('[name=phone]').fill('98400 00000');
    await main.locator('button[type=submit]').click();
    await expect(page).toHaveURL('/thank-you');
    const received = await receivedFrom(page, email);
    expect(received?.product).toBe(nameOf('vhb-tape'));
  });
});
