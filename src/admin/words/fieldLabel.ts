import type { ResourceName } from '../../shared/storage/keys';

const inAll = {
  id: 'Address (id)',
  image: 'Picture',
  seo: 'Search engines',
  'seo.title': 'Title in search results',
  'seo.description': 'Description in search results',
  'seo.h1': 'Heading on the page',
  'seo.imageAlt': 'Description of the picture',
};

/** Labels of fields by their path without the numbers of rows. Other fields are called after themselves. */
export const fieldLabels: Record<ResourceName, Readonly<Record<string, string>>> = {
  products: {
    ...inAll,
    images: 'Pictures',
    'specifications.name': 'Property',
    'colours.name': 'Colour',
    'colours.hex': 'Swatch',
  },
  categories: inAll,
  industries: { ...inAll, gradientClasses: 'Background colour' },
  blog: {
    ...inAll,
    // In the form "Article": but "Both changed: article" would be understood as all of it.
    content: 'Text',
    readTime: 'Minutes to read',
    datePublished: 'Published on',
    dateModified: 'Changed on',
  },
  settings: {
    gtm: 'Tag manager',
    'gtm.head': 'Snippet for the head',
    'gtm.body': 'Snippet for the body',
    // By its tab in the form, as the two above are.
    socialLinks: 'Contact',
    'contact.address': 'Address',
    'contact.phone1': 'Telephone',
    'contact.phone2': 'Second telephone',
    'contact.email': 'E-mail',
    'socialLinks.facebook': 'Facebook page',
    'socialLinks.linkedin': 'LinkedIn page',
    'socialLinks.instagram': 'Instagram page',
    popularProductIds: 'Popular products',
    'testimonials.quote': 'What was said',
    'testimonials.author': 'Who said it',
    'testimonials.company': 'Company and role',
  },
};

const afterItself = (field: string) =>
  field.charAt(0).toUpperCase() + field.slice(1).replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);

const labelAt = (resource: ResourceName, path: string): string | undefined =>
  Object.hasOwn(fieldLabels[resource], path) ? fieldLabels[resource][path] : undefined;

/** A field's label, as in the form. @param path without the numbers of rows, such as `specifications.name` */
export const fieldLabel = (resource: ResourceName, path: string): string =>
  labelAt(resource, path) ?? afterItself(path.slice(path.lastIndexOf('.') + 1));

/** The labels of a record's fields, each once: fields that are called by their tab in the form may share it. */
export const labelsOf = (resource: ResourceName, fields: readonly string[]): string[] => [
  ...new Set(fields.map((field) => fieldLabel(resource, field))),
];

/**
 * The label of a record's part by its path: `seo.h1` is "Search engines › Heading on the page", and
 * `specifications.0.value` "Specification 1 › Value".
 */
export function pathLabel(resource: ResourceName, path: string): string {
  const names: string[] = [];
  let field = '';
  for (const key of path.split('.')) {
    const list = /^\d+$/.test(key) ? names.pop() : undefined;
    if (list === undefined) field = field ? `${field}.${key}` : key;
    names.push(list === undefined ? fieldLabel(resource, field) : `${singular(list)} ${Number(key) + 1}`);
  }
  return names.join(' › ');
}

const singular = (label: string) => label.replace(/ies$/, 'y').replace(/s$/, '');
