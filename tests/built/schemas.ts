import * as v from 'valibot';
import { paths } from '../../src/shared/paths';
import { PRERENDERED_CARDS } from '../../src/site/pages/products/prerenderedCards';
import { pageAt, siteUrl } from './pages';

/* The schema of each type of structured data. They are strict: a field that is not named here is an error. */

const text = v.pipe(v.string(), v.regex(/\S/, 'is empty'));
const absolute = v.pipe(text, v.regex(/^https?:\/\/[^\s/]+\//, 'is no absolute address'));
const page = v.pipe(
  absolute,
  v.check(
    (address) => address.startsWith(siteUrl) && pageAt(address.slice(siteUrl.length)) !== undefined,
    'is no page of this site',
  ),
);
const zonedTime = v.pipe(text, v.isoTimestamp('is no time with a zone'));
const timeOfDay = v.pipe(text, v.regex(/^\d\d:\d\d$/, 'is no time of day'));
const list = <T extends v.GenericSchema>(item: T) => v.pipe(v.array(item), v.nonEmpty('is empty'));

const organisationId = v.literal(`${siteUrl}/#organization`);
const organisationReference = v.strictObject({ '@id': organisationId });

const contactPoint = v.strictObject({
  '@type': v.literal('ContactPoint'),
  contactType: text,
  telephone: text,
  email: v.pipe(text, v.email()),
  areaServed: v.literal('IN'),
});

const address = v.strictObject({
  '@type': v.literal('PostalAddress'),
  streetAddress: text,
  addressLocality: v.optional(text),
  addressRegion: v.optional(text),
  postalCode: v.pipe(text, v.regex(/^\d{6}$/)),
  addressCountry: v.literal('IN'),
});

/** The organisation's own rating, which the specification requires. */
const rating = v.strictObject({
  '@type': v.literal('AggregateRating'),
  ratingValue: v.pipe(v.number(), v.minValue(1), v.maxValue(5)),
  reviewCount: v.pipe(v.number(), v.integer(), v.minValue(1)),
  bestRating: v.literal(5),
});

const review = v.strictObject({
  '@type': v.literal('Review'),
  reviewBody: text,
  author: v.strictObject({
    '@type': v.literal('Person'),
    name: text,
    /** Company and role. */
    description: v.optional(text),
  }),
  reviewRating: v.strictObject({
    '@type': v.literal('Rating'),
    ratingValue: v.literal(5),
    bestRating: v.literal(5),
  }),
});

const organisation = v.strictObject({
  '@context': v.literal('https://schema.org'),
  '@type': v.union([
    v.strictTuple([v.literal('Organization'), v.literal('LocalBusiness')]),
    v.literal('Organization'),
  ]),
  '@id': organisationId,
  name: text,
  legalName: text,
  description: text,
  url: v.literal(`${siteUrl}/`),
  logo: absolute,
  foundingDate: v.pipe(text, v.regex(/^\d{4}$/)),
  email: v.pipe(text, v.email()),
  telephone: text,
  address: v.optional(address),
  contactPoint,
  openingHoursSpecification: list(
    v.strictObject({
      '@type': v.literal('OpeningHoursSpecification'),
      dayOfWeek: list(text),
      opens: timeOfDay,
      closes: timeOfDay,
    }),
  ),
  aggregateRating: v.optional(rating),
  review: v.optional(list(review)),
  sameAs: v.optional(list(absolute)),
});

const website = v.strictObject({
  '@context': v.literal('https://schema.org'),
  '@type': v.literal('WebSite'),
  '@id': v.literal(`${siteUrl}/#website`),
  name: text,
  url: v.literal(`${siteUrl}/`),
  inLanguage: v.literal('en-IN'),
  publisher: organisationReference,
});

/** Without offers and ratings, because products have no price and no ratings. */
const product = v.strictObject({
  '@context': v.literal('https://schema.org'),
  '@type': v.literal('Product'),
  '@id': absolute,
  name: text,
  description: text,
  sku: text,
  url: page,
  image: v.optional(list(absolute)),
  brand: v.strictObject({ '@type': v.literal('Brand'), name: text }),
  manufacturer: v.optional(organisationReference),
  category: v.optional(text),
  additionalProperty: v.optional(
    list(
      v.strictObject({
        '@type': v.literal('PropertyValue'),
        name: text,
        value: text,
        unitText: v.optional(text),
      }),
    ),
  ),
});

/** Whether the entries are numbered from 1 without a gap. */
const isCounted = (entries: readonly { position: number }[]) =>
  entries.every(({ position }, index) => position === index + 1);

const itemList = v.pipe(
  v.strictObject({
    '@context': v.literal('https://schema.org'),
    '@type': v.literal('ItemList'),
    name: text,
    numberOfItems: v.number(),
    itemListElement: v.pipe(
      list(v.strictObject({ '@type': v.literal('ListItem'), position: v.number(), url: page })),
      v.check((entries) => isCounted(entries), 'does not count from 1'),
    ),
  }),
  v.check(
    // A long list describes only its first cards.
    ({ numberOfItems, itemListElement }) =>
      numberOfItems === itemListElement.length ||
      (numberOfItems > PRERENDERED_CARDS && itemListElement.length === PRERENDERED_CARDS),
    'has another number of items than it says',
  ),
);

/** The last crumb is the page itself, and may have no address. */
const breadcrumbs = v.strictObject({
  '@context': v.literal('https://schema.org'),
  '@type': v.literal('BreadcrumbList'),
  itemListElement: v.pipe(
    list(
      v.strictObject({
        '@type': v.literal('ListItem'),
        position: v.number(),
        name: text,
        item: v.optional(page),
      }),
    ),
    v.check((entries) => isCounted(entries), 'does not count from 1'),
    v.check((crumbs) => crumbs.length > 1, 'has no way to go'),
    v.check(
      (crumbs) => crumbs.slice(0, -1).every(({ item }) => item !== undefined),
      'has a crumb without address',
    ),
    v.check((crumbs) => crumbs[0]?.item === siteUrl + paths.home.to(), 'does not start at home'),
  ),
});

const article = v.pipe(
  v.strictObject({
    '@context': v.literal('https://schema.org'),
    '@type': v.literal('BlogPosting'),
    headline: text,
    description: text,
    image: v.optional(list(absolute)),
    datePublished: zonedTime,
    dateModified: zonedTime,
    author: v.union([
      organisationReference,
      v.strictObject({ '@type': v.picklist(['Person', 'Organization']), name: text }),
    ]),
    publisher: v.strictObject({ '@type': v.literal('Organization'), '@id': organisationId, name: text }),
    mainEntityOfPage: page,
    articleSection: text,
    keywords: v.optional(list(text)),
  }),
  v.check(
    ({ datePublished, dateModified }) => datePublished <= dateModified,
    'was changed before it was published',
  ),
);

/** Schemas by type. */
export const schemas = {
  Organization: organisation,
  WebSite: website,
  Product: product,
  ItemList: itemList,
  BreadcrumbList: breadcrumbs,
  BlogPosting: article,
} as const;

export type DataType = keyof typeof schemas;
