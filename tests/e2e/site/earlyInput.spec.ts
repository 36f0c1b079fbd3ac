import { expect, type Page, test } from '@playwright/test';
import { PHONE_ONLY } from '../tags';
import { codeOf, ENTRY } from './chunks';
import { holdBack } from './latch';
import { answers, move } from './ready';

/* What a visitor does before the script has loaded, or while React takes over the page: none of it is lost. */

/** Pauses React when it has just begun to take over the page, until `goOn` is called. */
async function holdTakingOver(page: Page) {
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype;
    // React schedules its next step by a message.
    MessagePort.prototype.postMessage = function (this: MessagePort, ...message: [unknown]) {
      const root = document.getElementById('root') ?? {};
      const goOn = () => postMessage.apply(this, message);
      if (!Object.keys(root).some((name) => name.startsWith('__reactContainer'))) return goOn();
      MessagePort.prototype.postMessage = postMessage;
      Object.assign(window, { goOn });
    };
  });
  return {
    hasBegun: () => page.waitForFunction(() => 'goOn' in window),
    goOn: () => page.evaluate(() => (window as unknown as { goOn: () => void }).goOn()),
  };
}

test('a sort order chosen before the script has loaded is applied', async ({ page }) => {
  const script = await holdBack(page, ENTRY);
  await page.goto('/products');
  await page.getByLabel('Sort by').selectOption('Name, A to Z');
  await move(page);
  await script.open();
  await expect(page).toHaveURL(/sort=name/);
  await expect(page.getByLabel('Sort by')).toHaveValue('name');
});

test('a click before the script has loaded is not lost', { tag: PHONE_ONLY }, async ({ page }) => {
  const script = await holdBack(page, ENTRY);
  await page.goto('/contact', { waitUntil: 'commit' });
  const button = page.getByRole('contentinfo').getByRole('button', { name: 'Categories' });
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await script.open();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
});

test('a click that React handles during hydration counts once', { tag: PHONE_ONLY }, async ({ page }) => {
  const react = await holdTakingOver(page);
  await page.goto('/contact');
  const button = page.getByRole('contentinfo').getByRole('button', { name: 'Categories' });
  await button.scrollIntoViewIfNeeded();
  await move(page);
  await react.hasBegun();
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await react.goOn();
  await page.waitForLoadState('networkidle');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
});

test('going back before the script has loaded shows the right page', async ({ page }) => {
  const [first, second] = ['/about', '/industries'];
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(first);
  // Otherwise the link, and going back, would each load a whole page.
  await answers(page);
  const words = await heading.innerText();
  await page.getByRole('main').locator(`a[href="${second}"]`).first().click();
  await expect(page).toHaveURL(second);
  const script = await holdBack(page, ENTRY);
  await page.reload({ waitUntil: 'load' });
  await page.evaluate(() => setTimeout(() => history.back()));
  await expect(page).toHaveURL(first);
  await script.open();
  await page.keyboard.press('Shift');
  await expect(heading).toHaveText(words);
});

test('going back to another tape before the page’s own code has come shows that one', async ({ page }) => {
  const first = '/product/vhb-tape';
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(first);
  await answers(page);
  const words = await heading.innerText();
  await page.getByRole('main').locator('a[data-transition]').first().click();
  await expect(heading).not.toHaveText(words);
  const code = await holdBack(page, codeOf('ProductPage'));
  const asked = page.waitForRequest(codeOf('ProductPage'));
  await page.reload({ waitUntil: 'load' });
  await page.keyboard.press('Shift');
  await asked;
  await page.evaluate(() => setTimeout(() => history.back()));
  await expect(page).toHaveURL(first);
  await code.open();
  await expect(heading).toHaveText(words);
});

test('text typed into the search before the script has loaded is searched for', async ({ page }) => {
  const script = await holdBack(page, ENTRY);
  await page.goto('/about', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('combobox').fill('anti-skid');
  await script.open();
  await expect(page.getByRole('option').and(page.locator('[href="/product/anti-skid-tape"]'))).toBeVisible();
});

test('a search submitted before the script has loaded opens the only product that it finds', async ({
  page,
}) => {
  const script = await holdBack(page, ENTRY);
  await page.goto('/about');
  const box = page.getByRole('banner').getByRole('combobox');
  await box.fill('glow-in-the-dark');
  await box.press('Enter');
  await script.open();
  await expect(page).toHaveURL('/product/glow-in-the-dark-tape');
});

test('a search submitted during hydration is carried out', async ({ page }) => {
  const react = await holdTakingOver(page);
  await page.goto('/about');
  await page.getByRole('banner').getByRole('combobox').fill('foil');
  await react.hasBegun();
  await page.keyboard.press('Enter');
  await react.goOn();
  await expect(page).toHaveURL('/products?q=foil');
});
