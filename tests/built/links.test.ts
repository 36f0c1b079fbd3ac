import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isAdminPath, paths } from '../../src/shared/paths';
import { readDefaults } from '../../tools/content/readDefaults';
import { siteFolder } from '../builtSite';
import { publicPages } from '../publicPages';
import { isSample } from '../sample/isSample';
import { attributes, sources } from './html';
import { knownQuery } from './knownQuery';
import { type BuiltPage, isUnlisted, pageAt, pages, requirePage, siteFiles, siteUrl } from './pages';

const { settings } = readDefaults();

/** Other sites that the sample links to: WhatsApp, maps, and its social media pages. The owner's texts may link anywhere. */
const OTHER_HOSTS: ReadonlySet<string> = new Set([
  'wa.me',
  'www.google.com',
  ...Object.values(settings.socialLinks)
    .filter(Boolean)
    .map((address) => new URL(address).host),
]);

const isKnown = ({ protocol, host }: URL) =>
  isSample ? protocol === 'https:' && OTHER_HOSTS.has(host) : /^https?:$/.test(protocol);

const { origin } = new URL(siteUrl);
const resolve = (href: string, { address }: BuiltPage) => new URL(href, siteUrl + address);

/** The page that an address of this site shows, whether or not its query has a page of its own. */
const pageFor = ({ pathname, search }: URL): BuiltPage | undefined =>
  pageAt(pathname + search) ?? (knownQuery(pathname, search) ? pageAt(pathname) : undefined);

const isFile = ({ pathname }: URL) => siteFiles.has(decodeURIComponent(pathname).slice(1));

/** What is wrong with a link, or undefined. */
function linkProblem(href: string, page: BuiltPage): string | undefined {
  if (href.startsWith('tel:')) return /^tel:\+?\d{8,15}$/.test(href) ? undefined : 'is no telephone number';
  if (href.startsWith('mailto:'))
    return /^mailto:[^@\s]+@[^@\s]+$/.test(href) ? undefined : 'is no mail address';
  const url = resolve(href, page);
  if (url.origin !== origin) return isKnown(url) ? undefined : 'leads to an unknown host';
  if (isAdminPath(url.pathname)) return undefined;
  const target = pageFor(url);
  if (!target) return isFile(url) ? undefined : 'leads nowhere';
  const id = decodeURIComponent(url.hash.slice(1));
  return id === '' || target.ids.has(id) ? undefined : 'names a place that is not there';
}

/** `rel` values of links that the browser does not load by itself. */
const UNLOADED_LINKS: ReadonlySet<string | null> = new Set(['canonical', 'alternate']);

/** Pictures that the owner chose from a file, or from another site: the specification, section 3, allows any. */
const ownersPictures = (page: BuiltPage): ReadonlySet<string> =>
  new Set(
    isSample
      ? []
      : attributes(page.document, 'img', 'src').filter(
          (image) => image.startsWith('data:image/') || resolve(image, page).origin !== origin,
        ),
  );

/** The files that the script in the page loads: its own code, and the style sheet. */
const filesOfScripts = ({ document }: BuiltPage): string[] =>
  sources(document, 'script').flatMap((script) => script.match(/\/assets\/[\w.-]+/g) ?? []);

/** The addresses of everything that the page loads: pictures, scripts, styles, fonts. */
function listAssets(page: BuiltPage): string[] {
  const { document } = page;
  const captures = (text: string, pattern: RegExp) =>
    Array.from(text.matchAll(pattern), ([, capture]) => capture ?? '');
  return [
    ...document
      .querySelectorAll('link')
      .filter((link) => !UNLOADED_LINKS.has(link.getAttributeValue('rel')))
      .map((link) => link.getAttributeValue('href') ?? ''),
    ...attributes(document, '[src]', 'src'),
    ...attributes(document, '[poster]', 'poster'),
    ...attributes(document, '[srcset]', 'srcset').flatMap((set) =>
      set.split(',').map((entry) => entry.trim().split(/\s/)[0] ?? ''),
    ),
    ...sources(document, 'style').flatMap((style) => captures(style, /url\(["']?(?!data:)([^"')]+)["']?\)/g)),
    ...filesOfScripts(page),
  ];
}

describe.each(pages)('$file', (page) => {
  it('links only to what exists', () => {
    const problems = attributes(page.document, 'a', 'href').flatMap((href) => {
      const problem = linkProblem(href, page);
      return problem === undefined ? [] : [`${href} ${problem}`];
    });
    expect(problems).toEqual([]);
  });

  it('loads only existing files of this site, and the owner’s pictures', () => {
    const others = ownersPictures(page);
    expect(filesOfScripts(page)).not.toEqual([]);
    const missing = listAssets(page).filter((asset) => {
      if (others.has(asset)) return false;
      const url = resolve(asset, page);
      return url.origin !== origin || !isFile(url);
    });
    expect(missing).toEqual([]);
  });

  it('posts forms to another host, and submits others to an existing page', () => {
    for (const form of page.document.querySelectorAll('form')) {
      const url = resolve(form.getAttributeValue('action') ?? '', page);
      if (form.getAttributeValue('method') === 'post') expect(url.origin).not.toBe(origin);
      else expect(pageFor(url)?.address).toBe(url.pathname);
    }
  });
});

it('all posted forms go to the same address', () => {
  const targets = pages.flatMap(({ document }) => attributes(document, 'form[method="post"]', 'action'));
  expect([...new Set(targets)]).toEqual([expect.stringMatching(/^https?:\/\//)]);
});

it('every listed page can be reached from the home page through links', () => {
  const reached = new Set<BuiltPage>();
  const waiting = [requirePage(paths.home.to())];
  for (let page = waiting.pop(); page; page = waiting.pop()) {
    if (reached.has(page)) continue;
    reached.add(page);
    for (const href of attributes(page.document, 'a', 'href')) {
      const url = resolve(href, page);
      const target = url.origin === origin ? pageFor(url) : undefined;
      if (target) waiting.push(target);
    }
  }
  const missed = pages.filter((page) => !isUnlisted(page) && !reached.has(page));
  expect(missed.map(({ file }) => file)).toEqual([]);
});

it('the addresses for tests that open all pages lead to pages, with the products that they name', () => {
  const lost = Object.values(publicPages).filter((address) => !pageFor(new URL(address, siteUrl)));
  expect(lost).toEqual([]);
});

it('every tape that an article links to leads to an article', () => {
  const linked = (page: BuiltPage, to: string) =>
    attributes(page.document, 'main a', 'href').filter((href) => href.startsWith(to));
  const articles = pages.filter(({ address }) => address.startsWith(paths.article.to('')));
  const tapes = new Set(articles.flatMap((page) => linked(page, paths.product.to(''))));
  if (isSample) expect(tapes.size).toBeGreaterThan(50);
  const without = [...tapes].filter((tape) => linked(requirePage(tape), paths.article.to('')).length === 0);
  expect(without).toEqual([]);
});

it.each(['sitemap.xml', 'feed.xml', 'llms.txt', 'robots.txt'])(
  '%s names only addresses that exist',
  (file) => {
    const text = readFileSync(join(siteFolder, file), 'utf8').replaceAll('&amp;', '&');
    const named = text.match(/https?:\/\/[^\s"<>()&]+/g) ?? [];
    const own = named.filter((address) => address.startsWith(siteUrl)).map((address) => new URL(address));
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter((url) => !pageFor(url) && !isFile(url)).map(String)).toEqual([]);
  },
);
