import { expect, it, vi } from 'vitest';
import { isPictureAddress } from '../../../../../src/shared/catalogue/addresses';
import { withPictureFiles } from '../../../../../src/shared/catalogue/publishing/pictureFiles';
import { pictureName } from '../../../../../src/shared/pictures';

const WEBP = 'data:image/webp;base64,UklGRg==';

it('replaces each picture in a text by the address of a single file on this site', () => {
  const html = `<p><img src="${WEBP}" alt=""><img src='data:image/PNG;base64,iVBORw0K'></p>`;
  const [first = '', second = ''] = withPictureFiles(html).match(/\/images\/own\/[\w.-]+/g) ?? [];
  expect(withPictureFiles(html)).toBe(`<p><img src="${first}" alt=""><img src='${second}'></p>`);
  expect(first).toMatch(/^\/images\/own\/[\w-]+\.webp$/);
  expect(second).toMatch(/^\/images\/own\/[\w-]+\.png$/);
  expect(isPictureAddress(first)).toBe(true);
  expect(pictureName(first)).toBeUndefined();
});

it('the same picture has the same address everywhere, and another picture another one', () => {
  const address = withPictureFiles(WEBP);
  expect(withPictureFiles(JSON.stringify({ image: WEBP }))).toBe(JSON.stringify({ image: address }));
  expect(withPictureFiles(WEBP.replace('Rg==', 'Rh=='))).not.toBe(address);
});

it('reports each picture’s address, with what it replaced', () => {
  const told: string[][] = [];
  withPictureFiles(`${WEBP} ${WEBP}`, (...one) => told.push(one));
  expect(told).toEqual([
    [withPictureFiles(WEBP), WEBP],
    [withPictureFiles(WEBP), WEBP],
  ]);
});

it.each([
  'data:image/svg+xml;base64,PHN2Zy8+',
  'data:text/html;base64,PHA+',
  'data:image/webp,UklGRg',
  '/images/a.webp',
])('leaves %s as it is', (text) => {
  const onPicture = vi.fn();
  expect(withPictureFiles(text, onPicture)).toBe(text);
  expect(onPicture).not.toHaveBeenCalled();
});
