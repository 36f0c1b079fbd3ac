import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserToUse } from '../../tools/browser';
import { type RunningServer, startLocalServer } from '../../tools/childServer';
import { readDefaults } from '../../tools/content/readDefaults';
import { SITE_FOLDER } from '../builtSite';
import { contentKeys } from '../contentKeys';
import { type Checkout, makeCheckout } from './checkout';
import {
  BANNER,
  downloadContent,
  freshBrowser,
  importContent,
  openAdmin,
  productHeading,
  rename,
  replacePictures,
  setSnippet,
  visit,
} from './owner';

/*
 * The README's steps from an edit in the owner's browser to everyone's: download, content:apply, build, deploy. The
 * same browsers visit the site before and after them.
 */

const PRODUCT = 'vhb-tape';
const NEW_NAME = 'VHB Tape, as published';
const PICTURE = 'public/images/scenes/home-hero-400.webp';
/** Loads a script from another host, as a tag manager's snippet does. */
const SNIPPET =
  '<script>window.tags = [\'ran\']; tags.push(location.pathname)</script><script src="https://tags.example/t.js"></script>';
const OTHER_PRODUCT = 'pe-foam-tape';
const OTHER_NAME = 'PE Foam Tape, as edited here';
const FORMER_NAME = readDefaults().products.find(({ id }) => id === OTHER_PRODUCT)?.name ?? '';

let checkout: Checkout;
let browser: Browser;
let server: RunningServer;
let origin: string;
let folder: string;
let people: Record<'owner' | 'colleague' | 'visitor' | 'editor', Page>;

type Applied = ReturnType<typeof apply>;
let refused: Applied;
/** The owner's file, whose picture was cut off. */
let broken: Applied;
let applied: Applied;
/** A file from a browser that was edited before the owner's file was applied; applied after it. */
let late: Applied;
/** The owner's content once more, from the browser into which it was imported. */
let same: Applied;
/** Two more files of the owner's, applied before the next build: one with a further edit, one that takes it back. */
const further: Applied[] = [];

/** Applies this content, and notes whether that changed anything. */
function apply(content: string) {
  const file = join(folder, 'content.json');
  writeFileSync(file, content);
  const before = checkout.fingerprint();
  const result = checkout.apply(file);
  return { ...result, hasWritten: checkout.fingerprint() !== before };
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'publish-'));
  checkout = makeCheckout();
  server = await startLocalServer(SITE_FOLDER);
  browser = await chromium.launch(browserToUse());
  origin = `http://localhost:${server.port}`;
  people = {
    owner: await freshBrowser(browser, origin),
    colleague: await freshBrowser(browser, origin),
    visitor: await freshBrowser(browser, origin),
    editor: await freshBrowser(browser, origin),
  };
  await visit(people.visitor);
  await rename(people.owner, PRODUCT, NEW_NAME);
  await replacePictures(people.owner, PRODUCT, PICTURE);
  await setSnippet(people.owner, SNIPPET);
  const content = await downloadContent(people.owner);
  await importContent(people.colleague, content);
  await rename(people.editor, OTHER_PRODUCT, OTHER_NAME);

  const withForm = content.replace('"content": "', '"content": "<form action=https://a.example></form>');
  refused = apply(withForm.replace(`"name": "${NEW_NAME}"`, '"name": " "'));
  broken = apply(content.replace(/("data:image\/webp;base64,.{40})[^"]+/, '$1'));
  applied = apply(content);
  same = apply(await downloadContent(people.colleague));
  late = apply(await downloadContent(people.editor));
  for (const name of [OTHER_NAME, FORMER_NAME]) {
    await rename(people.owner, OTHER_PRODUCT, name);
    further.push(apply(await downloadContent(people.owner)));
  }
  checkout.build();
  await server.stop();
  server = await startLocalServer(`${checkout.folder}/dist`, server.port);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
  checkout?.remove();
  if (folder) rmSync(folder, { recursive: true });
});

