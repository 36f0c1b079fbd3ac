import { expect, test } from '@playwright/test';
import { DEEP, PHONE_ONLY } from '../tags';

/* What has to fit a narrow screen or a thumb, on several pages. */

test('links between buttons and tables are tall enough for a thumb', { tag: PHONE_ONLY }, async ({
  page,
}) => {
  for (const [path, name] of [
    ['/product/vhb-tape', 'Compare with other tapes'],
    ['/compare?product=vhb-tape', 'VHB Tape'],
    ['/contact', 'Find the address on a map'],
  ] as const) {
    await page.goto(path);
    const link = page.getByRole('main').getByRole('link', { name, exact: true });
    await expect(link).toBeVisible();
    expect((await link.boundingBox())?.height, name).toBeGreaterThanOrEqual(44);
  }
});

test('on a phone what stands below each other ends at the same edge', { tag: [PHONE_ONLY, DEEP] }, async ({
  page,
}) => {
  await page.goto('/');
  const buttons = page.getByRole('main').getByRole('paragraph').filter({ hasText: 'See all products' });
  await expect(buttons.getByRole('link')).toHaveCount(2);
  await page.setViewportSize({ width: 360, height: 800 });
  expect(new Set(await buttons.getByRole('link').evaluateAll(rightEdges)).size).toBe(1);

  await page.goto('/request-quote?product=vhb-tape+kraft-paper-tape');
  const line = page.getByRole('group').first();
  const remove = line.getByRole('link', { name: 'Remove' });
  await expect(remove).toBeVisible();
  const [field] = await line.getByRole('combobox').first().evaluateAll(rightEdges);
  expect(await remove.evaluateAll(rightEdges)).toEqual([field]);
});

/** Where the elements end: one without an edge of its own where its first text does, which is the one in view. */
const rightEdges = (elements: Element[]) =>
  elements.map((element) => {
    const text = document.createRange();
    text.selectNode(element.firstChild ?? element);
    const hasEdge = getComputedStyle(element).borderRightStyle !== 'none';
    return Math.round((hasEdge ? element : text).getBoundingClientRect().right);
  });

test('the cross of a long filter keeps its size', { tag: [PHONE_ONLY, DEEP] }, async ({ page }) => {
  await page.goto('/products?q=polyimide+tape+25+micron+12+mm+x+33+m+with+test+report');
  const cross = page.getByRole('list', { name: 'Filters in use' }).locator('svg');
  expect(await cross.boundingBox()).toMatchObject({ width: 16, height: 16 });
});
