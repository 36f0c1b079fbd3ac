import { describe, expect, it } from 'vitest';
import { NEW_SWATCH, tidy, validationMessages } from '../../../../src/admin/records/tidy';
import { articleSchema } from '../../../../src/shared/catalogue/article';
import { productSchema } from '../../../../src/shared/catalogue/product';
import { buildArticle } from '../../../builders';

describe('tidy', () => {
  it('turns emptied inputs into what the schema expects', () => {
    const values = { id: 'a', name: null, brand: '', readme: 1, seo: { title: null, h1: ' ' }, colours: [] };
    expect(tidy(productSchema, values)).toEqual({ id: 'a', name: '', seo: {} });
  });

  it('says in words what is missing', () => {
    expect(validationMessages(productSchema, { id: 'a', name: null })).toEqual({
      name: 'Give the product a name.',
    });
    const specifications = [{ name: 'Width', value: null }];
    expect(validationMessages(productSchema, { id: 'a', name: 'A', specifications })).toEqual({
      'specifications.0.value': 'Give the value.',
    });
  });

  it('leaves out rows in which nothing was entered, and counts them in what it says of others', () => {
    const blank = { name: '', value: null, unit: ' ' };
    expect(tidy(productSchema, { id: 'a', specifications: [blank], colours: [{ hex: '#ff0000' }] })).toEqual({
      id: 'a',
      name: '',
      colours: [{ name: '', hex: '#ff0000' }],
    });
    const specifications = [blank, { name: 'Width', value: '50' }, blank, { name: 'Width', value: ' ' }];
    expect(tidy(productSchema, { specifications }).specifications).toHaveLength(2);
    expect(validationMessages(productSchema, { id: 'a', name: 'A', specifications })).toEqual({
      'specifications.3.value': 'Give the value.',
    });
    expect(
      validationMessages(productSchema, { id: 'a', name: 'A', specifications: [blank] }),
    ).toBeUndefined();
  });

  it('leaves out a colour of which only the swatch of its new row is there, and says nothing of it', () => {
    const colours = [{ name: null, hex: NEW_SWATCH }];
    expect(tidy(productSchema, { id: 'a', name: 'A', colours })).not.toHaveProperty('colours');
    expect(validationMessages(productSchema, { id: 'a', name: 'A', colours })).toBeUndefined();
    expect(
      validationMessages(productSchema, { id: 'a', name: 'A', colours: [{ name: null, hex: '#ff0000' }] }),
    ).toEqual({ 'colours.0.name': 'Name the colour.' });
  });

  it.each([
    [0, 'At least one minute.'],
    [2.5, 'Give whole minutes.'],
    [Number.NaN, 'Give the minutes as a number.'],
  ])('says in words what is wrong with %d minutes', (readTime, message) => {
    expect(validationMessages(articleSchema, { ...buildArticle(), readTime })).toEqual({ readTime: message });
  });
});
