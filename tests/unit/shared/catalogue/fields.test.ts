import * as v from 'valibot';
import { expect, it } from 'vitest';
import { articleSchema } from '../../../../src/shared/catalogue/article';
import { categorySchema } from '../../../../src/shared/catalogue/category';
import { requiredText, textList, trimmedText } from '../../../../src/shared/catalogue/fields';
import { timestampedId } from '../../../../src/shared/catalogue/id';
import { industrySchema } from '../../../../src/shared/catalogue/industry';
import { productSchema } from '../../../../src/shared/catalogue/product';
import { buildArticle, buildCategory, buildIndustry, buildProduct } from '../../../builders';

const FROM_PDF = '\ufeffPoly\u00adimide\u200b tape (25\u00a0mm)\n';

it('a text has no blanks at its ends, and no no-break spaces, as texts from Word do', () => {
  expect(v.parse(trimmedText, '\u00a0VHB\u00a0Tape, 1.1\u00a0mm \u00a0')).toBe('VHB Tape, 1.1 mm');
  expect(v.parse(textList, ['For\u00a0glass', '\u00a0'])).toEqual(['For glass']);
  expect(v.safeParse(requiredText('Give a name.'), '\u00a0').success).toBe(false);
});

it('a text has no characters that nobody sees, but the joiners of Indian scripts and of emoji', () => {
  const typed = '\ufeffPoly\u00adimide\u200b Tape \u202b(25\u00a0mm)\u202c';
  expect(v.parse(trimmedText, typed)).toBe('Polyimide Tape (25 mm)');
  expect(timestampedId(typed, 1, [])).toBe('polyimide-tape-25-mm-1');
  expect(v.parse(requiredText('Give a name.'), '\u00ad\u200b')).toBe('\u00ad\u200b');
  const joined = 'க்\u200dஷ 👩\u200d🏭 ക്\u200cഷ';
  expect(v.parse(trimmedText, joined)).toBe(joined);
});

it.each([
  ['shortDescription', productSchema, buildProduct({ shortDescription: FROM_PDF })],
  ['description', productSchema, buildProduct({ description: FROM_PDF })],
  ['subtitle', categorySchema, buildCategory({ subtitle: FROM_PDF })],
  ['subtitle', industrySchema, buildIndustry({ subtitle: FROM_PDF })],
  ['summary', articleSchema, buildArticle({ summary: FROM_PDF })],
])('a %s has none of these either, as searches look into it', (field, schema, record) => {
  expect(v.parse(schema, record)).toHaveProperty(field, 'Polyimide tape (25 mm)');
});
