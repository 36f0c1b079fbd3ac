import { plainUnits } from '../figures/plainFigures';
import { oncePerRecord } from '../oncePerRecord';
import type { ProductSummary } from '../product';
import { inOurWords } from './synonyms';

/* Texts in one spelling, so that words which only look different are the same for a search. */

export type Searched = Pick<ProductSummary, 'name' | 'shortDescription' | 'colourNames'>;

/** A figure with its unit, with or without a space between; `plainUnits` writes others. */
const MEASURE = /(\d)\s*(mm|grit)\b/g;

/** Who publishes standards, as a pattern. */
export const STANDARDS_BODY = '\\b(?:ansi|asme|astm|bs|din|en|iec|is|iso|jis|nfpa|ul)';

/** A standard's number typed as one word with its name, "EN20471". */
const STANDARD = new RegExp(`${STANDARDS_BODY}(?=\\d)`, 'g');

/** What separates words, apart from what belongs to a figure. */
export const BETWEEN_WORDS = /[\s‐-―,;?/()-]+|\.(?=\s|$)/g;

/** What a tape withstands. It is one word, because what is "heat-resistant" is not "oil-resistant" for a mention of oil. */
const WITHSTANDING = /(\p{L}) ?(?:proof(?:ing)?|resistan(?:ce|t)|stabili[sz]ed)(?!\p{L})/gu;

/** The last zeros of a decimal: "0.50" is "0.5". */
const LAST_ZEROS = /(\d)(?:\.0+|(\.\d*?[1-9])0+)(?!\d)/g;

/**
 * The text in lower case, without quotation marks and round brackets, and with single spaces between words: "260 °C" is
 * one word, the same as "260C" and "260 degrees"; "28microns" is "28 µm", "0.50" is "0.5", "hook & loop" is "hook and
 * loop", and "waterproof" is "waterresistant".
 */
export const plainText = (text: string): string =>
  inOurWords(
    plainUnits(text)
      .toLowerCase()
      .replace(/["'“”‘’]/g, '')
      .replace(MEASURE, '$1 $2')
      .replace(STANDARD, '$& ')
      .replace(LAST_ZEROS, '$1$2')
      .replace(/([\p{L}\p{N}])\s*&\s*(?=[\p{L}\p{N}])/gu, '$1 and ')
      .replace(BETWEEN_WORDS, ' ')
      .replace(/\b2 ?(?=side|way)/g, 'two '),
  )
    .replace(WITHSTANDING, '$1resistant')
    .trim();

/** What only joins the words of a search. */
export const JOINS_WORDS = /^(?:before|during|for|in|of|on|to|when|while|with)$/;

/** The words of a plain text that tell something, each in the singular. */
export const wordsIn = (plain: string): string[] =>
  plain
    .split(' ')
    .filter((word) => word !== '' && !JOINS_WORDS.test(word))
    .map((word) => (word.length > 3 ? word.replace(/([^s])s$/, '$1') : word));

/**
 * A product's texts as they are compared, prepared once and not at every key that is typed. The semicolon, which none of
 * them holds, parts the last word of one from the first of the next.
 */
export const plainTextsOf = oncePerRecord((product: Searched) => {
  const name = plainText(product.name);
  const text = plainText(product.shortDescription);
  const texts = ` ${name} ; ${text} `;
  return { name, text, texts, textsAndColours: `${texts}; ${plainText(product.colourNames ?? '')} ` };
});
