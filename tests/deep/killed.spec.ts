import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, expect, test } from '@playwright/test';
import { browserToUse } from '../../tools/browser';
import { contentKeys } from '../contentKeys';
import { logIn, nameInput, save } from '../e2e/admin/owner';
import { nameOf } from '../e2e/builtIn';
import { storedRecord } from '../e2e/storage';

const PRODUCT = '/admin/products/edit/vhb-tape';

let profile: string;

test.beforeEach(async () => {
  profile = await mkdtemp(join(tmpdir(), 'tape-profile-'));
});
test.afterEach(() => rm(profile, { recursive: true, force: true, maxRetries: 3 }));

const start = (baseURL: string | undefined) =>
  chromium.launchPersistentContext(profile, { ...browserToUse(), baseURL, serviceWorkers: 'block' });

/**
 * Waits until Chromium has written the seeds to disk. It does so five seconds after the first change, and the next time
 * a minute later at the earliest: if the browser is killed in between, what was saved is lost.
 */
async function seedIsOnDisk(): Promise<void> {
  const folder = join(profile, 'Default/Local Storage/leveldb');
  const isThere = async (text: string) => {
    const files = await readdir(folder);
    const contents = await Promise.all(files.map((file) => readFile(join(folder, file), 'latin1')));
    return contents.some((content) => content.includes(text));
  };
  await expect.poll(() => isThere(contentKeys.products), { timeout: 60_000 }).toBe(true);
}

/** As in a power cut, the process that keeps the storage is gone, without time to write anything. */
async function kill(context: BrowserContext): Promise<void> {
  const session = await context.browser()?.newBrowserCDPSession();
  const processes = (await session?.send('SystemInfo.getProcessInfo'))?.processInfo ?? [];
  const id = processes.find(({ type }) => type === 'browser')?.id;
  if (!id) throw new Error('The browser does not say which process it is');
  const closed = new Promise((resolve) => context.once('close', resolve));
  process.kill(id, 'SIGKILL');
  await closed;
}

test('a save that was reported survives a killed browser: it is offered, and can be restored', async ({
  baseURL,
}) => {
  test.setTimeout(120_000);
  let context = await start(baseURL);
  let page = await context.newPage();
  await logIn(page, PRODUCT);
  await expect(nameInput(page)).toHaveValue(nameOf('vhb-tape'));
  await seedIsOnDisk();
  await nameInput(page).fill('Killed right after');
  await save(page);
  await kill(context);

  context = await start(baseURL);
  page = await context.newPage();
  await logIn(page);
  const name = async () => (await storedRecord(page, 'products', 'vhb-tape'))?.name;
  // Local storage alone has lost it.
  expect(await name(), 'what was lost, unless this took a minute').toBe(nameOf('vhb-tape'));
  const offer = page.getByRole('alert').filter({ hasText: 'is not in this browser’s storage' });
  await expect(offer).toContainText('Product “Killed right after” changed: name');
  expect(await name()).toBe(nameOf('vhb-tape'));
  await offer.getByRole('button', { name: 'Show what was lost' }).click();
  const dialog = page.getByRole('dialog', { name: /^Restore the save of .*\?$/ });
  await expect(dialog.getByRole('insertion')).toHaveText('Killed right after');
  await dialog.getByRole('button', { name: 'Restore' }).click();
  await expect(dialog).toBeHidden();
  await expect(offer).toBeHidden();
  expect(await name()).toBe('Killed right after');
  await page.goto(PRODUCT);
  await expect(nameInput(page)).toHaveValue('Killed right after');
  await context.close();
});
