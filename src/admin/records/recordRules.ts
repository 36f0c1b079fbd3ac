import { readingTime } from '../../shared/catalogue/article';
import type { Content } from '../../shared/catalogue/content';
import { articleId, timestampedId } from '../../shared/catalogue/id';
import { keepSafeHtml, sanitiseHtml } from '../../shared/html/sanitiseHtml';
import type { ResourceName } from '../../shared/storage/keys';
import { inSiteTags } from '../html/siteTags';
import { tidyHtml } from '../html/tidyHtml';
import { localDate } from '../words/dates';
import { idsOf, recordName } from './anyRecord';
import { htmlFieldOf } from './fieldKinds';
import type { Values } from './parts';

/**
 * Returns a form's record with its HTML tidied, in the tags that the site shows, and without anything that could run or
 * disturb the page.
 */
export const withFormHtml = <T extends Values>(resource: ResourceName, record: T): T =>
  withHtml(resource, record, (html) => sanitiseHtml(tidyHtml(inSiteTags(html))));

/** `withFormHtml` for a record to compare with others: HTML that equals `base`'s stays, because it is no change. */
export const withChangedHtml = <T extends Values>(resource: ResourceName, record: T, base: Values): T =>
  hasSameHtml(resource, record, base) ? record : withFormHtml(resource, record);

/** `withFormHtml` for a record to store: the HTML of `former` stays as it is written, unless some of it could run. */
export const withStoredHtml = <T extends Values>(resource: ResourceName, record: T, former: Values): T =>
  hasSameHtml(resource, record, former) ? withKeptHtml(resource, record) : withFormHtml(resource, record);

function hasSameHtml(resource: ResourceName, record: Values, other: Values): boolean {
  const field = htmlFieldOf(resource);
  return field === undefined || record[field] === other[field];
}

/**
 * Returns a record from a file or from the history, its HTML without anything that could run or disturb the page. HTML
 * that holds nothing of the kind is kept as written, so that content that is restored or published is the same to the
 * byte.
 */
export const withKeptHtml = <T extends Values>(resource: ResourceName, record: T): T =>
  withHtml(resource, record, keepSafeHtml);

function withHtml<T extends Values>(resource: ResourceName, record: T, change: (html: string) => string): T {
  const field = htmlFieldOf(resource);
  const html = field ? record[field] : undefined;
  if (!field || typeof html !== 'string') return record;
  return { ...record, [field]: change(html) };
}

/**
 * The id of a new record. Specification, sections 3 and 4.
 * @throws {NoSlugError} when the name or title holds no letter or digit
 */
export function newId(resource: ResourceName, values: Values, now: Content): string {
  const name = recordName(values) ?? '';
  const taken = idsOf<string>(now[resource]);
  return resource === 'blog' ? articleId(name, taken) : timestampedId(name, Date.now(), taken);
}

/**
 * Fills in what the owner does not type: an article's dates and reading time. Only a new article gets a missing
 * publication date, and `dateModified` is never earlier than that date.
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
 * Sets an article's reading time by the length of its text if it was left empty, and updates it until the owner types
 * another. The schema's default of one minute is not used here.
 */
export function withReadTime(resource: ResourceName, values: Values, former: Values | undefined): Values {
  if (resource !== 'blog') return values;
  const given = followsText(values.readTime, former) ? undefined : values.readTime;
  return { ...values, readTime: given ?? readingTime(String(values.content ?? '')) };
}

/** Whether the reading time is still the former record's, and that was computed from its text. */
export const followsText = (readTime: unknown, former: Values | undefined): boolean =>
  former !== undefined &&
  readTime === former.readTime &&
  readTime === readingTime(String(former.content ?? ''));
