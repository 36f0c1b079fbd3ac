import fc from 'fast-check';
import * as v from 'valibot';
import { isHarmlessAddress } from '../../../src/shared/catalogue/addresses';
import type { Article } from '../../../src/shared/catalogue/article';
import type { Category } from '../../../src/shared/catalogue/category';
import { trimmedText } from '../../../src/shared/catalogue/fields';
import type { Industry } from '../../../src/shared/catalogue/industry';
import type { Product } from '../../../src/shared/catalogue/product';
import type { Settings } from '../../../src/shared/catalogue/settings';

/* Arbitrary records that their schemas accept unchanged, including difficult texts. */

/** Lower-case letters, digits and single hyphens, including names that every object inherits. */
const anyId = fc.oneof(
  { weight: 9, arbitrary: fc.stringMatching(/^[a-z0-9]{1,6}(-[a-z0-9]{1,4}){0,2}$/) },
  { weight: 1, arbitrary: fc.constantFrom('constructor', 'prototype', '0', '1') },
);

export const anyText = fc.oneof(
  { weight: 4, arbitrary: fc.string({ maxLength: 12 }) },
  { weight: 4, arbitrary: fc.string({ maxLength: 12, unit: 'binary' }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '\u200e\0',
      '\ud800',
      'a\udc00b',
      '\u2028',
      '__proto__',
      '\0',
      'null',
      '</script>',
      '"\\',
    ),
  },
);

/** Texts as the schemas keep most of them. */
const trimmed = (text: fc.Arbitrary<string>) => text.map((written) => v.parse(trimmedText, written));
const something = (text: fc.Arbitrary<string>) => trimmed(text).filter((written) => written !== '');
const anyTrimmed = trimmed(anyText);
const saysSomething = something(anyText);
const texts = fc.array(saysSomething, { maxLength: 3 });
const webAddress = fc.oneof(fc.constant(''), fc.webUrl());

/** An arbitrary value for every field of a record, the optional ones included. */
type FieldsOf<T> = { [Field in keyof Required<T>]: fc.Arbitrary<unknown> };

/** A record of these fields, of which it may lack the optional ones. */
const plainRecord = <T, K extends keyof T = never>(
  fields: { [P in keyof T]: fc.Arbitrary<T[P]> },
  ...optional: K[]
) => {
  const requiredKeys = (Object.keys(fields) as (keyof T)[]).filter((key) => !optional.includes(key as K));
  return fc.record(fields, { requiredKeys: requiredKeys as Exclude<keyof T, K>[], noNullPrototype: true });
};

const seoFields = { title: anyTrimmed, description: anyTrimmed, h1: anyTrimmed };
const anySeo = plainRecord(seoFields, 'h1');

export const anyProduct: fc.Arbitrary<Product> = plainRecord(
  {
    id: anyId,
    name: saysSomething,
    category: anyText,
    shortDescription: anyTrimmed,
    description: anyTrimmed,
    features: texts,
    uses: texts,
    industries: texts,
    images: fc.array(saysSomething.filter(isHarmlessAddress), { maxLength: 3 }),
    specifications: fc.array(
      plainRecord(
        { name: saysSomething, value: saysSomething, unit: anyTrimmed, testMethod: anyTrimmed },
        'unit',
        'testMethod',
      ),
      { maxLength: 2 },
    ),
    colours: fc.array(plainRecord({ name: saysSomething, hex: fc.stringMatching(/^#[0-9a-fA-F]{6}$/) }), {
      maxLength: 2,
    }),
    brand: anyTrimmed,
    minimumOrder: anyTrimmed,
    seo: plainRecord({ ...seoFields, imageAlt: anyTrimmed }, 'h1', 'imageAlt'),
  } satisfies FieldsOf<Product>,
  'specifications',
  'colours',
  'brand',
  'minimumOrder',
);

export const anyCategory: fc.Arbitrary<Category> = plainRecord(
  {
    id: anyId,
    name: saysSomething,
    icon: anyText,
    subtitle: anyTrimmed,
    description: anyText,
    image: anyText.filter(isHarmlessAddress),
    seo: anySeo,
  } satisfies FieldsOf<Category>,
  'image',
);

export const anyIndustry: fc.Arbitrary<Industry> = plainRecord(
  {
    id: anyId,
    name: saysSomething,
    subtitle: anyTrimmed,
    icon: anyText,
    gradientClasses: anyText,
    highlight: fc.boolean(),
    description: anyText,
    products: texts,
    image: anyText.filter(isHarmlessAddress),
    seo: anySeo,
  } satisfies FieldsOf<Industry>,
  'highlight',
  'image',
);

const anyDate = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

/** @param text the texts to use, for tests that cannot take every one */
export const articleOf = (text: fc.Arbitrary<string>): fc.Arbitrary<Article> => {
  const title = something(text);
  return plainRecord({
    id: anyId,
    title,
    summary: trimmed(text),
    content: text,
    category: trimmed(text),
    tags: fc.array(title, { maxLength: 3 }),
    readTime: fc.integer({ min: 1, max: 90 }),
    image: text.filter(isHarmlessAddress),
    author: trimmed(text),
    datePublished: anyDate,
    dateModified: anyDate,
  } satisfies FieldsOf<Article>);
};

export const anyArticle = articleOf(anyText);

export const anySettings: fc.Arbitrary<Settings> = plainRecord({
  id: fc.constant('settings' as const),
  gtm: plainRecord({ head: anyText, body: anyText }),
  contact: plainRecord(
    {
      address: anyText,
      phone1: anyTrimmed,
      phone2: anyTrimmed,
      email: anyTrimmed,
      registrations: anyTrimmed,
    },
    'phone2',
    'registrations',
  ),
  socialLinks: plainRecord({ facebook: webAddress, linkedin: webAddress, instagram: webAddress }),
  popularProductIds: texts,
  testimonials: fc.array(plainRecord({ quote: saysSomething, author: saysSomething, company: anyTrimmed }), {
    maxLength: 2,
  }),
} satisfies FieldsOf<Settings>);

/** Records with different ids, in any order. */
export const listOf = <T extends { id: string }>(record: fc.Arbitrary<T>, minLength = 0): fc.Arbitrary<T[]> =>
  fc.uniqueArray(record, { selector: ({ id }) => id, minLength, maxLength: 5 });
