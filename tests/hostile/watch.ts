import type { Page } from '@playwright/test';
import { readDefaults } from '../../tools/content/readDefaults';
import { snippetSources } from '../../tools/hosting/snippetSources';

/* Watches a page of the site for scripts that run and for markup that could make one run. */

type Watched = { ran: string[]; examine: () => string[] };
/** What the site reports to the analytics data layer for each page that was opened. */
type PageView = { path?: string; query?: string };
type Global = { watched: Watched; dataLayer?: PageView[] };

/** The sources from which the owner's published snippets may load scripts. */
const published = snippetSources(readDefaults().settings.gtm)['script-src'] ?? [];

/** Installs, before any script of the page runs, the functions that hostile texts call and the check of the page. */
export async function watch(
  pages: Pick<Page, 'addInitScript'>,
  formAddresses: readonly string[],
): Promise<void> {
  await pages.addInitScript(
    ({ allowed, sources }) => {
      const target = window as unknown as Global & Record<string, unknown>;
      const ran: string[] = [];
      for (const name of ['fired', 'alert', 'confirm', 'prompt', 'print'])
        target[name] = () => {
          ran.push(location.href);
          return false;
        };
      const describe = (element: Element) => element.outerHTML.slice(0, 160);
      const isWrong = (element: Element): boolean => {
        for (const { name } of Array.from(element.attributes)) if (name.startsWith('on')) return true;
        if (element instanceof HTMLAnchorElement)
          return element.href !== '' && !['http:', 'https:', 'mailto:', 'tel:'].includes(element.protocol);
        if (element instanceof HTMLFormElement)
          return (
            element.hasAttribute('action') && !allowed.includes(element.action.replace(location.origin, ''))
          );
        if (element instanceof HTMLScriptElement) return runs(element) && !isOwn(element);
        if (element.matches('main style, main [srcset^="//"], [formaction]')) return true;
        // A policy can only forbid; this one is the page's own, for its styles.
        if (element.matches('meta[http-equiv]:not(head > [http-equiv="Content-Security-Policy"])'))
          return true;
        return element.matches('iframe, frame, object, embed, base, math, template, portal');
      };
      const runs = ({ type }: HTMLScriptElement) =>
        !['application/json', 'application/ld+json'].includes(type);
      const isOwn = (script: HTMLScriptElement) =>
        script.src === ''
          ? script.parentElement === document.head
          : [location.origin, ...sources].includes(new URL(script.src).origin);
      const examine = () => Array.from(document.querySelectorAll('*')).filter(isWrong).map(describe);
      target.watched = { ran, examine };
    },
    { allowed: formAddresses, sources: published },
  );
}

/** Everything that ran or could run in the page's current state. */
export const findings = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { ran, examine } = (window as unknown as Global).watched;
    return [...ran.map((address) => `ran at ${address}`), ...examine()];
  });

/**
 * Waits until a missing picture has failed to load. By then, pictures requested before it have failed too, and their
 * handlers have run.
 */
export const loadingHasFailed = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const picture = new Image();
        picture.onerror = resolve;
        picture.src = '/no-such-picture';
      }),
  );

/** In ms: how long a page may take to open or to answer on a slow machine; usually it takes a few. */
export const LONGEST_WAIT = 10_000;

/**
 * Navigates from address to address within the page, as links do, and returns what ran or could run on the way. An
 * address counts as open once its view is reported to the analytics data layer and, unless it is a view of another page
 * or a preview, it is the canonical one. The walk ends at an address that does not open.
 */
export async function walk(page: Page, addresses: readonly string[]): Promise<string[]> {
  const found = await page.evaluate(
    async ({ all, longest }) => {
      const { examine } = (window as unknown as Global).watched;
      const found: string[] = [];
      const frame = () => new Promise((resolve) => setTimeout(resolve, 4));
      const canonical = () => {
        const address = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
        return address && new URL(address).pathname + new URL(address).search;
      };
      const isTold = () => {
        const last = (window as unknown as Global).dataLayer?.at(-1);
        return last !== undefined && `${last.path}${last.query}` === location.pathname + location.search;
      };
      for (const [index, address] of all.entries()) {
        history.pushState({ idx: index + 1, key: `walk ${address}`, usr: null }, '', address);
        dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
        const isView = /[?&](?:q|sort|product)=|^\/preview\//.test(address);
        const isOpen = () => isTold() && (isView || canonical() === address);
        const end = performance.now() + longest;
        while (!isOpen() && performance.now() < end) await frame();
        await frame();
        found.push(...examine().map((markup) => `${address}: ${markup}`));
        if (!isOpen()) return [...found, `${address} did not open`];
      }
      return found;
    },
    { all: [...addresses], longest: LONGEST_WAIT },
  );
  await loadingHasFailed(page);
  const ran = await page.evaluate(() => (window as unknown as Global).watched.ran);
  return [...found, ...ran.map((address) => `ran at ${address}`)];
}

/** The elements of stored HTML that could run or must not be shown, by the tags and attributes that a parser sees. */
export const unsafeParts = (page: Page, html: readonly string[]): Promise<string[]> =>
  page.evaluate(
    (all) => {
      const shown =
        'h2 h3 p ul ol li a strong em table caption thead tbody tr th td blockquote figure figcaption img br'.split(
          ' ',
        );
      const known = 'href src alt title width height scope colspan rowspan start rel'.split(' ');
      const found: string[] = [];
      const leadsSafely = (address: string) =>
        !URL.canParse(address, location.href) ||
        ['http:', 'https:', 'mailto:', 'tel:'].includes(new URL(address, location.href).protocol);
      for (const text of all) {
        const template = document.createElement('template');
        template.innerHTML = text;
        for (const element of template.content.querySelectorAll('*')) {
          const attributes = Array.from(element.attributes);
          const isSafe =
            shown.includes(element.localName) &&
            element.namespaceURI === 'http://www.w3.org/1999/xhtml' &&
            attributes.every(({ name }) => known.includes(name)) &&
            leadsSafely(element.getAttribute('href') ?? '');
          if (!isSafe) found.push(element.outerHTML);
        }
      }
      return found;
    },
    [...html],
  );
