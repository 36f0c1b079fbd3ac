import { withoutInvisible } from '../invisible';

/** Thrown if a name or title has no letter or digit to make an id from. */
export class NoSlugError extends Error {
  override name = 'NoSlugError';

  /** @param what the field that the id is made from */
  constructor(readonly what: 'name' | 'title') {
    super(
      `The ${what} needs at least one letter (a to z) or digit, because the page's address is made of it.`,
    );
  }
}

/** The text in lower case; each run of anything but a–z and 0–9 becomes one hyphen, none at the ends. Section 4. */
export function slug(text: string): string {
  return trimHyphens(
    withoutInvisible(text)
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-'),
  );
}

/** An id becomes a file name, which may have 255 characters. */
const NAME_LENGTH = 200;

/**
 * The id of a product or category created in the admin: the name's slug, a hyphen and the time in milliseconds.
 * Section 3.
 * @throws {NoSlugError} if the name leaves no slug
 */
export function timestampedId(name: string, now: number, taken: Iterable<string>): string {
  const base = trimHyphens(slug(name).slice(0, NAME_LENGTH));
  if (base === '') throw new NoSlugError('name');
  return firstFree(`${base}-${now}`, taken);
}

const ARTICLE_ID_LENGTH = 50;

/**
 * No article may have one of these as its id: the admin's addresses use the first three where others have an id, and
 * hosts take `index` for the folder's own page.
 */
const ROUTE_WORDS = ['new', 'edit', 'create', 'index'];

/**
 * An article's id: its title's slug, cut to 50 characters, no hyphen left at the cut. Section 4.
 * @throws {NoSlugError} if the title leaves no slug
 */
export function articleId(title: string, taken: Iterable<string>): string {
  const base = trimHyphens(slug(title).slice(0, ARTICLE_ID_LENGTH));
  if (base === '') throw new NoSlugError('title');
  return firstFree(base, [...taken, ...ROUTE_WORDS], ARTICLE_ID_LENGTH);
}

/** The first of `base`, `base-2`, `base-3`, … that is not taken, within `maximumLength` characters. */
export function firstFree(
  base: string,
  taken: Iterable<string>,
  maximumLength = Number.POSITIVE_INFINITY,
): string {
  const used = new Set(taken);
  if (!used.has(base)) return base;
  for (let number = 2; ; number += 1) {
    const suffix = `-${number}`;
    const candidate = trimHyphens(base.slice(0, maximumLength - suffix.length)) + suffix;
    if (!used.has(candidate)) return candidate;
  }
}

function trimHyphens(text: string): string {
  return text.replace(/^-+|-+$/g, '');
}
