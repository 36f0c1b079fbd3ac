import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import type { Browser } from './engine';
import type { Visitor } from './visitor';

/** px; twice what a page leaves between two parts. */
const MOST = 180;
/** How often a window that is blank is looked at again, for slow machines, and how long after, in ms. */
const LOOKS = 40;
const BETWEEN_LOOKS = 250;
/** ms; a few frames, in which the browser paints what has been scrolled to. */
const UNTIL_PAINTED = 80;
/** px at the window's right, where some browsers draw the scroll bar. */
const SCROLL_BAR = 16;

/**
 * Scrolls to the page's end once, a window at a time, and takes pictures. Returns the parts in which a long stretch stays
 * a single colour from edge to edge, and how long it is in px.
 */
export async function blankParts({ run, picture, look }: Visitor): Promise<Record<string, number>> {
  /** The page's rows from its top. */
  const rows: Row[] = [];
  for (let top = 0, isEnd = false; !isEnd; ) {
    await run((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    await wait(UNTIL_PAINTED);
    const open = await run(openStretch);
    isEnd = open.isEnd;
    for (let looks = 1; ; looks += 1) {
      const shown = (await rowsOf(picture, look.width)).slice(open.top, open.bottom);
      if (longestRun(shown) > MOST && looks < LOOKS) {
        await wait(BETWEEN_LOOKS);
        continue;
      }
      for (const [place, row] of shown.entries()) rows[open.scrolled + open.top + place] = row;
      break;
    }
    top = open.scrolled + open.bottom - open.top;
  }
  const parts = await run(() =>
    ['main', 'footer'].map((name) => {
      const box = document.querySelector(name)?.getBoundingClientRect();
      return { name, top: (box?.top ?? 0) + scrollY, bottom: (box?.bottom ?? 0) + scrollY };
    }),
  );
  const blanks = parts.map(
    ({ name, top, bottom }) => [name, longestRun(rows.slice(Math.ceil(top), Math.floor(bottom)))] as const,
  );
  return Object.fromEntries(blanks.filter(([, length]) => length > MOST));
}

/** A row of pixels: its colour, if it has only one. */
type Row = string | undefined;

async function rowsOf(picture: Browser['picture'], width: number): Promise<Row[]> {
  const { data, info } = await sharp(await picture())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Array.from({ length: info.height }, (_, y) => {
    const start = y * info.width * info.channels;
    const row = data.subarray(start, start + (width - SCROLL_BAR) * info.channels);
    const isPlain = row.equals(Buffer.alloc(row.length, row.subarray(0, info.channels)));
    return isPlain ? row.toString('hex', 0, info.channels) : undefined;
  });
}

/** Runs in the page: the part of the window that neither the header nor the bar at the bottom covers. */
function openStretch() {
  const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
  const bar = boxOf('nav[aria-label="Quick access"]');
  return {
    top: Math.max(0, Math.ceil(boxOf('header')?.bottom ?? 0)),
    bottom: bar && bar.height > 0 ? Math.min(innerHeight, Math.floor(bar.top)) : innerHeight,
    scrolled: Math.round(scrollY),
    isEnd: scrollY + innerHeight >= document.documentElement.scrollHeight - 1,
  };
}

/** How many rows in a row are of one colour at most. */
function longestRun(rows: readonly Row[]): number {
  let longest = 0;
  let length = 0;
  for (const [place, colour] of rows.entries()) {
    if (colour === undefined) length = 0;
    else length = colour === rows[place - 1] ? length + 1 : 1;
    longest = Math.max(longest, length);
  }
  return longest;
}
