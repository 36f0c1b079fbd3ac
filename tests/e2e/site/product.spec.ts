import { expect, type Locator, test } from '@playwright/test';
import { isSample } from '../../sample/isSample';
import { DEEP, PHONE_ONLY } from '../tags';
import { answers } from './ready';

test('on a phone a tape’s crumbs take one line, whatever its category', { tag: DEEP }, async ({ page }) => {
  test.skip(!isSample, 'The owner’s names may be longer.');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/product/vhb-tape');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(crumbs).toHaveCSS('height', '44px');
});

test('a dozen pictures of a tape take one row, which scrolls', { tag: [PHONE_ONLY, DEEP] }, async ({
  page,
}) => {
  await page.goto('/product/vhb-tape');
  await answers(page);
  const pictures = page.getByRole('list', { name: 'Pictures' });
  const size = await pictures.evaluate((list) => {
    for (let count = list.childElementCount; count < 12; count += 1)
      list.append(list.lastElementChild?.cloneNode(true) ?? '');
    return { height: list.clientHeight, hidden: list.scrollWidth - list.clientWidth };
  });
  expect(size.height).toBeLessThan(100);
  expect(size.hidden).toBeGreaterThan(500);
});

test('a button gives way to the press, and a small picture shows that it can be pressed', {
  tag: DEEP,
}, async ({ page }) => {
  await page.goto('/product/vhb-tape');
  await answers(page);
  const other = page.getByRole('button', { name: /^Picture 2 of/ });
  await expect(other).toHaveCSS('border-top-width', '0px');
  await other.hover();
  await expect(other).toHaveCSS('border-top-width', '2px');
  const send = page.getByRole('contentinfo').getByRole('button', { name: 'Send enquiry' });
  await send.hover();
  await page.mouse.down();
  await expect(send).toHaveCSS('translate', '0px 1px');
  await page.mouse.move(0, 0);
  await page.mouse.up();
});

test('at no width does one similar tape stand alone below the others, or a product’s button end short of the rest', {
  tag: DEEP,
}, async ({ page }) => {
  await page.goto('/product/vhb-tape');
  const similar = page.locator('section', { has: page.getByRole('heading', { name: 'Similar tapes' }) });
  const edges = (places: Locator, edge: 'top' | 'right') =>
    places.evaluateAll((all, side) => all.map((one) => Math.round(one.getBoundingClientRect()[side])), edge);
  const quote = page.getByRole('main').getByRole('link', { name: 'Request a Quote' });
  const chat = quote.locator('+ a');
  for (const width of [768, 900, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await edges(similar.getByRole('article'), 'top');
    expect(tops.length).toBeGreaterThan(1);
    expect(tops.filter((top) => top === Math.max(...tops)).length, `${width} px`).toBeGreaterThan(1);
    const figures = await edges(page.getByRole('main').locator('h1 ~ dl'), 'right');
    expect(await edges(chat, 'right'), `${width} px`).toEqual(figures);
    const isBelow = (await edges(chat, 'top'))[0] !== (await edges(quote, 'top'))[0];
    if (isBelow) expect(await edges(quote, 'right'), `${width} px`).toEqual(figures);
  }
});

test('a table that is copied has each figure in its row, beside its name', { tag: DEEP }, async ({
  page,
}) => {
  test.skip(!isSample, 'The owner’s figures may be others.');
  const copied = async (path: string) => {
    await page.goto(path);
    const table = page.getByRole('main').getByRole('table').first();
    await expect(table).toBeVisible();
    const text = await table.evaluate((element) => {
      const selection = getSelection();
      selection?.selectAllChildren(element);
      return selection?.toString() ?? '';
    });
    return text.replaceAll('\u00a0', ' ').trim().split('\n');
  };
  expect(await copied('/product/vhb-tape')).toContain(
    'Peel adhesion to steel ASTM D3330, 90°, 72 h dwell\t98 N/25 mm',
  );
  const compared = await copied('/compare?product=vhb-tape+double-sided-foam-tape');
  expect(compared).toContain('VHB Tape\tDouble-Sided Foam Tape');
  expect(compared).toContain('Total thickness\t1.1 mm\t1.0 mm ASTM D3652');
  expect(compared).toContain('Normal tensile to aluminium ASTM D897\t620 kPa\t–');
  // Not the buttons.
  expect(compared.at(-1)).toMatch(/^Core diameter/);
});
