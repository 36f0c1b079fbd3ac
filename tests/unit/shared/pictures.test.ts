import { describe, expect, it } from 'vitest';
import { pictureFile, pictureName, smallPicture } from '../../../src/shared/pictures';

describe('a picture’s URL', () => {
  it.each(['/images/products/vhb-tape-1200.webp', '/images/scenes/category-safety-tapes-1200.webp'])(
    'of this site’s own leads to its other files: %s',
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
  ])('of anything else is the one picture: %s', (url) => {
    expect(pictureName(url)).toBeUndefined();
    expect(smallPicture(url)).toBe(url);
  });
});
