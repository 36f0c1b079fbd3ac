import { expect, test } from '@playwright/test';
import { createServer } from 'vite';
import { PROJECT } from '../../tools/folders';

test('the development server shows the site', async ({ page }) => {
  const server = await createServer({ root: PROJECT, logLevel: 'error', server: { port: 0 } });
  try {
    await server.listen();
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  } finally {
    await server.close();
  }
});
