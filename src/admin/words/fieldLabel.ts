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

/** The label of a record's part by its path, such as `contact.phone1`, for use within a sentence. */
export const pathLabel = (path: string): string => path.split('.').map(fieldLabel).join(' › ').toLowerCase();
