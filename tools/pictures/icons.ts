import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { PUBLIC_FOLDER } from '../folders';
import { tokenColour } from '../tokenColour';

const SIDE = 64;

/** The mark on a background that fills the square, for systems that crop icons to their own shape. */
function onFullGround(mark: string, scale: number): string {
  const edge = (SIDE * (1 - scale)) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}"><rect width="${SIDE}" height="${SIDE}" fill="${tokenColour('ink')}"/><g transform="translate(${edge} ${edge}) scale(${scale})">${mark}</g></svg>`;
}

/** Keeps the mark within the central circle of 80 %, which no mask crops. */
const MASKED = 0.78;

/** Draws the icons for phones' home screens, and for what takes no SVG, from the mark in public/favicon.svg. */
export async function drawIcons(): Promise<void> {
  const favicon = readFileSync(join(PUBLIC_FOLDER, 'favicon.svg'), 'utf8');
  const mark = /<g id="mark">.*<\/g>/s.exec(favicon)?.[0];
  if (!mark) throw new Error('favicon.svg has no group "mark"');
  mkdirSync(join(PUBLIC_FOLDER, 'icons'), { recursive: true });
  const icons = [
    { file: 'icons/192.png', side: 192, svg: favicon },
    { file: 'icons/512.png', side: 512, svg: favicon },
    { file: 'icons/maskable-512.png', side: 512, svg: onFullGround(mark, MASKED) },
    // iOS looks here by itself, so no page has to name it.
    { file: 'apple-touch-icon.png', side: 180, svg: onFullGround(mark, 0.94) },
    // So do feed readers and lists of links. A PNG by that name: all go by what a picture's file begins with.
    { file: 'favicon.ico', side: 32, svg: favicon },
  ];
  for (const { file, side, svg } of icons)
    await sharp(Buffer.from(svg), { density: (72 * side) / SIDE })
      .resize(side, side)
      .png({ palette: true, compressionLevel: 9, effort: 10 })
      .toFile(join(PUBLIC_FOLDER, file));
}
