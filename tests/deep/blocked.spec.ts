import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, test } from '@playwright/test';
import { browserToUse, wholeBrowser } from '../../tools/browser';
import { answers } from '../e2e/site/ready';
import { adminRoutes, errorsOf, publicRoutes } from './faultyPages';

test('the site works, and the admin says why it cannot, when the browser’s own setting blocks site data', async ({
  baseURL,
}) => {
  const executablePath = wholeBrowser();
  test.skip(!executablePath, 'no whole Chromium or Chrome here');
  const profile = await mkdtemp(join(tmpdir(), 'tape-profile-'));
  try {
    await mkdir(join(profile, 'Default'));
    // What "Don't allow sites to save data on your device" sets.
    const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };
    await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(preferences));
    const context = await chromium.launchPersistentContext(profile, {
      ...browserToUse(),
      executablePath,
      baseURL,
    });
    const page = await context.newPage();
    const errors = errorsOf(page);
    await page.goto('/robots.txt');
    const thrown = await page.evaluate(() => {
      try {
        return String(window.localStorage);
      } catch (error) {
        return (error as Error).name;
      }
    });
    expect(thrown).toBe('SecurityError');
    for (const route of publicRoutes) {
      await page.goto(route);
      await answers(page);
      await expect(page.getByRole('heading', { level: 1 }), route).toBeVisible();
    }
    await page.goto('/');
    await answers(page);
    await page.getByRole('link', { name: 'Products' }).first().click();
    await expect(page).toHaveURL('/products');
    // The store logs what it cannot read or write; nothing else may be logged.
    expect(errors.filter((error) => !/^Could not (read|write)/.test(error))).toEqual([]);
    for (const route of adminRoutes) {
      await page.goto(route);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('The admin cannot start here');
      await expect(page.getByText('does not let the site store anything')).toBeVisible();
    }
    await context.close();
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 3 });
  }
});