describe('content:apply', () => {
  it('refuses the whole file if anything in it is invalid: exits with 1 and writes nothing', () => {
    expect(refused.status).toBe(1);
    expect(refused.said).toContain(`${PRODUCT} › name: Give the product a name.`);
    expect(refused.said).toContain('› content: <form> is not allowed. </form> is not allowed.');
    expect(refused.hasWritten).toBe(false);
  });

  it('refuses the whole file if a picture in it cannot be read, and names its record', () => {
    expect(broken).toMatchObject({ status: 1, hasWritten: false });
    expect(broken.said).toContain(`products: ${PRODUCT}`);
  });

  it('writes the files that changed and one for the chosen picture, and lists them', () => {
    expect(applied).toMatchObject({ status: 0, hasWritten: true });
    expect(applied.said).toMatch(/^added {3}public\/images\/own\/[\w-]+\.webp$/m);
    expect(applied.said).toContain(`changed src/shared/defaults/products/${PRODUCT}.json\n`);
    expect(applied.said).toContain('Files added: 1, changed: 2, removed: 0.');
    expect(applied.said).toContain('The settings hold snippets');
  });

  it('leaves out what nobody edited, and says so', () => {
    expect(applied.said).toMatch(/^left out blog: not edited/m);
    expect(applied.said).not.toMatch(/^left out (?:products|settings)/m);
  });

  it('notes a file from another browser whose content stands here already, so that its next one is accepted', () => {
    expect(same.status).toBe(0);
    expect(same.said).toMatch(/^noted {3}src\/shared\/defaults\/applied\.json/m);
    expect(same.said).toContain('none of it was changed.');
  });

  it('refuses a file that would undo newer published work: exits with 1 and writes nothing', () => {
    expect(late.status).toBe(1);
    expect(late.said).toContain('nothing was written. It would take newer work back.');
    expect(late.said).toContain(`changed src/shared/defaults/products/${PRODUCT}.json\n`);
    expect(late.said).toContain('--over products');
    expect(late.hasWritten).toBe(false);
  });

  it('accepts what the owner edited further before the next build', () => {
    const changed = `changed src/shared/defaults/products/${OTHER_PRODUCT}.json\n`;
    expect(further).toEqual(
      [1, 2].map(() => ({ status: 0, said: expect.stringContaining(changed), hasWritten: true })),
    );
  });
});

describe('after the next build', () => {
  it('a fresh browser sees the edited product', async () => {
    const stranger = await freshBrowser(browser, origin);
    expect(await productHeading(stranger, PRODUCT)).toBe(NEW_NAME);
  });

  it('the chosen picture is a file of the site, on the product’s page, in link previews and on its card', async () => {
    const stranger = await freshBrowser(browser, origin);
    await stranger.goto(`/product/${PRODUCT}`);
    const picture = stranger.getByRole('main').locator('img').first();
    const address = (await picture.getAttribute('src')) ?? '';
    expect(address).toMatch(/^\/images\/own\/[\w-]+\.webp$/);
    const answer = await stranger.request.get(address);
    expect(answer.headers()['content-type']).toBe('image/webp');
    expect(answer.headers()['cache-control']).toContain('max-age=86400');
    const shared = await stranger.locator('meta[property="og:image"]').getAttribute('content');
    expect(shared).toMatch(/^https?:\/\//);
    const { pathname } = new URL(shared ?? '');
    expect(pathname).toBe(address.replace('.webp', '-share.jpg'));
    expect((await stranger.request.get(pathname)).headers()['content-type']).toBe('image/jpeg');
    const list = '/products?category=double-sided-tapes';
    expect(await (await stranger.request.get(list)).text()).not.toContain('data:image/webp');
    await stranger.goto(list);
    // The script adds its card: the HTML has only the first cards.
    const card = stranger.getByRole('article').filter({ hasText: NEW_NAME });
    expect(await card.locator('img').getAttribute('src')).toBe(address);
  });

  it('the published snippet runs in every browser, under a policy that is widened for it only', async () => {
    const stranger = await freshBrowser(browser, origin);
    const asked: string[] = [];
    await stranger.route('https://tags.example/**', (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: 'window.tags.push("t.js")' });
    });
    const answer = await stranger.goto('/about');
    const policy = answer?.headers()['content-security-policy'] ?? '';
    expect(policy).toMatch(/script-src 'self' 'sha256-\S+' 'sha256-\S+' https:\/\/tags\.example;/);
    expect(policy).not.toContain('unsafe');
    const tags = () => stranger.evaluate(() => (window as unknown as { tags?: string[] }).tags);
    await stranger.waitForFunction(() => (window as unknown as { tags?: string[] }).tags?.length === 3);
    expect(await tags()).toEqual(['ran', '/about', 't.js']);
    expect(asked).toEqual(['https://tags.example/t.js']);
  });

  it.each(['owner', 'colleague'] as const)(
    'the %s’s browser, which holds exactly that content, has nothing to publish',
    async (who) => {
      await openAdmin(people[who], '/admin/content');
      await people[who].getByText('there is nothing to publish').waitFor();
      expect(await people[who].getByText(BANNER).count()).toBe(0);
      // The file's address replaces the embedded picture, which took up the browser's space.
      const kept = await people[who].evaluate((key) => localStorage.getItem(key), contentKeys.products);
      expect(kept).toContain('/images/own/');
      expect(kept).not.toContain('data:image');
    },
  );

  it('a visitor who never edited anything gets the new content', async () => {
    expect(await productHeading(people.visitor, PRODUCT)).toBe(NEW_NAME);
    await people.visitor.waitForFunction(([key, name]) => localStorage.getItem(key)?.includes(name), [
      contentKeys.products,
      NEW_NAME,
    ] as const);
  });

  it('a browser with another edit keeps it, and says so', async () => {
    expect(await productHeading(people.editor, OTHER_PRODUCT)).toBe(OTHER_NAME);
    expect(await productHeading(people.editor, PRODUCT)).not.toBe(NEW_NAME);
    await openAdmin(people.editor, '/admin/dashboard');
    await people.editor.getByText(BANNER).waitFor();
  });
});
