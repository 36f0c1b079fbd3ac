import { escapeXml } from '../seo/xml.ts';
import type { Recipe } from './recipe.ts';

/**
 * What is printed on a face, as one repeat: its size in millimetres along the tape and across it. `focus` is the place
 * that should be seen first, in millimetres from the start of the repeat.
 */
export type PrintTile = { along: number; across: number; focus: number; svg: string };

type Print = NonNullable<Recipe['print']>;
type Drawing = { along: number; ink: string; focus?: number };

const FONT =
  "font-family=\"'Liberation Sans Narrow','Arial Narrow','Helvetica Neue',Arial,sans-serif\" font-weight=\"700\"";

/** The backing's print as one tile; its background is left transparent if the backing already has its colour. */
export function printTile(print: Print, width: number, backingColour: string): PrintTile {
  const [ground = backingColour, ...inks] = print.colours;
  const { along, ink, focus = along / 2 } = DRAWINGS[print.kind](width, inks, print);
  const base = ground === backingColour ? '' : `<rect width="${along}" height="${width}" fill="${ground}"/>`;
  return { along, across: width, focus, svg: framed(along, width, base + ink) };
}

/** Fine lines on a liner, if its description mentions lines. */
export function linerTile(wording: string, width: number): PrintTile | undefined {
  if (!wording.includes('lines')) return undefined;
  const colour = wording.includes('blue') ? '#3566a8' : wording.includes('red') ? '#c0392b' : '#7a8288';
  const wide = Math.max(0.8, width * 0.07);
  const lines = [0.18, 0.5, 0.82].map(
    (at) => `<rect x="0" y="${width * at - wide / 2}" width="20" height="${wide}" fill="${colour}"/>`,
  );
  return { along: 20, across: width, focus: 0, svg: framed(20, width, lines.join('')) };
}

function framed(along: number, across: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${along} ${across}" width="${along}" height="${across}">${content}</svg>`;
}

