import { expect, test } from '@playwright/test';
import { BOTH_WIDTHS, DEEP } from '../tags';

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

test('a category’s card on the home page has the strip of its products', { tag: DEEP }, async ({ page }) => {
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

test('three cards stand beside each other on a tablet', { tag: DEEP }, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/');
  for (const title of ['Most asked for', 'From the workshop’s notebook']) {
    const cards = page.locator('section', { hasText: title }).getByRole('article');
    await cards.last().scrollIntoViewIfNeeded();
    const tops = () => cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
    await expect.poll(async () => new Set(await tops()).size, title).toBe(1);
  }
});
