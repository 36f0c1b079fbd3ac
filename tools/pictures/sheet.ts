import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Job } from './jobs.ts';

const CELL = { width: 400, height: 300, name: 22 };
const COLUMNS = 5;
const ROWS = 5;

/** Makes contact sheets of the renders, 25 to a sheet with their names, and returns their paths. */
export async function contactSheets(jobs: Job[], cache: string, renders: string): Promise<string[]> {
  const there = jobs.filter(({ name }) => existsSync(join(renders, `${name}.png`)));
  const sheets: string[] = [];
  for (let first = 0; first < there.length; first += COLUMNS * ROWS) {
    const path = join(cache, `sheet-${sheets.length + 1}.png`);
    await sheet(there.slice(first, first + COLUMNS * ROWS), renders, path);
    sheets.push(path);
  }
  return sheets;
}

async function sheet(jobs: Job[], renders: string, path: string): Promise<void> {
  const high = CELL.height + CELL.name;
  const cells = await Promise.all(
    jobs.map(async ({ name }, index) => {
      const picture = await sharp(join(renders, `${name}.png`))
        .resize(CELL.width, CELL.height, { fit: 'contain', background: '#fff' })
        .toBuffer();
      const place = { left: (index % COLUMNS) * CELL.width, top: Math.floor(index / COLUMNS) * high };
      const label = `<svg width="${CELL.width}" height="${CELL.name}"><text x="6" y="16" font-size="14" font-family="sans-serif">${name}</text></svg>`;
      return [
        { input: picture, ...place },
        { input: Buffer.from(label), left: place.left, top: place.top + CELL.height },
      ];
    }),
  );
  const size = { width: COLUMNS * CELL.width, height: Math.ceil(jobs.length / COLUMNS) * high };
  await sharp({ create: { ...size, channels: 3, background: '#ffffff' } })
    .composite(cells.flat())
    .png()
    .toFile(path);
}
