import { expect, type Locator, type Page, test } from '@playwright/test';
import { twoFrames } from '../frames';
import { DEEP, PHONE_ONLY } from '../tags';
import { codeOf } from './chunks';
import { holdBack } from './latch';
import { answers, countLoads } from './ready';

async function openMenu(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  return page.getByRole('dialog', { name: 'Menu' });
}

const NAVIGATION = ['Home', 'About Us', 'Industries', 'Products', 'Blog', 'Contact', 'Request a Quote'];

test('wide screens have the navigation, its seven items in order and the last a button, and no bottom bar', async ({
  page,
}) => {
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link')).toHaveText(NAVIGATION);
  const quote = menu.getByRole('link', { name: 'Request a Quote' });
  await expect(quote).toHaveCSS('background-color', 'rgb(245, 179, 1)');
  await expect(page.getByRole('navigation', { name: 'Quick access' })).toBeHidden();
});

test('on a tablet, which has no bottom bar, the button for a quote stays beside the menu', {
  tag: DEEP,
}, async ({ page }) => {
  await page.goto('/about');
  const banner = page.getByRole('banner');
  for (const width of [768, 1024]) {
    await page.setViewportSize({ width, height: 1024 });
    for (const shown of [
      banner.getByRole('link', { name: 'Request a Quote' }),
      banner.getByRole('button', { name: 'Menu' }),
    ])
      await expect(shown, `${width} px`).toBeInViewport({ ratio: 1 });
    await expect(banner.getByRole('link', { name: 'About Us' })).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Quick access' })).toBeHidden();
  }
});

/** Expects of an open panel that it keeps the focus and locks scrolling, and that Escape gives both back. */
async function expectModal(page: Page, panel: Locator, opener: Locator): Promise<void> {
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  const behind = page.locator('nav[aria-label="Quick access"] a').first();
  const takesFocus = () =>
    behind.evaluate((link: HTMLElement) => {
      const before = document.activeElement;
      link.focus();
      const taken = document.activeElement === link;
      if (before instanceof HTMLElement) before.focus();
      return taken;
    });
  await expect.poll(takesFocus).toBe(false);
  // The focus cycles, by way of the browser's own controls.
  const isInside = () =>
    panel.evaluate(
      (dialog) => document.activeElement === document.body || dialog.contains(document.activeElement),
    );
  const controls = panel.locator('a, button, input').filter({ visible: true });
  for (const end of [controls.first(), controls.last()])
    await expect(async () => {
      await page.keyboard.press('Shift+Tab');
      expect(await isInside()).toBe(true);
      expect(await end.evaluate((control) => control === document.activeElement)).toBe(true);
    }).toPass({ intervals: [0] });
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
  await expect(opener).toBeFocused();
  expect(await takesFocus()).toBe(true);
}

/** A click that does not focus the button, as in Safari, or as one from before the script loaded that is replayed. */
const clickWithoutFocus = (button: Locator) => button.evaluate((element: HTMLElement) => element.click());

test('the slide-in menu is modal, and closes by its backdrop and on navigation', {
  tag: PHONE_ONLY,
}, async ({ page }) => {
  await page.goto('/');
  await answers(page);
  const opener = page.getByRole('banner').getByRole('button', { name: 'Menu' });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await page.evaluate(() =>
    document.addEventListener('scroll', ({ target }) => console.log(target?.constructor.name), true),
  );
  const scrolled: string[] = [];
  page.on('console', (message) => scrolled.push(message.text()));
  await clickWithoutFocus(opener);
  await expect(menu.getByRole('link')).toHaveText(NAVIGATION);
  await expect(menu.getByRole('button', { name: 'Close the menu' })).toBeFocused();
  // The panel is out of sight when the focus moves in. Scrolled to it, the dialog took the panel past its place.
  await twoFrames(page);
  expect(scrolled).not.toContain('HTMLDialogElement');
  await expectModal(page, menu, opener);

  await openMenu(page);
  await page.mouse.click(10, 400);
  await expect(menu).toBeHidden();

  await (await openMenu(page)).getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/about');
  await expect(menu).toBeHidden();
});

