import { beforeEach, describe, expect, it, vi } from 'vitest';
import { validationMessages } from '../../../../src/admin/records/tidy';
import { isHarmlessAddress, isPictureAddress } from '../../../../src/shared/catalogue/addresses';
import { productSchema, products } from '../../../../src/shared/catalogue/product';
import { buildProduct } from '../../../builders';
import { contentKeys as keys } from '../../../contentKeys';

const OLD = 'www.host.example/a.jpg';

beforeEach(() => localStorage.clear());

describe('a picture’s address', () => {
  it.each([
    '',
    'https://host.example/a.jpg',
    'HTTP://host.example/a.jpg',
    '//host.example/a.jpg',
    '/images/a.webp',
    'data:image/webp;base64,AAAA',
  ])('may be %j', (address) => expect(isPictureAddress(address)).toBe(true));

  it.each([
    OLD,
    'images/a.webp',
    'https:host.example/a.jpg',
    'https://',
    'C:\\Photos\\tape.jpg',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    '//',
    '///',
    '//256.256.256.256',
  ])('may not be %j', (address) => expect(isPictureAddress(address)).toBe(false));
});

it('checks an address in browsers without URL.canParse, too', () => {
  vi.stubGlobal('URL', class extends URL {});
  Object.assign(URL, { canParse: undefined });
  expect(isHarmlessAddress('https://host.example/a.jpg')).toBe(true);
  expect(isHarmlessAddress('https://')).toBe(false);
});

describe('a stored address without https://', () => {
  const old = buildProduct({ images: ['/images/a.webp', OLD] });

  it('is read, and nothing stored is changed', () => {
    const text = products.encode([old]);
    localStorage.setItem(keys.products, text);
    expect(products.stored()).toEqual([old]);
    expect(localStorage.getItem(keys.products)).toBe(text);
  });

  it('is reported in a form', () => {
    const message = 'A picture’s address starts with https://, or on this site with /.';
    expect(validationMessages(productSchema, old)).toEqual({ 'images.1': message });
    expect(validationMessages(productSchema, { ...old, images: [] })).toBeUndefined();
  });
});
