import { expect, type Page, test } from '@playwright/test';
import { contentKeys } from '../../contentKeys';
import { builtInSettings, hasSnippets } from '../builtIn';
import { twoFrames } from '../frames';
import { storeText } from '../storage';
import { codeOf } from './chunks';
import { followInFooter } from './footer';

test.describe('the owner’s snippets, before they are published', () => {
  test.skip(hasSnippets, 'where some are published, those stand in every page and run');

  const ranOn = (page: Page) => page.evaluate(() => (window as unknown as { ran?: string[] }).ran);

  const storeSnippets = (page: Page, gtm: { head: string; body: string }) =>
    storeText(page, contentKeys.settings, JSON.stringify({ settings: [{ ...builtInSettings, gtm }] }));

  test.beforeEach(async ({ page }) => {
    await page.goto('/robots.txt');
    await storeSnippets(page, {
      head: '<script>window.ran = ["head 1"]</script><script>window.ran.push("head 2")</script>',
      body: '<script>window.ran.push("body")</script>',
    });
  });

  test('are blocked by the policy', async ({ page }) => {
    let refused = 0;
    page.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) refused += 1;
    });
    await page.goto('/about');
    // Each of the three scripts.
    await expect.poll(() => refused).toBeGreaterThanOrEqual(3);
    expect(await ranOn(page)).toBeUndefined();
  });

  test.describe('if the host sends no policy', () => {
    test.use({ bypassCSP: true });

    test('run once, in order, on the site only', async ({ page }) => {
      const ran = () => ranOn(page);
      await page.goto('/about');
      await expect.poll(ran).toEqual(['head 1', 'head 2', 'body']);
      await followInFooter(page, '/contact');
      await expect(page).toHaveURL('/contact');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      expect(await ran()).toEqual(['head 1', 'head 2', 'body']);
      const code = page.waitForResponse(codeOf('afterStart'));
      await page.goto('/admin/login');
      await expect(page.getByRole('button', { name: /sign in|log in/i })).toBeVisible();
      // Runs after everything that was waiting for the code that runs them on the site.
      await page.evaluate((address) => import(address), (await code).url());
      await twoFrames(page);
      expect(await ran()).toBeUndefined();
    });

    test('run after the files before them, as in HTML', async ({ page }) => {
      await page.route('/library.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'window.ran = ["library"]' }),
      );
      await storeSnippets(page, {
        head: '<script src="/library.js"></script><script>window.ran.push("head")</script>',
        // One that never comes, two that nothing waits for, and two that no browser runs.
        body: `<script src="/missing.js"></script>
          <script async src="/late.js"></script><script defer src="/late.js"></script>
          <script nomodule src="/old.js"></script><script type="text/x-template" src="/template"></script>
          <script>window.ran.push("body")</script>`,
      });
      await page.route('/late.js', () => undefined);
      await page.goto('/about');
      await expect.poll(() => ranOn(page)).toEqual(['library', 'head', 'body']);
    });
  });
});
