import { stat } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { storedRecord } from '../storage';
import { DEEP } from '../tags';
import { logIn, save } from './owner';

/** Writes a picture like a camera's: large, and nowhere of one colour. */
async function takePhotograph(file: string): Promise<void> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const coarse = await sharp({ create: { width: 160, height: 120, channels: 3, background: '#888', noise } })
    .png()
    .toBuffer();
  await sharp(coarse).resize(2400, 1800, { kernel: 'cubic' }).png({ compressionLevel: 1 }).toFile(file);
}

const images = async (page: Page) => (await storedRecord(page, 'products', 'vhb-tape'))?.images ?? [];

test('a chosen file is scaled down to a WebP of at most 60 kB, and shown on the site', async ({
  page,
}, testInfo) => {
  await logIn(page, '/admin/products/edit/vhb-tape');
  await page.getByRole('tab', { name: 'Pictures' }).click();
  const before = await images(page);
  const left = page.getByText('Space left for all content');
  const spaceBefore = await left.innerText();

  await page
    .getByLabel('Picture file')
    .setInputFiles({ name: 'note.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(page.getByText('“note.png” is not a picture that this browser can read.')).toBeVisible();

  const file = testInfo.outputPath('tape.png');
  await takePhotograph(file);
  expect((await stat(file)).size).toBeGreaterThan(2_000_000);
  await page.getByLabel('Picture file').setInputFiles(file);
  await expect(page.getByText(/from a file \(\d+ kB\)/)).toBeVisible();
  await expect(page.getByText('is not a picture')).toBeHidden();
  await save(page);

  const after = await images(page);
  expect(after.slice(0, -1)).toEqual(before);
  const [head, body = ''] = (after.at(-1) ?? '').split(',');
  expect(head).toBe('data:image/webp;base64');
  const webp = Buffer.from(body, 'base64');
  expect(webp.length).toBeLessThanOrEqual(60 * 1024);
  const { format, width = 0, height = 0 } = await sharp(webp).metadata();
  expect({ format, ratio: width / height }).toEqual({ format: 'webp', ratio: 4 / 3 });
  expect(width).toBeLessThanOrEqual(1200);
  await expect(left).not.toHaveText(spaceBefore);

  await page.goto('/product/vhb-tape');
  const picture = page.getByRole('main').locator('img[src^="data:image/webp"]').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(width);
});

test('the reason why a picture file is refused comes into view, though in a low window it stands below the fold', {
  tag: DEEP,
}, async ({ page }) => {
  await page.setViewportSize({ width: 1093, height: 400 });
  await logIn(page, '/admin/products/edit/vhb-tape');
  await page.getByRole('tab', { name: 'Pictures' }).click();
  const note = { name: 'note.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
  await page.getByLabel('Picture file').setInputFiles(note);
  await expect(page.getByText('“note.png” is not a picture')).toBeInViewport({ ratio: 1 });
});

test('in the dark, too, pictures stand on the site’s paper: a black drawing on nothing would be lost', {
  tag: DEEP,
}, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await logIn(page, '/admin/products');
  const paper = 'rgb(250, 248, 244)';
  await expect(page.getByRole('table').locator('img').first()).toHaveCSS('background-color', paper);
  await page.goto('/admin/blog/new');
  await page.getByRole('button', { name: 'Picture', exact: true }).click();
  await page.getByLabel('Web address of the picture').fill('/images/products/vhb-tape-1200.webp');
  await page.getByRole('button', { name: 'Insert', exact: true }).click();
  await expect(page.locator('.ProseMirror img[src*=vhb]')).toHaveCSS('background-color', paper);
});
