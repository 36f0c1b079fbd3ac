import { describe, expect, it } from 'vitest';
import { paths } from '../../src/shared/paths';
import { ENTRY, readManifest, scriptsAtOnce } from '../../tools/bundle/manifest';
import { publicRoutes, servedSize } from '../../tools/bundle/sizes';
import { FONT_BUDGET } from '../../tools/fontCharacters';
import { siteFolder } from '../builtSite';
import { describeSample } from '../sample/describeSample';
import { pages, requirePage, siteFiles } from './pages';

/*
 * Sizes after brotli, in kB of 1,000 bytes. `budget` is the goal that this project set itself at its start. `limit`
 * applies where the site has not reached it yet: the current size, so that it does not grow. A limit goes down with the
 * size, and up only if visitors get something for it. The hashes in the names of files, which change with any code, make
 * some 45 bytes more or less, and twice that for a single page.
 */

type Allowance = { budget: number; limit?: number };

const HTML = {
  home: { budget: 8, limit: 12.95 },
  list: { budget: 12 },
  product: { budget: 7, limit: 11.2 },
  article: { budget: 10, limit: 13.5 },
} satisfies Record<string, Allowance>;

/** The entry with everything that it imports. */
const ENTRY_SCRIPT: Allowance = { budget: 95 };

/** A route's own chunk. */
const ROUTE_CHUNK_BUDGET = 3;
const ROUTE_CHUNK_LIMITS: Readonly<Record<string, number>> = {
  'src/site/pages/about/AboutPage.tsx': 3.6,
  'src/site/pages/privacy/PrivacyPage.tsx': 3.6,
};

/** Everything that the public routes load besides the entry, without content. Shared chunks count too, each once. */
const ALL_ROUTES_LIMIT = 36.5;

const FONT: Allowance = { budget: FONT_BUDGET };

const allowed = ({ budget, limit = budget }: Allowance) => limit * 1000;

const manifest = readManifest(siteFolder);
const size = (file: string) => servedSize(siteFolder, file);
const total = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + size(file), 0);

/** The size of the largest page below an address. */
const heaviest = (prefix: string) =>
  Math.max(...pages.filter(({ address }) => address.startsWith(prefix)).map(({ file }) => size(file)));

describeSample('with the sample’s content the size is within its budget or limit', () => {
  it.each([
    ['the home page', size(requirePage(paths.home.to()).file), HTML.home],
    ['the heaviest product list', heaviest(paths.products.to()), HTML.list],
    ['the heaviest product', heaviest(paths.product.to('')), HTML.product],
    ['the heaviest article', heaviest(paths.article.to('')), HTML.article],
  ])('for the HTML of %s', (_name, bytes, allowance) => {
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(allowed(allowance));
  });
});

describe('the size is within its budget or limit', () => {
  it('for the script that every page starts with', () => {
    expect(total(scriptsAtOnce(manifest, ENTRY))).toBeLessThanOrEqual(allowed(ENTRY_SCRIPT));
  });

  it.each(publicRoutes(manifest))('for the chunk of %s', (key) => {
    const limit = ROUTE_CHUNK_LIMITS[key];
    const file = manifest[key]?.file ?? '';
    expect(size(file)).toBeLessThanOrEqual(allowed({ budget: ROUTE_CHUNK_BUDGET, limit }));
  });

  it('for the scripts of all routes together', () => {
    const entry = scriptsAtOnce(manifest, ENTRY);
    const others = publicRoutes(manifest).flatMap((key) => [...scriptsAtOnce(manifest, key)]);
    expect(total(new Set(others.filter((file) => !entry.has(file))))).toBeLessThanOrEqual(
      ALL_ROUTES_LIMIT * 1000,
    );
  });

  it('for the only font', () => {
    const fonts = [...siteFiles].filter((file) => file.endsWith('.woff2'));
    expect(fonts).toHaveLength(1);
    expect(total(fonts)).toBeLessThanOrEqual(allowed(FONT));
  });
});
