import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { writeSharedPictures } from '../../../tools/seo/sharedPictures';
import { buildArticle, buildCategory, buildIndustry, buildProduct } from '../../builders';
import { temporaryFolder } from './temporaryFolder';

const folder = temporaryFolder();
beforeEach(() => void mkdirSync(folder('public/images'), { recursive: true }));

const PAPER = { r: 0xf0, g: 0xee, b: 0xea };

/** Writes a 4:3 picture with a red band from top to bottom, 400 px wide, in the middle, and the given sides. */
const picture = (sides: Sharp, name: string) =>
  sides
    .composite([{ input: { create: { width: 400, height: 900, channels: 3, background: 'red' } } }])
    .webp()
    .toFile(folder('public/images', name));

const plain = () => sharp({ create: { width: 1200, height: 900, channels: 3, background: PAPER } });

/** Black above, the colour of paper below. */
const busy = () =>
  plain().composite([
    { input: { create: { width: 1200, height: 450, channels: 3, background: 'black' } }, gravity: 'north' },
  ]);

const write = (content: Partial<Parameters<typeof writeSharedPictures>[0]>) =>
  writeSharedPictures(
    { products: [], categories: [], industries: [], blog: [], ...content },
    folder('public'),
    folder('site'),
  );
/** Writes the picture of a product. */
const writeOne = (image: string) => write({ products: [buildProduct({ images: [image] })] });

const written = (file: string) => folder('site/images', file);

async function redPixels(file: string): Promise<number> {
  const { data, info } = await sharp(written(file)).raw().toBuffer({ resolveWithObject: true });
  let red = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3);
    if (r > 200 && g < 80 && b < 80) red += 1;
  }
  return red / info.height;
}

it('a picture on a plain background is shown whole, with the background extended on both sides', async () => {
  // 841 px wide at a height of 630 px: one side gets a pixel more than the other.
  await picture(plain().extend({ right: 2, background: PAPER }), 'roll-1200.webp');
  await writeOne('/images/roll-1200.webp');
  const { format, width, height } = await sharp(written('roll-share.jpg')).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
  // 400 px wide at a height of 900 px, so 280 px at 630 px.
  expect(await redPixels('roll-share.jpg')).toBeCloseTo(280, -1);
  // It stays sharp: from red to paper it takes a few pixels only.
  const { data, info } = await sharp(written('roll-share.jpg')).raw().toBuffer({ resolveWithObject: true });
  const row = data.subarray(300 * info.width * info.channels, 301 * info.width * info.channels);
  const greens = Array.from({ length: info.width }, (_, x) => row[x * info.channels + 1] ?? 0);
  expect(greens.filter((green) => green > 60 && green < 180).length).toBeLessThan(8);
  const corner = await sharp(written('roll-share.jpg'))
    .extract({ left: 0, top: 0, width: 20, height: 20 })
    .toBuffer();
  const { channels } = await sharp(corner).stats();
  const off = Object.values(PAPER).map((value, index) => Math.abs(value - (channels[index]?.mean ?? 0)));
  expect(Math.max(...off)).toBeLessThan(3);
});

it('a picture that a camera stored sideways is shown upright', async () => {
  await picture(plain(), 'upright.png');
  const upright = await sharp(folder('public/images/upright.png')).rotate(90).toBuffer();
  await sharp(upright).withMetadata({ orientation: 8 }).toFile(folder('public/images/photo.webp'));
  await writeOne('/images/photo.webp');
  expect(await redPixels('photo-share.jpg')).toBeCloseTo(280, -1);
});

it.each([
  ['both sides', undefined],
  ['the left side', 'west'],
  ['the right side', 'east'],
])('a picture with another background at %s is cropped instead', async (_sides, gravity) => {
  const all = await busy().png().toBuffer();
  const half = await sharp(all).extract({ left: 0, top: 0, width: 600, height: 900 }).toBuffer();
  const sides = gravity ? plain().composite([{ input: half, gravity }]) : sharp(all);
  await picture(sharp(await sides.png().toBuffer()), 'plant.webp');
  await writeOne('/images/plant.webp');
  expect(await redPixels('plant-share.jpg')).toBeCloseTo(400, -1);
});

/** The colours of a row, each as red, green and blue, from left to right. */
async function row(file: string, y = 300): Promise<number[][]> {
  const { data, info } = await sharp(written(file)).raw().toBuffer({ resolveWithObject: true });
  return Array.from({ length: info.width }, (_, x) => {
    const at = (y * info.width + x) * info.channels;
    return [...data.subarray(at, at + 3)];
  });
}

const furthest = (one: readonly number[] = [], other: readonly number[] = []) =>
  Math.max(...one.map((value, index) => Math.abs(value - (other[index] ?? 0))));

it('a picture whose plain margin is narrow fades into the background, each half in its own colour', async () => {
  const [orange, blue] = [
    { r: 240, g: 140, b: 60 },
    { r: 90, g: 120, b: 200 },
  ];
  const half = (background: typeof orange) =>
    ({ create: { width: 590, height: 900, channels: 3, background } }) as const;
  await plain()
    .composite([
      { input: half(orange), left: 10, top: 0 },
      { input: half(blue), left: 600, top: 0 },
    ])
    .png()
    .toFile(folder('public/images/field.webp'));
  await writeOne('/images/field.webp');
  const colours = await row('field-share.jpg');
  // 840 of the 1,200 px are the picture itself.
  expect(furthest(colours[400], Object.values(orange))).toBeLessThan(6);
  expect(furthest(colours[800], Object.values(blue))).toBeLessThan(6);
  const steps = colours.map((colour, x) => furthest(colour, colours[x - 1] ?? colour));
  expect(Math.max(...steps.slice(0, 500), ...steps.slice(700))).toBeLessThan(50);
});

it('a transparent picture is shown on white', async () => {
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  await picture(sharp({ create: { width: 1200, height: 900, channels: 4, background } }), 'clear.webp');
  await writeOne('/images/clear.webp');
  expect(furthest((await row('clear-share.jpg'))[0], [255, 255, 255])).toBeLessThan(4);
});

it('a picture that is wider than a link preview is cropped, even if its background is plain', async () => {
  await plain().resize(2400, 900, { fit: 'fill' }).webp().toFile(folder('public/images/banner.webp'));
  await writeOne('/images/banner.webp');
  const { width, height } = await sharp(written('banner-share.jpg')).metadata();
  expect({ width, height }).toEqual({ width: 1200, height: 630 });
});

it('all records’ pictures are written, and missing ones or those on other hosts are left out', async () => {
  const names = ['category', 'industry', 'article'];
  for (const name of names) await picture(plain(), `${name}.webp`);
  await write({
    products: [
      buildProduct({ images: [] }),
      buildProduct({ images: ['/images/gone.webp', '/images/second.webp'] }),
    ],
    categories: [buildCategory({ image: '/images/category.webp' }), buildCategory({ image: undefined })],
    industries: [buildIndustry({ image: '/images/industry.webp' })],
    blog: ['/images/article.webp', 'https://files.example/a.jpg'].map((image) => buildArticle({ image })),
  });
  expect(names.filter((name) => !existsSync(written(`${name}-share.jpg`)))).toEqual([]);
  expect(existsSync(written('gone-share.jpg'))).toBe(false);
});

it('a file that is no picture fails the build, with its name', async () => {
  writeFileSync(folder('public/images/broken.webp'), 'not a picture');
  await expect(writeOne('/images/broken.webp')).rejects.toThrow(
    '/images/broken.webp cannot be read as a picture',
  );
});
