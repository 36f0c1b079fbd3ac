import { expect, type Page } from '@playwright/test';
import type { ResourceName } from '../../src/shared/storage/keys';
import { contentKeys } from '../contentKeys';
import { collectErrors } from '../e2e/errors';
import { loadingHasFailed } from '../hostile/watch';
import { publicPages } from '../publicPages';
import { LONE_SURROGATE, RAN, type StorageFault } from '../storageFaults';

/* Opens pages of the site and the admin with a fault in the browser's storage. */

export const resources = Object.keys(contentKeys) as ResourceName[];

export const publicRoutes: readonly string[] = [
  ...Object.values({
    ...publicPages,
    compare: '/compare?product=my-own-tape+vhb-tape',
    requestQuote: '/request-quote?product=my-own-tape',
  }),
  '/products?category=my-tapes',
  '/products?industry=my-industry&q=tape',
  '/product/my-own-tape',
  '/blog/my-article',
  '/no-such-page',
];

export const adminRoutes = [
  '/admin/dashboard',
  '/admin/products',
  '/admin/products/new',
  '/admin/products/edit/my-own-tape',
  '/admin/categories',
  '/admin/categories#my-tapes',
  '/admin/industries',
  '/admin/industries/edit/my-industry',
  '/admin/blog',
  '/admin/blog/new',
  '/admin/blog/edit/my-article',
  '/admin/settings',
  '/admin/content',
  '/admin/history',
] as const;

/** The routes that read each kind of content, on the public site and in the admin. */
export const readers: Record<ResourceName, readonly string[]> = {
  products: [
    '/',
    '/products',
    '/product/my-own-tape',
    '/compare?product=my-own-tape+vhb-tape',
    '/admin/products',
    '/admin/products/edit/my-own-tape',
  ],
  categories: ['/', '/products?category=my-tapes', '/admin/categories#my-tapes'],
  industries: ['/industries', '/', '/admin/industries', '/admin/industries/edit/my-industry'],
  blog: ['/blog', '/blog/my-article', '/admin/blog', '/admin/blog/edit/my-article'],
  settings: ['/contact', '/', '/admin/settings'],
};

/**
 * Messages to ignore: a page that does not exist has the status 404; Trusted Types only report; and the policy blocks
 * event handlers even in the separate document in which the sanitiser parses them (`armed` checks the page itself).
 */
const NOTICES =
  /^Failed to load resource|^This document requires 'Trusted|^\[Report Only\]|^Executing inline event handler/;

/** Stands for a lone surrogate, which does not survive the transfer to the browser. */
const MARK = '<lone surrogate>';
const marked = (text: string | null) => text?.replaceAll(LONE_SURROGATE, MARK) ?? null;

/** The errors of a page with such a storage, as they occur. */
export const errorsOf = (page: Page) => collectErrors(page, NOTICES);

/** Stores the fault under the keys, and nothing under the others. Call it on a page of the site. */
async function plant(page: Page, fault: StorageFault, keys: readonly ResourceName[]): Promise<void> {
  await page.evaluate(
    ({ texts, mark }) => {
      localStorage.clear();
      localStorage.setItem('auth', 'true');
      for (const [key, text] of texts) {
        if (text !== null) localStorage.setItem(key, text.replaceAll(mark, '\ud800'));
      }
    },
    {
      texts: keys.map((resource) => [contentKeys[resource], marked(fault.text(resource))] as const),
      mark: MARK,
    },
  );
}

/**
 * Opens the route with the fault in storage, and expects that the page is shown, that nothing throws or runs, and that
 * the store has kept what is valid and set aside what is not.
 * @param read the kinds of content that the route is sure to read
 */
export async function openOverFault(
  page: Page,
  route: string,
  fault: StorageFault,
  keys: readonly ResourceName[],
  read: readonly ResourceName[] = [],
): Promise<void> {
  const errors = errorsOf(page);
  // A small file on the site's origin, where none of its scripts runs while the fault is stored.
  await page.goto('/robots.txt');
  await plant(page, fault, keys);
  await page.goto(route);
  await expect(page.locator('h1').first(), route).not.toBeEmpty();
  // The public pages are prerendered, and load their script when the pointer moves.
  await page.mouse.move(5, 5);
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((name) => name.startsWith('__reactContainer')),
  );
  for (const resource of read) await expectKept(page, fault, resource);
  await expect(page.locator('h1').first(), route).not.toBeEmpty();
  await loadingHasFailed(page);
  const ran = await page.evaluate((name) => name in window, RAN);
  const armed = await page.evaluate(
    () =>
      [...document.body.querySelectorAll('*')].filter((element) =>
        element.getAttributeNames().some((name) => name.startsWith('on')),
      ).length,
  );
  const found = { route, fault: fault.name, errors, ran, armed };
  expect(found).toEqual({ route, fault: fault.name, errors: [], ran: false, armed: 0 });
  page.removeAllListeners('pageerror');
  page.removeAllListeners('console');
}

async function expectKept(page: Page, fault: StorageFault, resource: ResourceName): Promise<void> {
  const key = contentKeys[resource];
  const left = fault.left(resource);
  const look = () =>
    page.evaluate(
      ({ k, r, mark }) => {
        const idsIn = (stored: string | null) => {
          const content = JSON.parse(stored ?? '{}');
          const records: { id: string }[] = Array.isArray(content) ? content : (content[r] ?? []);
          return records.map(({ id }) => id);
        };
        const aside: { text: string }[] = JSON.parse(localStorage.getItem(`${k}.corrupt`) ?? '[]');
        let ids: string[] | undefined;
        try {
          ids = idsIn(localStorage.getItem(k));
        } catch {
          ids = undefined;
        }
        return { ids, aside: aside.map((entry) => entry.text.replaceAll('\ud800', mark)) };
      },
      { k: key, r: resource, mark: MARK },
    );
  const whole = marked(fault.text(resource));
  // The admin drops references to records that do not exist, and such a save first sets aside a text with fields that
  // nobody knows.
  const isFromSave = (text: string) => Boolean(fault.hasUnknownFields) && text === whole;
  await expect
    .poll(async () => (await look()).aside.filter((text) => !isFromSave(text)), `${key}, ${fault.name}`)
    .toEqual(fault.isSetAside ? [whole] : []);
  const { ids } = await look();
  if (left) expect(ids, `${key}, ${fault.name}`).toEqual(left.map(({ id }) => id));
  // Nothing is stored, or the built-in records once they are seeded.
  else expect(ids, `${key}, ${fault.name}`).not.toBeUndefined();
}
