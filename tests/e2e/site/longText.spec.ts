import { expect, type Page, test } from '@playwright/test';
import { browserToUse } from '../../../tools/browser';
import { hostileContent } from '../../hostile/records';
import { keepContent } from '../../hostile/site';
import { isSample } from '../../sample/isSample';
import { atSize, expectInWidth } from '../accessibility';
import { articleOfLongCategory } from '../builtIn';
import { BOTH_WIDTHS, DEEP } from '../tags';
import { answers } from './ready';

/* Text that is larger, or words that are longer, than a page was laid out for. */

test('a name of a category on the home page is not broken at its hyphen', async ({ page }) => {
  test.skip(!isSample, 'The owner’s name may have no hyphen.');
  await page.goto('/');
  const name = page.getByRole('heading', { name: 'Double-Sided Tapes' });
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 900 });
    await name.scrollIntoViewIfNeeded();
    const lines = await name.getByRole('link').evaluate((link) => {
      const range = new Range();
      range.setStart(link.firstChild ?? link, 0);
      range.setEnd(link.firstChild ?? link, 'Double-Sided'.length);
      return range.getClientRects().length;
    });
    expect(lines, `${width} px`).toBe(1);
  }
});

test('text that the visitor’s browser shows at twice the size fits the window', { tag: DEEP }, async ({
  playwright,
  baseURL,
}) => {
  const browser = await playwright.chromium.launch(browserToUse(['--blink-settings=defaultFontSize=32']));
  try {
    const page = await browser.newPage({ baseURL });
    for (const address of [
      '/',
      '/industries',
      '/products',
      '/product/vhb-tape',
      '/request-quote',
      '/thank-you',
      `/blog/${articleOfLongCategory}`,
    ]) {
      await page.goto(address);
      for (const width of address === '/' ? [360, 768, 1280, 1600] : [360, 768]) {
        await page.setViewportSize({ width, height: 800 });
        await expectInWidth(page, address);
        await expect(page.getByRole('banner').getByRole('button', { name: 'Menu' })).toBeInViewport({
          ratio: 1,
        });
        await expect(page.getByRole('link', { name: 'Skip to the content' })).not.toBeInViewport();
        expect(await brokenWords(page), `${address} at ${width} px`).toEqual([]);
      }
    }
    // In columns beside a text or a list of cards.
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const address of ['/industries', '/blog']) {
      await page.goto(address);
      expect.soft(await tooNarrow(page), address).toEqual([]);
    }
    // With the spacing of WCAG 1.4.12, too, whose style the site's policy would refuse.
    const spaced = await browser.newPage({ baseURL, bypassCSP: true, viewport: { width: 320, height: 800 } });
    const content = '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }';
    for (const address of ['/about', '/blog']) {
      await spaced.goto(address);
      await spaced.addStyleTag({ content });
      const filters = spaced.getByText('Filter by category');
      if (address === '/blog') await filters.click();
      await expectInWidth(spaced, address);
    }
  } finally {
    await browser.close();
  }
});

/** The links in the page's lists that are wider than their column. */
const tooNarrow = (page: Page) =>
  page.locator('main li > a').evaluateAll((links) => {
    if (links.length === 0) throw new Error('There is none to measure');
    return links.filter((link) => link.scrollWidth > link.clientWidth).map((link) => link.textContent);
  });

/**
 * The words in the names of the page's sections and cards, and in its facts, that are broken across lines. Very long ones
 * need not fit a phone.
 */
const brokenWords = (page: Page) =>
  page.locator('main h2, main article h3, main li h3, main dl').evaluateAll((elements) => {
    if (elements.length === 0) throw new Error('There is none to look at');
    const broken: string[] = [];
    for (const element of elements) {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        for (const { 0: word, index } of text.data.matchAll(/\b\w{1,12}\b/g)) {
          const range = new Range();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
        }
      }
    }
    return broken;
  });

test('neither a long word nor a remark after a telephone number widens a page at 320 px', {
  tag: DEEP,
}, async ({ page }) => {
  const content = hostileContent(['Polytetrafluoroethylenehexafluoropropylenetape']);
  const [settings] = content.settings;
  if (!settings) throw new Error('There are no settings');
  settings.contact.phone1 = '+91 44 5550 0100, ask for the dispatch office between ten and six';
  await page.setViewportSize({ width: 320, height: 640 });
  await keepContent(page, content);
  for (const path of [
    '/',
    '/products?category=hostile-0',
    '/product/hostile-0',
    '/blog/hostile-0',
    '/contact',
  ]) {
    await page.goto(path);
    await answers(page);
    // The browser's own content has replaced what was prerendered.
    await expect(page.getByRole('contentinfo').locator('a[href="tel:+914455500100"]')).toContainText(
      'dispatch',
    );
    await expectInWidth(page, path);
  }
});

test('no word of the owner’s widens a page, in one column or in several', { tag: DEEP }, async ({ page }) => {
  const word = 'x'.repeat(120);
  const content = hostileContent([word]);
  for (const product of content.products) product.industries = ['hostile-0'];
  await keepContent(page, content);
  for (const path of ['/', '/thank-you', '/contact', '/industries', '/compare']) {
    await page.goto(path);
    await answers(page);
    await expect(page.getByRole('contentinfo').locator(`a[href="mailto:${word}"]`)).toBeAttached();
    for (const width of [320, 1280])
      await atSize(page, { width, height: 800 }, () => expectInWidth(page, `${path} at ${width} px`));
  }
});

test('a link in a description without paragraphs stays in its line', { tag: [BOTH_WIDTHS, DEEP] }, async ({
  page,
}) => {
  await keepContent(
    page,
    hostileContent(['For floors, <a href="/product/hostile-0">hazard</a> or caution tape.']),
  );
  await page.goto('/products?category=hostile-0');
  const text = page.locator('[data-html]');
  const height = () => text.evaluate((element) => element.getBoundingClientRect().height);
  await expect(text.getByRole('link')).toBeVisible();
  const inLines = await height();
  await text.evaluate((element) => {
    element.replaceChildren(element.textContent);
  });
  expect(inLines).toBe(await height());
});
