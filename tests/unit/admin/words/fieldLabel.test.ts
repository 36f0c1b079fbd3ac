import { expect, it } from 'vitest';
import { i18nProvider } from '../../../../src/admin/i18nProvider';
import { fieldLabel, fieldsInWords, pathLabel, pathWords } from '../../../../src/admin/words/fieldLabel';

it('a field is called as in its form, whatever other resources call one of its name', () => {
  expect(fieldLabel('products', 'name')).toBe('Name');
  expect(fieldLabel('products', 'specifications.name')).toBe('Property');
  expect(fieldLabel('settings', 'testimonials.author')).toBe('Who said it');
  expect(fieldLabel('blog', 'author')).toBe('Author');
  expect(fieldLabel('blog', 'image')).toBe('Picture');
  expect(fieldLabel('products', 'constructor')).toBe('Constructor');
});

it('a part is named with what it is part of', () => {
  expect(pathLabel('products', 'seo.imageAlt')).toBe('Search engines › Description of the picture');
  expect(pathLabel('products', 'specifications.0.name')).toBe('Specification 1 › Property');
  expect(pathLabel('products', 'colours.1')).toBe('Colour 2');
  expect(pathLabel('settings', 'socialLinks.facebook')).toBe('Contact › Facebook page');
  expect(pathLabel('settings', 'testimonials.2.author')).toBe('Testimonial 3 › Who said it');
});

it('within a sentence it begins with a small letter, unless it is a name', () => {
  expect(pathWords('products', 'seo.h1')).toBe('search engines › heading on the page');
  expect(pathWords('settings', 'socialLinks.linkedin')).toBe('contact › LinkedIn page');
  expect(fieldsInWords('settings', ['contact', 'socialLinks'])).toEqual(['contact']);
});

it('react-admin labels inputs and columns with the same words', () => {
  const label = (field: string) => i18nProvider.translate(`resources.${field}`, { _: 'Its own' });
  expect(label('products.fields.specifications.name')).toBe('Property');
  expect(label('settings.fields.contact.phone1')).toBe('Telephone');
  expect(label('products.fields.name')).toBe('Its own');
});
