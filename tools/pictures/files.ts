import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { PICTURE_FORMATS, PICTURE_WIDTHS, pictureFile } from '../../src/shared/pictures.ts';
import { PUBLIC_FOLDER } from '../folders.ts';
import type { Job } from './jobs.ts';

const NOTES = join(import.meta.dirname, 'rendered.json');
// All products' pictures together stay under 12 MB, all scenes' under 3 MB.
const QUALITY = {
  products: { avif: { quality: 54, effort: 3 }, webp: { quality: 71, effort: 4, smartSubsample: true } },
  scenes: { avif: { quality: 53, effort: 3 }, webp: { quality: 70, effort: 4, smartSubsample: true } },
};

/** Whether the picture is there in all sizes and formats. */
export function isThere({ folder, name }: Pick<Job, 'folder' | 'name'>): boolean {
  const address = `/images/${folder}/${name}`;
  return PICTURE_WIDTHS.every((width) =>
    PICTURE_FORMATS.every((format) => existsSync(join(PUBLIC_FOLDER, pictureFile(address, width, format)))),
  );
}

/** Writes a render in all sizes and formats. */
export async function writeFiles(job: Job, png: string): Promise<void> {
  const address = join(PUBLIC_FOLDER, 'images', job.folder, job.name);
  mkdirSync(dirname(address), { recursive: true });
  for (const width of PICTURE_WIDTHS) {
    const height = Math.round((width * job.height) / job.width);
    const picture = sharp(png).resize(width, height, { kernel: 'lanczos3' });
    await picture.clone().avif(QUALITY[job.folder].avif).toFile(`${address}-${width}.avif`);
    await picture.clone().webp(QUALITY[job.folder].webp).toFile(`${address}-${width}.webp`);
  }
}

/** For each rendered picture's name, the key of what it was rendered from. */
export type Rendered = Record<string, string>;

export function readRendered(): Rendered {
  return existsSync(NOTES) ? JSON.parse(readFileSync(NOTES, 'utf8')) : {};
}

export function noteRendered({ name, key }: Job): void {
  const rendered = { ...readRendered(), [name]: key };
  const sorted = Object.fromEntries(Object.entries(rendered).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(NOTES, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Whether the picture's files exist and still show what its recipe describes. */
export function isRendered(job: Job, rendered: Rendered): boolean {
  return rendered[job.name] === job.key && isThere(job);
}