for (const browsers of ['with', 'without'])
  test(`in browsers ${browsers} popovers the search overlay is modal, and closes by its button and its backdrop`, {
    tag: PHONE_ONLY,
  }, async ({ page }) => {
    if (browsers === 'without')
      await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'showPopover'));
    await page.goto('/');
    await answers(page);
    // By its text, because an open dialog hides the bar from queries by role.
    const opener = page.locator('nav button', { hasText: 'Search' });
    const overlay = page.getByRole('dialog', { name: 'Search products' });
    await clickWithoutFocus(opener);
    await expect(overlay.getByRole('combobox')).toBeFocused();
    await expectModal(page, overlay, opener);

    await opener.click();
    await overlay.getByRole('button', { name: 'Close the search' }).click();
    await expect(overlay).toBeHidden();
    await opener.click();
    await expect(overlay).toBeVisible();
    await page.mouse.click(195, 700);
    await expect(overlay).toBeHidden();
  });

test('a page is printed without the panel that is open above it', { tag: [PHONE_ONLY, DEEP] }, async ({
  page,
}) => {
  await page.goto('/product/vhb-tape');
  await answers(page);
  const menu = await openMenu(page);
  await expect(menu).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(menu).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
});

test('the bottom bar of small screens has five items, in order', { tag: PHONE_ONLY }, async ({ page }) => {
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Quick access' });
  await expect(bar.getByRole('listitem')).toHaveText(['Home', 'Products', 'Search', 'WhatsApp', 'Get Quote']);
});

/** Presses the menu's button, and waits until its code has failed. */
async function pressInVain(page: Page, menu: Locator): Promise<void> {
  const failed = page.waitForEvent('console', (message) =>
    message.text().startsWith('The panel did not come'),
  );
  await menu.click();
  await failed;
}

test('a menu whose code fails to load leaves the page as it is, and opens at the next click', {
  tag: [PHONE_ONLY, DEEP],
}, async ({ page }) => {
  const panels = codeOf('panels');
  await page.route(panels, (route) => route.abort());
  await page.goto('/about');
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' });
  await answers(page);
  await pressInVain(page, menu);
  await page.unroute(panels);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await menu.click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('a menu whose code fails again reloads the page if the host answers, and otherwise leaves it', {
  tag: [PHONE_ONLY, DEEP],
}, async ({ page }) => {
  await page.route(codeOf('panels'), (route) => route.abort());
  await page.goto('/about');
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' });
  await answers(page);
  const loads = countLoads(page);
  const press = () => pressInVain(page, menu);
  await press();
  await page.route('/about', (route) => route.abort());
  const asked = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/about'));
  await press();
  await asked;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(loads()).toBe(0);
  await page.unroute('/about');
  await press();
  await expect.poll(loads).toBe(1);
});

test('a menu whose code arrives after a navigation stays closed', { tag: [PHONE_ONLY, DEEP] }, async ({
  page,
}) => {
  const panels = await holdBack(page, codeOf('panels'));
  await page.goto('/about');
  await answers(page);
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await page
    .getByRole('navigation', { name: 'Quick access' })
    .getByRole('link', { name: 'Products' })
    .click();
  await expect(page).toHaveURL('/products');
  await panelsCome(page, panels);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a menu whose code arrives while the visitor types elsewhere stays closed', {
  tag: [PHONE_ONLY, DEEP],
}, async ({ page }) => {
  const panels = await holdBack(page, codeOf('panels'));
  await page.goto('/contact');
  await answers(page);
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' });
  await menu.click();
  const name = page.getByRole('main').getByLabel('Name', { exact: true });
  await name.pressSequentially('Meena');
  await panelsCome(page, panels);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(name).toBeFocused();
  await menu.click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

async function panelsCome(page: Page, panels: Awaited<ReturnType<typeof holdBack>>): Promise<void> {
  const came = page.waitForResponse(codeOf('panels'));
  await panels.open();
  // Runs after everything that was waiting for the same module; then React gets time to render.
  await page.addScriptTag({ type: 'module', url: (await came).url() });
  await twoFrames(page);
}

test('the footer opens one section at a time on small screens', { tag: PHONE_ONLY }, async ({ page }) => {
  // The home page is laid out to its end only after half a second, and its footer then moves from under the pointer.
  await page.goto('/contact');
  const footer = page.getByRole('contentinfo');
  const quickLinks = footer.getByRole('button', { name: 'Quick Links' });
  const categories = footer.getByRole('button', { name: 'Categories' });
  await quickLinks.click();
  await expect(quickLinks).toHaveAttribute('aria-expanded', 'true');
  await categories.click();
  await expect(categories).toHaveAttribute('aria-expanded', 'true');
  await expect(quickLinks).toHaveAttribute('aria-expanded', 'false');
  await categories.click();
  await expect(categories).toHaveAttribute('aria-expanded', 'false');
});
