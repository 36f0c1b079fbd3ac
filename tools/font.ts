import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { FONT_CHARACTERS } from './fontCharacters';

/*
 * `npm run font`: reduces Archivo to the characters (fontCharacters.ts) and weights that the site uses, and prints its
 * size. Run it again when the site uses a new character or weight.
 */

/** Bytes, the same limit as in tests/built/sizes.test.ts. */
const LIMIT = 24_000;

const source = createRequire(import.meta.url).resolve(
  '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
);
const subset = await subsetFont(readFileSync(source), FONT_CHARACTERS, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 700 } },
});
if (subset.length > LIMIT)
  throw new Error(`The subset has ${subset.length} bytes; at most ${LIMIT} are allowed.`);
writeFileSync(new URL('../src/site/fonts/archivo-subset.woff2', import.meta.url), subset);
console.log(`archivo-subset.woff2: ${subset.length} bytes`);
