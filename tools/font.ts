import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { FONT_BUDGET, FONT_CHARACTERS } from './fontCharacters';

/*
 * `npm run font`: reduces Archivo to the characters (fontCharacters.ts) and weights that the site uses, and prints its
 * size. Run it again when the site uses a new character or weight.
 */

const source = createRequire(import.meta.url).resolve(
  '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
);
const subset = await subsetFont(readFileSync(source), FONT_CHARACTERS, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 700 } },
});
if (subset.length > FONT_BUDGET * 1000)
  throw new Error(`The subset has ${subset.length} bytes; at most ${FONT_BUDGET} kB are allowed.`);
writeFileSync(new URL('../src/site/fonts/archivo-subset.woff2', import.meta.url), subset);
console.log(`archivo-subset.woff2: ${subset.length} bytes`);
