import type { ResourceName } from '../../shared/storage/keys';
import { capitalised } from './capitalised';

const inAll = {
  id: 'address (id)',
  image: 'picture',
  seo: 'search engines',
  'seo.title': 'title in search results',
  'seo.description': 'description in search results',
  'seo.h1': 'heading on the page',
  'seo.imageAlt': 'description of the picture',
};

/** What fields are called, by their path without the numbers of rows. Other fields are called after themselves. */
export const fieldNames: Record<ResourceName, Readonly<Record<string, string>>> = {
  products: {
    ...inAll,
    images: 'pictures',
    'specifications.name': 'property',
    'colours.name': 'colour',
    'colours.hex': 'swatch',
  },
  categories: inAll,
  industries: { ...inAll, gradientClasses: 'background colour' },
  blog: {
    ...inAll,
    // In the form "Article": but "Both changed: article" would be understood as all of it.
    content: 'text',
    readTime: 'minutes to read',
    datePublished: 'published on',
    dateModified: 'changed on',
  },
  settings: {
    gtm: 'tag manager',
    'gtm.head': 'snippet for the head',
    'gtm.body': 'snippet for the body',
    // By its tab in the form, as `gtm` and `contact` are.
    socialLinks: 'contact',
    'contact.address': 'address',
    'contact.phone1': 'telephone',
    'contact.phone2': 'second telephone',
    'contact.email': 'e-mail',
    'contact.registrations': 'GSTIN and CIN',
    'socialLinks.facebook': 'Facebook page',
    'socialLinks.linkedin': 'LinkedIn page',
    'socialLinks.instagram': 'Instagram page',
    popularProductIds: 'popular products',
    'testimonials.quote': 'what was said',
    'testimonials.author': 'who said it',
    'testimonials.company': 'company and role',
  },
};

/** "short description" for `shortDescription`; of a path, its last part. */
const afterItself = (path: string) =>
  path.slice(path.lastIndexOf('.') + 1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** A field's name within a sentence. @param path without the numbers of rows, such as `specifications.name` */
export const fieldWords = (resource: ResourceName, path: string): string =>
  (Object.hasOwn(fieldNames[resource], path) && fieldNames[resource][path]) || afterItself(path);

/** A field's name as a label, as in the form. @param path as for `fieldWords` */
export const fieldLabel = (resource: ResourceName, path: string): string =>
  capitalised(fieldWords(resource, path));

/** A record's fields within a sentence, each name once: those that are called by their tab in the form may share it. */
export const fieldsInWords = (resource: ResourceName, fields: readonly string[]): string[] => [
  ...new Set(fields.map((field) => fieldWords(resource, field))),
];

/**
 * The label of a record's part by its path: `seo.h1` is "Search engines › Heading on the page", and
 * `specifications.0.value` "Specification 1 › Value".
 */
export const pathLabel = (resource: ResourceName, path: string): string =>
  partsInWords(resource, path).map(capitalised).join(' › ');

/** The same within a sentence: "search engines › heading on the page". */
export const pathWords = (resource: ResourceName, path: string): string =>
  partsInWords(resource, path).join(' › ');

function partsInWords(resource: ResourceName, path: string): string[] {
  const names: string[] = [];
  let field = '';
  for (const key of path.split('.')) {
    const list = /^\d+$/.test(key) ? names.pop() : undefined;
    if (list === undefined) field = field ? `${field}.${key}` : key;
    names.push(list === undefined ? fieldWords(resource, field) : `${singular(list)} ${Number(key) + 1}`);
  }
  return names;
}

const singular = (words: string) => words.replace(/ies$/, 'y').replace(/s$/, '');
