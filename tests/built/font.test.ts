import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { FONT_CHARACTERS } from '../../tools/fontCharacters';
import { describeSample } from '../sample/describeSample';
import { shownText } from './html';
import { pages } from './pages';

/** The code points that the font's source has: "U+0000-00FF,U+2212". */
const { latin } = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@fontsource-variable/archivo/unicode.json'), 'utf8'),
) as { latin: string };
const ranges = Array.from(
  latin.matchAll(/U\+(\w+)(?:-(\w+))?/g),
  ([, from = '', to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const,
);

function isInSource(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return ranges.some(([from, to]) => code >= from && code <= to);
}

// The owner's own names may hold other letters.
describeSample('the font', () => {
  it('has every character of the pages that its source has', () => {
    const used = new Set(pages.flatMap(({ document }) => [...shownText(document)]));
    const missing = [...used].filter(
      (character) => isInSource(character) && !FONT_CHARACTERS.includes(character),
    );
    expect(missing.filter((character) => character.trim() !== '')).toEqual([]);
  });
});
