import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { company } from '../../src/shared/company';
import { paths } from '../../src/shared/paths';
import { siteFolder } from '../builtSite';
import { isSample } from '../sample/isSample';
import { meta, title } from './head';
import { attributes } from './html';
import { type BuiltPage, isUnlisted, pages, requirePage, siteUrl } from './pages';

const listed = pages.filter((page) => !isUnlisted(page));
const unlisted = pages.filter(isUnlisted);

const openGraph = ({ document }: BuiltPage, property: string) =>
  attributes(document, `head > meta[property="og:${property}"]`, 'content');
const canonical = ({ document }: BuiltPage) => attributes(document, 'link[rel="canonical"]', 'href');

/** In characters: the longest to which the company's name is appended; search engines may cut it off (pageTitle.ts). */
const LONGEST_TITLE = 70;

/** In characters: what search engines show of a description (pageTitle.ts). */
const LONGEST_DESCRIPTION = 160;

/** Exactly one, and not empty. */
const ONE_TEXT = [expect.stringMatching(/\S/)];

describe.each(pages)('$file has', (page) => {
  it('one title and one description', () => {
    expect(title(page)).toEqual(ONE_TEXT);
    expect(meta(page, 'description')).toEqual(ONE_TEXT);
  });

  it.runIf(isSample)('a title of at most 70 characters', () => {
    expect(title(page).join().length).toBeLessThanOrEqual(LONGEST_TITLE);
  });

  it.runIf(isSample)('a description that search engines show to its end', () => {
    expect(meta(page, 'description').join().length).toBeLessThanOrEqual(LONGEST_DESCRIPTION);
  });

  it('each Open Graph property once, not empty', () => {
    for (const property of ['type', 'site_name', 'title', 'description'])
      expect(openGraph(page, property), property).toEqual(ONE_TEXT);
  });

  it('a picture for link previews: one of the site’s JPEGs, of the stated size', async () => {
    const [image = ''] = openGraph(page, 'image');
    expect(openGraph(page, 'image')).toEqual([image]);
    expect(meta(page, 'twitter:card')).toEqual(['summary_large_image']);
    const stated = [...openGraph(page, 'image:width'), ...openGraph(page, 'image:height')];
    // The owner's picture may be on any host, so its size is unknown here.
    if (!isSample && stated.length === 0) {
      expect(image).toMatch(/^https?:\/\/./);
      return;
    }
    expect(image.slice(0, siteUrl.length)).toBe(siteUrl);
    const { width, height, format } = await sharp(join(siteFolder, image.slice(siteUrl.length))).metadata();
    expect(format).toBe('jpeg');
    expect(stated).toEqual([`${width}`, `${height}`]);
  });

  it('a language, a character set and a viewport', () => {
    expect(attributes(page.document, 'html', 'lang')).toEqual(['en-IN']);
    expect(attributes(page.document, 'head > meta', 'charset')).toEqual(['utf-8']);
    expect(meta(page, 'viewport')).toEqual(ONE_TEXT);
  });
});

it.each(listed)('$file names its own address as canonical and may be indexed', (page) => {
  expect(canonical(page)).toEqual([siteUrl + page.address]);
  expect(openGraph(page, 'url')).toEqual([siteUrl + page.address]);
  expect(meta(page, 'robots')).toEqual([]);
});

it('the thank-you page and the not-found page ask not to be indexed, and name no address', () => {
  expect(unlisted).toHaveLength(2);
  for (const page of unlisted) {
    expect(meta(page, 'robots')).toEqual(['noindex']);
    expect([...canonical(page), ...openGraph(page, 'url')]).toEqual([]);
  }
});

it.runIf(isSample).each([
  ['title', title],
  ['description', (page: BuiltPage) => meta(page, 'description')],
])('no two pages share a %s', (_what, read) => {
  const seen = new Map<string, string>();
  const shared = pages.flatMap((page) => {
    const text = read(page).join();
    const other = seen.get(text);
    seen.set(text, page.file);
    return other === undefined ? [] : [`${other} and ${page.file}: ${text}`];
  });
  expect(shared).toEqual([]);
});

it.each(pages)('$file links to the feed only if it is about articles', (page) => {
  const feeds = attributes(page.document, 'link[rel="alternate"]', 'href');
  expect(feeds).toEqual(/^\/blog(?:$|\/)/.test(page.address) ? ['/feed.xml'] : []);
});

// Not every link preview shows the site's name, and WhatsApp's none.
it.each([paths.home, paths.about, paths.contact])(
  'the link preview of $pattern names the company',
  ({ to }) => {
    expect(openGraph(requirePage(to()), 'title').join()).toContain(company.name);
  },
);
