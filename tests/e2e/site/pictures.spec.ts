import { expect, type Locator, type Page, test } from '@playwright/test';
import { productWithShippedPicture } from '../builtIn';
import { BOTH_WIDTHS, DEEP, PHONE_ONLY } from '../tags';

const PRODUCT = `/product/${productWithShippedPicture}`;

test.skip(!productWithShippedPicture, 'The owner has replaced every picture.');

/** The file that the browser chose for the first picture in the page's main part. */
async function chosenFile(page: Page): Promise<string> {
  const picture = page.getByRole('main').locator('picture img').first();
  await picture.scrollIntoViewIfNeeded();
  return picture.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc.replace(/^https?:\/\/[^/]*/, ''));
}

test('a product’s picture is loaded as AVIF, in a width that fits the screen', {
  tag: BOTH_WIDTHS,
}, async ({ page, isMobile }) => {
  await page.goto('/products');
  await expect.poll(() => chosenFile(page)).toMatch(/^\/images\/products\/[\w-]+-(400|800)\.avif$/);
  // On a small screen it is beside the text, where 400 px are enough at any pixel density.
  if (isMobile) expect(await chosenFile(page)).toContain('-400.');
  await page.goto(PRODUCT);
  await expect.poll(() => chosenFile(page)).toMatch(/^\/images\/products\/[\w-]+\.avif$/);
});

test('on a telephone the pictures below the first screen leave the line to the one in it', {
  tag: [PHONE_ONLY, DEEP],
}, async ({ page, context }) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Animation.enable');
  const setPlaybackRate = (playbackRate: number) =>
    devtools.send('Animation.setPlaybackRate', { playbackRate });
  const isLoaded = (picture: Locator) =>
    expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const below = page.locator('main li[data-strip] img').first();
  // They wait by an animation.
  await setPlaybackRate(0);
  await page.goto('/');
  await isLoaded(page.locator('main img[fetchpriority=high]'));
  expect(await below.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc)).toBe('');
  await setPlaybackRate(1);
  await isLoaded(below);
});

test('a picture that fails to load is removed, before and after the script has loaded', async ({ page }) => {
  await page.goto(PRODUCT);
  const eager = page.getByRole('main').locator('img:not([loading=lazy])');
  await expect(eager).toBeVisible();
  await page.route(/\/images\//, (route) => route.abort());
  await page.reload();
  await expect(eager).toHaveCount(0);
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page).not.toHaveURL(PRODUCT);
  await expect(eager).toHaveCount(0);
});
