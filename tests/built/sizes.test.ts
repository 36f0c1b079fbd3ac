import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { paths } from '../../src/shared/paths';
import { ENTRY, readManifest, scriptsAtOnce } from '../../tools/bundle/manifest';
import { publicRoutes, servedSize } from '../../tools/bundle/sizes';
import { FONT_BUDGET } from '../../tools/fontCharacters';
import { brotli } from '../../tools/hosting/compress';
import { siteFolder } from '../builtSite';
import { describeSample } from '../sample/describeSample';
import { pages, requirePage, siteFiles } from './pages';

/*
 * Sizes after brotli, in kB of 1,000 bytes. `budget` is the goal that this project set itself at its start. `limit`
 * applies where the site has not reached it yet: the current size, so that it does not grow. A limit goes down with the
 * size, and up only if visitors get something for it. The hashes in the names of files, which change with any code, make
 * some 45 bytes more or less, and twice that for a single page; so others stand there for the measurement.
 */

type Allowance = { budget: number; limit?: number };

const HTML = {
  home: { budget: 8, limit: 12.85 },
  list: { budget: 12 },
  product: { budget: 7, limit: 11.23 },
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
const ALL_ROUTES_LIMIT = 36.9;

const FONT: Allowance = { budget: FONT_BUDGET };

const allowed = ({ budget, limit = budget }: Allowance) => limit * 1000;

const manifest = readManifest(siteFolder);
const HASHED_NAME = /([\w.-]+?)-[\w-]{8}(?=\.(?:css|js|woff2)\b)/g;

/** The text with hashes of the files' names in place of hashes of their content. */
const withLastingHashes = (text: string) =>
  text.replace(HASHED_NAME, (_whole, name: string) => {
    const hash = createHash('sha256').update(name).digest('base64url').slice(0, 8);
    return `${name}-${hash}`;
  });

/** In bytes after brotli, the same as long as the file says the same. */
async function size(file: string): Promise<number> {
  if (!/\.(?:html|js)$/.test(file)) return servedSize(siteFolder, file);
  const text = readFileSync(join(siteFolder, file), 'utf8');
  return (await brotli(Buffer.from(withLastingHashes(text)))).length;
}

async function total(files: Iterable<string>): Promise<number> {
  const sizes = await Promise.all(Array.from(files, size));
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}

/** The size of the largest page below an address. */
async function heaviest(prefix: string): Promise<number> {
  const below = pages.filter(({ address }) => address.startsWith(prefix));
  return Math.max(...(await Promise.all(below.map(({ file }) => size(file)))));
}

describeSample('with the sample’s content the size is within its budget or limit', () => {
  it.each([
    ['the home page', () => size(requirePage(paths.home.to()).file), HTML.home],
    ['the heaviest product list', () => heaviest(paths.products.to()), HTML.list],
    ['the heaviest product', () => heaviest(paths.product.to('')), HTML.product],
    ['the heaviest article', () => heaviest(paths.article.to('')), HTML.article],
  ])('for the HTML of %s', async (_name, measure, allowance) => {
    const bytes = await measure();
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(allowed(allowance));
  });
});

describe('the size is within its budget or limit', () => {
  it('for the script that every page starts with', async () => {
    expect(await total(scriptsAtOnce(manifest, ENTRY))).toBeLessThanOrEqual(allowed(ENTRY_SCRIPT));
  });

  it.each(publicRoutes(manifest))('for the chunk of %s', async (key) => {
    const limit = ROUTE_CHUNK_LIMITS[key];
    const file = manifest[key]?.file ?? '';
    expect(await size(file)).toBeLessThanOrEqual(allowed({ budget: ROUTE_CHUNK_BUDGET, limit }));
  });

  it('for the scripts of all routes together', async () => {
    const entry = scriptsAtOnce(manifest, ENTRY);
    const others = publicRoutes(manifest).flatMap((key) => [...scriptsAtOnce(manifest, key)]);
    expect(await total(new Set(others.filter((file) => !entry.has(file))))).toBeLessThanOrEqual(
      ALL_ROUTES_LIMIT * 1000,
    );
  });

  it('for the only font', async () => {
    const fonts = [...siteFiles].filter((file) => file.endsWith('.woff2'));
    expect(fonts).toHaveLength(1);
    expect(await total(fonts)).toBeLessThanOrEqual(allowed(FONT));
  });
});
