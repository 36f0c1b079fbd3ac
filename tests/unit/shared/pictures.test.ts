import { describe, expect, it } from 'vitest';
import { pictureFile, pictureName, sharedPicture, smallPicture } from '../../../src/shared/pictures';

describe('a picture’s URL', () => {
  it.each(['/images/products/vhb-tape-1200.webp', '/images/scenes/category-safety-tapes-1200.webp'])(
    'of this site leads to the picture’s other files: %s',
    (url) => {
      const name = pictureName(url) ?? '';
      expect(pictureFile(name, 1200, 'webp')).toBe(url);
      expect(pictureFile(name, 400, 'avif')).toBe(url.replace('-1200.webp', '-400.avif'));
      expect(smallPicture(url)).toBe(url.replace('-1200.webp', '-400.webp'));
    },
  );

  it.each([
    'https://files.example/images/products/vhb-tape-1200.webp',
    '//files.example/images/products/vhb-tape-1200.webp',
    '/images/products/vhb-tape.webp',
    '/images/products/vhb-tape-1200.jpg',
    '/images/products/../admin-1200.webp',
    '/images/products/vhb-tape-1200.webp?v=2',
    '/images/own/roll-1200.webp',
    'data:image/webp;base64,AAAA',
    '',
  ])('of any other kind is the only file: %s', (url) => {
    expect(pictureName(url)).toBeUndefined();
    expect(smallPicture(url)).toBe(url);
  });
});

describe('the picture of a link preview', () => {
  it.each([
    ['/images/products/vhb-tape-1200.webp', '/images/products/vhb-tape-share.jpg'],
    ['/images/own/1f2e.webp', '/images/own/1f2e-share.jpg'],
    ['/images/own/1f2e.jpeg', '/images/own/1f2e-share.jpg'],
    ['/images/Roll_2.PNG', '/images/Roll_2-share.jpg'],
  ])('is made from a picture of this site: %s', (url, shared) => {
    expect(sharedPicture(url)).toBe(shared);
  });

  it.each([
    'https://files.example/images/products/vhb-tape-1200.webp',
    '//files.example/images/roll.jpg',
    '/images/../admin.webp',
    '/images/roll.webp?v=2',
    '/images/roll.svg',
    '/other/roll.webp',
    'data:image/webp;base64,AAAA',
    '',
  ])('cannot be made from any other: %s', (url) => {
    expect(sharedPicture(url)).toBeUndefined();
  });
});
