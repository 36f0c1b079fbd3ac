import { readingTime } from '../../shared/catalogue/article';
import type { Content } from '../../shared/catalogue/content';
import { articleId, timestampedId } from '../../shared/catalogue/id';
import { SETTINGS_ID } from '../../shared/catalogue/settings';
import { keepSafeHtml, sanitiseHtml } from '../../shared/html/sanitiseHtml';
import type { ResourceName } from '../../shared/storage/keys';
import { localDate } from '../words/dates';
import type { Values } from './parts';
import { tidyHtml } from './tidyHtml';

/** The fields that hold HTML. */
export const htmlFields: Partial<Record<ResourceName, string>> = {
  blog: 'content',
  categories: 'description',
  industries: 'description',
};

/** A form's record, its HTML tidy and without anything that could run or disturb the page. */
export function withFormHtml<T extends Values>(resource: ResourceName, record: T): T {
  const field = htmlFields[resource];
  const html = field ? record[field] : undefined;
  return field && typeof html === 'string' ? { ...record, [field]: sanitiseHtml(tidyHtml(html)) } : record;
}

/** The same for a record that is compared with others: HTML that still is as in `base` is no change. */
export function withChangedHtml<T extends Values>(resource: ResourceName, record: T, base: Values): T {
  const field = htmlFields[resource];
  return field && record[field] !== base[field] ? withFormHtml(resource, record) : record;
}

/**
 * A record of a file or of the history, its HTML without anything that could run or disturb the page. HTML that
 * holds nothing of the kind is kept as it is written: content that is brought back, or published, is then the same to
 * the byte.
 */
export function withKeptHtml<T extends Values>(resource: ResourceName, record: T): T {
  const field = htmlFields[resource];
  const html = field ? record[field] : undefined;
  if (!field || typeof html !== 'string') return record;
  return { ...record, [field]: keepSafeHtml(html) };
}

/**
 * The id of a new record. Specification, sections 3 and 4.
 * @throws {NoSlugError} when the name or title holds no letter or digit
 */
export function newId(resource: ResourceName, values: Values, now: Content, date: Date): string {
  const taken = now[resource].map(({ id }) => id);
  if (resource === 'settings') return SETTINGS_ID;
  if (resource === 'blog') return articleId(String(values.title ?? ''), taken);
  return timestampedId(String(values.name ?? ''), date.getTime(), taken);
}

/**
 * What the owner does not type: an article's dates and reading time. A stored one keeps its day of publication, and
 * `dateModified` never lies before that.
 * @param former the stored record; a new one has none
 */
export function derive(
  resource: ResourceName,
  values: Values,
  former: Values | undefined,
  date: Date,
): Values {
  if (resource !== 'blog') return values;
  const today = localDate(date);
  const datePublished = former ? values.datePublished : values.datePublished || today;
  const liesAhead = String(datePublished ?? '') > today;
  const dateModified = !former || liesAhead ? datePublished : today;
  return { ...withReadTime(resource, values, former), datePublished, dateModified };
}

/**
 * The length of an article's text gives its minutes where they are left empty, and goes on to give them until the
 * owner types others. The schema's own default of one minute is not used here.
 */
export function withReadTime(resource: ResourceName, values: Values, former: Values | undefined): Values {
  if (resource !== 'blog') return values;
  const given = followsText(values.readTime, former) ? undefined : values.readTime;
  return { ...values, readTime: given ?? readingTime(String(values.content ?? '')) };
}

/** Whether these minutes are what the former record has, and what its text gave it. */
export const followsText = (readTime: unknown, former: Values | undefined): boolean =>
  former !== undefined &&
  readTime === former.readTime &&
  readTime === readingTime(String(former.content ?? ''));
