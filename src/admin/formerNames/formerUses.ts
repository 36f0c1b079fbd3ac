import type { Content } from '../../shared/catalogue/content';
import { characterNames } from '../../shared/html/characterNames';
import { type ResourceName, resourceNames } from '../../shared/storage/keys';
import { type AnyRecord, recordIn, recordName, recordsOf } from '../records/anyRecord';
import { partsOf } from '../records/parts';
import { plainName } from '../records/plainName';

/** A name that the product with this id had before it was renamed. */
export type FormerName = { id: string; name: string };

/** A record that still calls a product by a former name, and the fields that do so, by path. */
export type FormerUse = {
  former: FormerName;
  /** What the product is called now. */
  nameNow: string;
  resource: ResourceName;
  record: AnyRecord;
  fields: string[];
};

/** The collections whose texts are read. Not the settings: a customer's words stay as they were said. */
const withTexts = resourceNames.filter((name) => name !== 'settings');

const NAMED = ['products', 'categories', 'industries'] as const;

/** Letters, blanks included: anything shorter may well mean something else. */
const SHORTEST = 6;

/**
 * The records whose texts still call a product by a former name, in any case, in the singular or the plural. Leaves out a
 * name that may mean something else: a single word, a very short name, and one that is part of what anything is called
 * now.
 */
export function formerUses(content: Content, formerNames: readonly FormerName[]): FormerUse[] {
  const namesNow = NAMED.flatMap((resource) => content[resource].map(({ name }) => plainName(name)));
  const isTelling = (words: string) =>
    words.length >= SHORTEST && words.includes(' ') && !namesNow.some((now) => says(now, words));
  const telling = formerNames
    .map((former) => ({ former, words: singular(plainName(former.name)) }))
    .filter(({ former, words }) => recordIn(content, 'products', former.id) && isTelling(words));
  if (telling.length === 0) return [];
  const textsFor = byWords(textsOf(content));
  return telling.flatMap(({ former, words }) => {
    const nameNow = recordName(recordIn(content, 'products', former.id)) ?? former.id;
    // A text that says one of these does not mean the shorter name within it.
    const longer = telling
      .map((other) => other.words)
      .filter((other) => other !== words && says(other, words));
    return textsFor(words).flatMap(({ resource, record, parts }) => {
      const fields = parts.filter(({ text }) => says(without(longer, text), words)).map(({ path }) => path);
      return fields.length > 0 ? [{ former, nameNow, resource, record, fields }] : [];
    });
  });
}

const singular = (words: string): string => words.replace(/([^s])s$/, '$1');

const without = (all: readonly string[], text: string): string =>
  all.reduce((rest, words) => rest.replaceAll(words, '|'), text);

function textsOf(content: Content) {
  return withTexts.flatMap((resource) =>
    recordsOf(content, resource).map((record) => ({
      resource,
      record,
      parts: Object.entries(partsOf(record)).map(([path, value]) => ({
        path,
        text: plainName(textsIn(value).join(' | ')),
      })),
    })),
  );
}

/**
 * Looks up the records that may say some words: those whose texts hold the rarest of them. Once a table has renamed all
 * products, the owner would otherwise wait until each text was searched for each name, and not only for each word.
 */
function byWords<T extends { parts: readonly { text: string }[] }>(records: readonly T[]) {
  const whole = records.map((record) => ({ record, text: record.parts.map(({ text }) => text).join(' ') }));
  const known = new Map<string, readonly T[]>();
  const holding = (word: string): readonly T[] => {
    const found =
      known.get(word) ?? whole.flatMap(({ record, text }) => (text.includes(word) ? [record] : []));
    known.set(word, found);
    return found;
  };
  return (words: string): readonly T[] =>
    words
      .split(' ')
      .map(holding)
      .reduce((rarest, having) => (having.length < rarest.length ? having : rarest));
}

/** The texts of a value and of what it holds, HTML as it is read. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [asRead(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Tags within a line. All others stay: they part what is said, and a picture's description is in one. */
const INLINE = /<\/?(?:a|strong|em)(?:\s[^>]*)?>/gi;

const asRead = (html: string): string =>
  html
    .replace(INLINE, '')
    .replace(/<br\s*\/?>/gi, ' ')
    .replace(/&([a-z]+);/gi, (written, name: string) => characterNames.get(name.toLowerCase()) ?? written);

const JOINED = /[\p{L}\p{N}-]/u;
const ENDS = /^s?(?![\p{L}\p{N}-])/u;

/** Whether a text has these words as a whole, both as `plainName` returns them. */
function says(text: string, words: string): boolean {
  for (let start = text.indexOf(words); start >= 0; start = text.indexOf(words, start + 1)) {
    const end = start + words.length;
    if (!JOINED.test(text.slice(Math.max(start - 1, 0), start)) && ENDS.test(text.slice(end, end + 2)))
      return true;
  }
  return false;
}
