const labels: Record<string, string> = {
  id: 'Address (id)',
  seo: 'Search engines',
  h1: 'Heading on the page',
  shortDescription: 'Short description',
  images: 'Pictures',
  colours: 'Colours',
  minimumOrder: 'Minimum order',
  gradientClasses: 'Background colour',
  readTime: 'Minutes to read',
  datePublished: 'Published on',
  dateModified: 'Changed on',
  gtm: 'Tag manager',
  socialLinks: 'Social links',
  popularProductIds: 'Popular products',
  testMethod: 'Test method',
  imageAlt: 'Description of the picture',
  content: 'Text',
  phone1: 'Telephone',
  phone2: 'Second telephone',
  email: 'E-mail',
  facebook: 'Facebook page',
  linkedin: 'LinkedIn page',
  instagram: 'Instagram page',
  head: 'Snippet for the head',
  body: 'Snippet for the body',
  quote: 'What was said',
  company: 'Company and role',
  hex: 'Swatch',
};

/** A field's label, as in the forms. */
export const fieldLabel = (field: string) =>
  labels[field] ??
  field.charAt(0).toUpperCase() + field.slice(1).replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);

/**
 * The label of a record's part by its path: `seo.title` is "Search engines › title", and `specifications.0.value`
 * "Specification 1 › value".
 */
export function pathLabel(path: string): string {
  const names: string[] = [];
  for (const key of path.split('.')) {
    const list = /^\d+$/.test(key) ? names.pop() : undefined;
    const label = list === undefined ? fieldLabel(key) : `${singular(list)} ${Number(key) + 1}`;
    names.push(names.length === 0 ? label : label.toLowerCase());
  }
  return names.join(' › ');
}

const singular = (label: string) => label.replace(/ies$/, 'y').replace(/s$/, '');
