import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import { readDefaults } from '../../../tools/content/readDefaults';

const SANITISER = join(import.meta.dirname, '../../../src/shared/catalogue/sanitiseHtml.ts');

/** The sanitiser as one script that sets the global `sanitiser`: it needs a real browser's parser. */
async function bundledSanitiser(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry: SANITISER, formats: ['iife'], name: 'sanitiser' } },
  });
  const [output] = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[];
  const chunk = output?.output[0];
  if (!chunk) throw new Error('The sanitiser was not bundled');
  return chunk.code;
}

test.beforeEach(async ({ page, isMobile }) => {
  test.skip(isMobile, 'the width of the screen plays no part');
  await page.goto('/thank-you');
  await page.addScriptTag({ content: await bundledSanitiser() });
});

const sanitised = (html: string) =>
  (window as unknown as { sanitiser: { sanitiseHtml: (html: string) => string } }).sanitiser.sanitiseHtml(
    html,
  );

test('the built-in content passes the sanitiser unchanged', async ({ page }) => {
  const { categories, industries, blog } = readDefaults();
  const texts = [
    ...[...categories, ...industries].map(({ id, description }) => ({ id, html: description })),
    ...blog.map(({ id, content }) => ({ id, html: content })),
  ];
  expect(texts.length).toBe(39);
  for (const { id, html } of texts) {
    expect(await page.evaluate(sanitised, html), id).toBe(html);
  }
});

test('what could run is taken out, and the words stay', async ({ page }) => {
  const hostile = [
    '<p onclick="alert(1)">one</p>',
    '<a href="javascript:alert(1)">two</a>',
    '<img src=x onerror=alert(1)>',
    '<script>alert(1)</script><svg onload=alert(1)><p>three</p></svg>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  ].join('');
  const clean = await page.evaluate(sanitised, hostile);
  expect(clean).not.toMatch(/on\w+=|javascript:|<script|<svg|<iframe/i);
  expect(clean).toContain('one');
  expect(clean).toContain('two');
});