const DRAWINGS: Record<Print['kind'], (width: number, inks: string[], print: Print) => Drawing> = {
  diagonal: (width, [ink]) => {
    const along = width * 1.5;
    const stripe = (x: number) =>
      `<path d="M${x} ${width}h${along / 2}l${width} ${-width}h${-along / 2}z" fill="${ink}"/>`;
    return { along, ink: [-2, -1, 0, 1].map((turn) => stripe(turn * along)).join('') };
  },
  blocks: (width, [ink]) => ({
    along: width * 1.8,
    ink: `<rect width="${width * 0.9}" height="${width}" fill="${ink}"/>`,
  }),
  void: (width, [ink], { text = 'VOID' }) => {
    const size = width / 6;
    const along = text.length * size * 0.62 + size;
    const rows = [0, 1, 2, 3].flatMap((row) => {
      const shift = row % 2 === 0 ? 0 : -along / 2;
      return [shift, shift + along].map((x) =>
        lettering(text, x + size / 2, width * (0.2 + row * 0.25), size, ink),
      );
    });
    return { along, ink: rows.join('') };
  },
  esd: (width, [ink], { text }) => {
    const size = width * 0.2;
    const words = text ? splitInTwo(text) : [];
    const sign = width * 0.72;
    const wide = Math.max(0, ...words.map((word) => word.length * size * 0.6));
    const lines = words.map((word, index) =>
      lettering(
        word,
        sign + width * 0.3,
        width * (words.length === 1 ? 0.57 : 0.44 + index * 0.28),
        size,
        ink,
      ),
    );
    const along = sign + wide + width * (words.length > 0 ? 0.55 : 0.35);
    // Places the sign above the middle of the visible part, so that there is room for the words below it.
    return {
      along,
      focus: width * 0.16 + sign * 0.95,
      ink: esdSign(width * 0.16, width * 0.14, sign, ink) + lines.join(''),
    };
  },
  lettering: (width, [ink], { text = '' }) => {
    const size = Math.min(width * 0.52, 40);
    const along = text.length * size * 0.6 + size * 1.4;
    return { along, ink: lettering(text, size * 0.7, width / 2 + size * 0.36, size, ink) };
  },
  arrows: (width, [ink]) => {
    const along = width * (width > 150 ? 1.15 : 1.9);
    const [x, y, w] = [along * 0.15, width / 2, along * 0.7];
    const head = Math.min(width * 0.34, w * 0.5);
    const shaft = head * 0.42;
    return {
      along,
      ink: `<path d="M${x} ${y - shaft}h${w - head}v${shaft - head}l${head} ${head}l${-head} ${head}v${shaft - head}h${head - w}z" fill="${ink}"/>`,
    };
  },
  lines: (width, inks) => {
    const [wide, places] =
      inks.length === 1
        ? [width * 0.4, [0.5]]
        : inks.length === 2
          ? [width * 0.13, [0.3, 0.7]]
          : [width * 0.05, inks.map((_, index) => (index + 1) / (inks.length + 1))];
    const line = (at: number, index: number) =>
      `<rect x="0" y="${width * at - wide / 2}" width="20" height="${wide}" fill="${inks[index]}"/>`;
    return { along: 20, ink: places.map(line).join('') };
  },
  grid: (width, [ink]) => {
    const cell = width / Math.max(4, Math.round(width / 6));
    const line = Math.max(0.35, cell * 0.09);
    const across = Array.from({ length: Math.round(width / cell) }, (_, row) => (row + 0.5) * cell);
    const lines = across.map(
      (y) => `<rect x="0" y="${y - line / 2}" width="${cell}" height="${line}" fill="${ink}"/>`,
    );
    return {
      along: cell,
      ink: `${lines.join('')}<rect x="${cell / 2}" y="0" width="${line}" height="${width}" fill="${ink}"/>`,
    };
  },
  dots: (width, [ink]) => {
    const rows = Math.max(4, Math.round(width / 4));
    const cell = width / rows;
    const dots = Array.from({ length: rows }, (_, row) => {
      const y = (row + 0.5) * cell;
      const places = row % 2 === 0 ? [cell / 2] : [0, cell];
      return places.map((x) => `<circle cx="${x}" cy="${y}" r="${cell * 0.32}" fill="${ink}"/>`).join('');
    });
    return { along: cell, ink: dots.join('') };
  },
  chevron: (width, [ink]) => ({
    along: width,
    ink: [-1, 0, 1]
      .map((turn) => {
        const x = turn * width;
        const half = width / 2;
        return `<path d="M${x} 0h${half}l${half} ${half}l${-half} ${half}h${-half}l${half} ${-half}z" fill="${ink}"/>`;
      })
      .join(''),
  }),
};

function lettering(text: string, x: number, y: number, size: number, ink: string | undefined): string {
  const length = text.length * size * 0.56;
  return `<text x="${x}" y="${y}" ${FONT} font-size="${size}" textLength="${length}" lengthAdjust="spacingAndGlyphs" fill="${ink}">${escapeXml(text)}</text>`;
}

function splitInTwo(text: string): string[] {
  const words = text.split(' ');
  if (text.length < 12) return [text];
  const half = Math.ceil(words.length / 2);
  return [words.slice(0, half).join(' '), words.slice(half).join(' ')];
}

/** The sign for parts sensitive to static: a triangle with a struck-out reaching hand in it. */
function esdSign(x: number, y: number, size: number, ink: string | undefined): string {
  const finger = (at: number, top: number) =>
    `<rect x="${at}" y="${top}" width="6" height="${70 - top}" rx="3" fill="#fff"/>`;
  return `<g transform="translate(${x} ${y}) scale(${size / 100})">
<path d="M50 3 98 90H2z" fill="${ink}" stroke="${ink}" stroke-width="5" stroke-linejoin="round"/>
${finger(35, 50)}${finger(42.5, 43)}${finger(50, 42)}${finger(57.5, 47)}
<rect x="35" y="61" width="28.500" height="22" rx="7" fill="#fff"/>
<rect x="62" y="58" width="6.500" height="21" rx="3.250" transform="rotate(38 62 76)" fill="#fff"/>
<path d="M27 84 66 34" stroke="${ink}" stroke-width="5"/><path d="M23 82 62 32" stroke="#fff" stroke-width="2.500"/></g>`;
}
