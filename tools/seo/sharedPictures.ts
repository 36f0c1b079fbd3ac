import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp, { type Channels, type Sharp } from 'sharp';
import { SHARED_PICTURE, sharedPicture } from '../../src/shared/pictures.ts';
import { atATime } from '../atATime.ts';
import type { Defaults } from '../content/readDefaults.ts';

const { width, height } = SHARED_PICTURE;
/** Width in px of the soft edge at each side. */
const SOFT = 50;
/** Width in px of the strip at each side that must be plain. */
const SIDE = 6;
/** Up to this standard deviation (of 255), a side is plain background, such as the paper behind a tape. */
const PLAIN = 12;
/** Pictures in progress at a time: each takes up several MB, uncompressed. */
const IN_MEMORY = 4;

/**
 * Writes the link preview pictures of all records next to the pages' pictures, as JPEG, because LinkedIn and mail
 * programs support neither WebP nor AVIF. Missing pictures are skipped.
 * @throws {Error} that names a file that is not a picture
 */
export async function writeSharedPictures(
  { products, categories, industries, blog }: Omit<Defaults, 'settings'>,
  publicFolder: string,
  siteFolder: string,
): Promise<void> {
  const shown = new Set([
    ...products.map(({ images: [first = ''] }) => first),
    ...[...categories, ...industries, ...blog].map(({ image = '' }) => image),
  ]);
  await atATime(IN_MEMORY, shown, async (url) => {
    const target = sharedPicture(url);
    const source = join(publicFolder, url);
    if (target === undefined || !existsSync(source)) return;
    const file = join(siteFolder, target);
    mkdirSync(dirname(file), { recursive: true });
    try {
      await (await inSharedShape(source)).jpeg().toFile(file);
    } catch (cause) {
      throw new Error(`${url} cannot be read as a picture`, { cause });
    }
  });
}

/** The whole picture with its plain background extended to both sides; without a plain background, its middle. */
async function inSharedShape(source: string): Promise<Sharp> {
  const opaque = sharp(source).autoOrient().flatten({ background: '#ffffff' });
  const whole = await pixels(opaque.clone().resize({ height }));
  const own = whole.raw.width;
  if (own >= width || !isPlain(whole, 0) || !isPlain(whole, own - SIDE)) return opaque.resize(width, height);
  const left = Math.floor((width - own) / 2);
  const drawnOut = sharp(whole.data, whole).extend({ left, right: width - own - left, extendWith: 'copy' });
  const ground = await pixels(drawnOut.blur(SIDE));
  layOver(ground, whole, left);
  return sharp(ground.data, ground);
}

type Pixels = { data: Buffer; raw: { width: number; height: number; channels: Channels } };

async function pixels(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

/** Whether the SIDE columns from `left` are plain. */
function isPlain({ data, raw }: Pixels, left: number): boolean {
  let sum = 0;
  let squares = 0;
  const values = SIDE * raw.channels;
  for (let y = 0; y < raw.height; y += 1) {
    const start = (y * raw.width + left) * raw.channels;
    for (const value of data.subarray(start, start + values)) {
      sum += value;
      squares += value * value;
    }
  }
  const mean = sum / (values * raw.height);
  return Math.sqrt(squares / (values * raw.height) - mean * mean) <= PLAIN;
}

/** Draws a picture of the same height over the background, fading in at both sides. */
function layOver(ground: Pixels, picture: Pixels, left: number): void {
  const { width: own, channels } = picture.raw;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < own; x += 1) {
      const share = Math.min(1, (x + 1) / SOFT, (own - x) / SOFT);
      const from = (y * own + x) * channels;
      const to = (y * ground.raw.width + left + x) * channels;
      for (let channel = 0; channel < channels; channel += 1) {
        const under = ground.data[to + channel] ?? 0;
        ground.data[to + channel] = under + share * ((picture.data[from + channel] ?? 0) - under);
      }
    }
  }
}
