import { expect, test } from '@playwright/test';
import { createServer } from 'vite';
import { PROJECT } from '../../../tools/folders';

test('the development server shows the site and the admin', async ({ page }) => {
  const server = await createServer({ root: PROJECT, logLevel: 'error', server: { port: 0 } });
  try {
    await server.listen();
    const [address = ''] = server.resolvedUrls?.local ?? [];
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(`${address}admin/login`);
    // The server prepares the admin's packages at the first visit.
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible({ timeout: 60_000 });
  } finally {
    await server.close();
  }
});
