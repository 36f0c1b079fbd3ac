import { expect, type Locator, test } from '@playwright/test';
import { isSample } from '../../sample/isSample';
import { BOTH_WIDTHS, PHONE_ONLY } from '../tags';
import { answers } from './ready';

test('the bottom bar covers nothing that Tab focuses', { tag: PHONE_ONLY }, async ({ page }) => {
  await page.goto('/privacy-policy');
  await answers(page);
  const bar = page.getByRole('navigation', { name: 'Quick access' });
  const covered: string[] = [];
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab');
    const hidden = await bar.evaluate((bar) => {
      const focused = document.activeElement;
      if (!focused || bar.contains(focused)) return null;
      const { top } = focused.getBoundingClientRect();
      return top > bar.getBoundingClientRect().top - 2 ? focused.textContent : null;
    });
    if (hidden !== null) covered.push(hidden);
  }
  expect(covered).toEqual([]);
});

test('Tab keeps the focus in view where a narrow window makes the home page long', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await page.goto('/');
  await answers(page);
  const allArticles = page.getByRole('link', { name: 'All articles' });
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    if (await allArticles.evaluate((link) => link === document.activeElement)) break;
  }
  await expect(allArticles).toBeFocused();
  await expect(allArticles).toBeInViewport({ ratio: 1 });
});

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

test('on a phone what stands below each other ends at the same edge', { tag: PHONE_ONLY }, async ({
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

test('the home page is laid out to its end before anybody scrolls, so that a picture of the whole page has no gaps', {
  tag: BOTH_WIDTHS,
}, async ({ page }) => {
  await page.goto('/');
  const skipped = () =>
    page
      .locator('main h2, footer form')
      .evaluateAll((parts) =>
        parts
          .filter((part) => !part.checkVisibility({ contentVisibilityAuto: true }))
          .map(({ textContent }) => textContent),
      );
  await expect.poll(skipped).toEqual([]);
});

test('a category’s card on the home page has the strip of its products', async ({ page }) => {
  const strips = async (address: string, cards: string) => {
    await page.goto(address);
    return page.locator(cards).evaluateAll((all) =>
      all.map((card) => {
        const { backgroundImage, height } = getComputedStyle(card, '::before');
        return { backgroundImage, height };
      }),
    );
  };
  for (const category of ['antistatic-esd-tapes', 'double-sided-tapes']) {
    const ofProduct = (await strips(`/products?category=${category}`, 'main article[data-strip]'))[0];
    expect(ofProduct?.backgroundImage).toContain('gradient');
    expect(await strips('/', `main li[data-strip="${category}"]`)).toEqual([ofProduct]);
  }
});

test('the cross of a long filter keeps its size', { tag: PHONE_ONLY }, async ({ page }) => {
  await page.goto('/products?q=polyimide+tape+25+micron+12+mm+x+33+m+with+test+report');
  const cross = page.getByRole('list', { name: 'Filters in use' }).locator('svg');
  expect(await cross.boundingBox()).toMatchObject({ width: 16, height: 16 });
});

test('a button gives way to the press, and a small picture shows that it can be pressed', async ({
  page,
}) => {
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

test('a dozen pictures of a tape take one row, which scrolls', { tag: PHONE_ONLY }, async ({ page }) => {
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

test('no cell of a comparison covers the ring around a link or button beside it that has the focus', async ({
  page,
}) => {
  await page.goto('/compare?product=vhb-tape+anti-skid-tape');
  await answers(page);
  const level = (cell: Element) => Number(getComputedStyle(cell).zIndex);
  const rows = page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('link') });
  await expect(rows).not.toHaveCount(0);
  for (const row of await rows.all()) {
    await row.getByRole('link').first().focus();
    const [first = 0, second = 0] = await Promise.all(
      [0, 1].map((index) => row.locator('> *').nth(index).evaluate(level)),
    );
    expect(second, await row.innerText()).toBeGreaterThan(first);
  }
});

test('three cards stand beside each other on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/');
  for (const title of ['Most asked for', 'From the workshop’s notebook']) {
    const cards = page.locator('section', { hasText: title }).getByRole('article');
    await cards.last().scrollIntoViewIfNeeded();
    const tops = () => cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
    await expect.poll(async () => new Set(await tops()).size, title).toBe(1);
  }
});

test('in forced colours filters show which is in use, and nothing looks like a box to tick or leaves a gap', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/products?category=safety-tapes');
  await answers(page);
  const used = page.getByRole('complementary').locator('[aria-current]').first();
  await expect(used).toHaveCSS('outline-style', 'solid');
  await expect(used.locator('[data-strip]')).toBeHidden();
  await page.goto('/product/caution-tape');
  await answers(page);
  await expect(page.locator('main li [data-strip]')).toBeHidden();
});

test('the angle between the crumbs is not read out', async ({ page }) => {
  await page.goto('/products');
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toMatchAriaSnapshot(`
    - list:
      - listitem:
        - link "Home"
      - listitem: Products
  `);
});

test('on a phone a tape’s crumbs take one line, whatever its category', async ({ page }) => {
  test.skip(!isSample, 'The owner’s names may be longer.');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/product/vhb-tape');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(crumbs).toHaveCSS('height', '44px');
});

test('in a low window the bars scroll with the page from the first paint', async ({ page }) => {
  // Only with the page's own styles, as before the script loads.
  await page.route('**/*.css', (route) => route.abort());
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto('/about');
  await expect(page.getByRole('banner')).toHaveCSS('position', 'static');
  await expect(page.getByRole('navigation', { name: 'Quick access' })).toHaveCSS('position', 'static');
});

test('the header’s shadow grows once the page is scrolled past 10 px', async ({ page }) => {
  await page.goto('/');
  await answers(page);
  const header = page.getByRole('banner');
  const weak = 'rgba(22, 24, 29, 0.08) 0px 1px 2px 0px';
  const strong = 'rgba(22, 24, 29, 0.16) 0px 6px 20px 0px';
  // First the shadow that only the script sets: the other one is there before it loads, too.
  for (const [y, shadow] of [
    [11, strong],
    [10, weak],
  ] as const) {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    await expect(header, `at ${y} px`).toHaveCSS('box-shadow', shadow);
  }
});

test('at no width does one similar tape stand alone below the others, or a product’s button end short of the rest', async ({
  page,
}) => {
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
