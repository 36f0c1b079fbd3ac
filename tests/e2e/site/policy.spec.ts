import { expect, test } from '@playwright/test';
import { violations } from '../../hostile/violations';
import { productCount } from '../builtIn';
import { followInFooter } from './footer';
import { answers, settles } from './ready';

/*
 * The policies in the hosting files hold, and the app's own navigation does not violate them. pages.spec.ts checks the
 * same of each page that is loaded.
 */

test('the app violates no policy when it prefetches, seeds the storage and navigates', async ({ page }) => {
  const broken = await violations(page);
  await page.goto('/');
  await settles(page);
  // When the app itself navigates, React creates what is otherwise prerendered.
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
  for (const [link, heading] of [
    ['/products', 'Industrial adhesive tapes'],
    ['/blog', 'Choosing, applying and testing tape'],
    ['/contact', 'Talk to someone who knows the tape'],
    ['/', 'Industrial tape, cut to your width and sent by the pallet.'],
    ['/blog', 'Choosing, applying and testing tape'],
  ] as const) {
    await followInFooter(page, link);
    await expect(page).toHaveURL(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
  const article = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  const title = (await article.textContent()) ?? '';
  await article.click();
  await expect(page).toHaveURL(/\/blog\/./);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(true);
  // The script adds the rest of a long list, and with it other structured data.
  await page.goto('/products');
  await answers(page);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(productCount);
  expect(broken()).toEqual([]);
});

test('a script or style that the build did not write does nothing', async ({ page }) => {
  const broken = await violations(page);
  await page.goto('/about');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.text = 'window.ran = true';
    document.body.append(script);
    const picture = document.createElement('img');
    picture.setAttribute('onerror', 'window.ran = true');
    picture.src = 'x:';
    document.body.append(picture);
    const paragraph = document.createElement('p');
    paragraph.setAttribute('style', 'color: red');
    document.body.append(paragraph);
    const sheet = document.createElement('style');
    sheet.textContent = 'body { --styled: 1 }';
    document.head.append(sheet);
  });
  const kinds = ['script-src-elem', 'script-src-attr', 'style-src-attr', 'style-src-elem'];
  await expect
    .poll(broken)
    .toEqual(expect.arrayContaining(kinds.map((kind) => expect.stringContaining(kind))));
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  expect(await page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--styled'))).toBe('');
});

test('a form or a request to another host is blocked', async ({ page }) => {
  const broken = await violations(page);
  await page.goto('/contact');
  await page.evaluate(() => {
    const form = document.createElement('form');
    form.action = 'https://a.example/';
    document.body.append(form);
    form.submit();
    void fetch('https://a.example/').catch(() => undefined);
  });
  await expect.poll(() => broken().join()).toMatch(/form-action/);
  await expect.poll(() => broken().join()).toMatch(/connect-src/);
  expect(page.url()).toMatch(/\/contact$/);
});
