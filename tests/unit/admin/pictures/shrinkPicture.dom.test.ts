import { expect, it, vi } from 'vitest';
import { shrinkPicture } from '../../../../src/admin/pictures/shrinkPicture';
import { isPictureAddress } from '../../../../src/shared/catalogue/addresses';

/** The bytes of a picture with this area. A PNG's do not depend on the quality. */
const weight = (type: string, area: number, quality: number) =>
  Math.ceil((area / 4) * (type === 'image/png' ? 4 : quality));

/** Fakes a canvas that writes these types, or a PNG if asked for another. Returns the steps of drawing. */
function browserThatWrites(...types: string[]) {
  const steps: string[] = [];
  const create = document.createElement.bind(document);
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4000, height: 3000, close: () => undefined }));
  vi.spyOn(document, 'createElement').mockImplementation((name: string) =>
    name === 'canvas' ? (fakeCanvas(types, steps) as unknown as HTMLElement) : create(name),
  );
  return steps;
}

const fakeCanvas = (types: string[], steps: string[]) => ({
  width: 300,
  height: 150,
  getContext: () => ({
    fillStyle: '#000',
    fillRect(_x: number, _y: number, width: number) {
      steps.push(`${this.fillStyle} ${width}`);
    },
    drawImage: (_picture: unknown, _x: number, _y: number, width: number) => steps.push(`picture ${width}`),
  }),
  toDataURL: (asked: string) => `data:${types.includes(asked) ? asked : 'image/png'};base64,`,
  toBlob(done: BlobCallback, asked: string, quality: number) {
    const type = types.includes(asked) ? asked : 'image/png';
    done(new Blob([new Uint8Array(weight(type, this.width * this.height, quality))], { type }));
  },
});

it.each([
  ['a WebP', ['image/webp', 'image/jpeg'], 'image/webp', []],
  ['a JPEG on white where the browser writes no WebP', ['image/jpeg'], 'image/jpeg', ['#fff 800']],
])('a photograph becomes %s', async (_what, types, type, ground) => {
  const steps = browserThatWrites(...types);
  const address = await shrinkPicture(new File(['x'], 'IMG_1.jpg'));
  expect(address.startsWith(`data:${type};base64,`)).toBe(true);
  expect(isPictureAddress(address)).toBe(true);
  expect(address.length).toBeLessThanOrEqual(90 * 1024);
  expect(steps.slice(-1 - ground.length)).toEqual([...ground, 'picture 800']);
});

it('refuses, by its name, a file that cannot be made small enough', async () => {
  browserThatWrites();
  await expect(shrinkPicture(new File(['x'], 'IMG_1.jpg'))).rejects.toThrow(
    '“IMG_1.jpg” could not be made small enough.',
  );
});

it('refuses, by its name, a file with nothing in it', async () => {
  browserThatWrites();
  await expect(shrinkPicture(new File([], 'IMG_1.jpg'))).rejects.toThrow('“IMG_1.jpg” is empty.');
});
