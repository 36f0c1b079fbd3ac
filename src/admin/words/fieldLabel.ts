const labels: Record<string, string> = {
  id: 'Address (id)',
  seo: 'Search engines',
  h1: 'Heading on the page',
  shortDescription: 'Short description',
  images: 'Pictures',
  colours: 'Colours',
  minimumOrder: 'Minimum order',
  gradientClasses: 'Background colour',
  readTime: 'Reading time',
  datePublished: 'Published on',
  dateModified: 'Changed on',
  gtm: 'Tag manager',
  socialLinks: 'Social links',
  popularProductIds: 'Popular products',
  testMethod: 'Test method',
  imageAlt: 'Picture in words',
};

/** A field's name as the forms say it. */
export const fieldLabel = (field: string) =>
  labels[field] ??
  field.charAt(0).toUpperCase() + field.slice(1).replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
