import * as v from 'valibot';
import { expect, it } from 'vitest';
import { requiredText, textList, trimmedText } from '../../../../src/shared/catalogue/fields';
import { timestampedId } from '../../../../src/shared/catalogue/id';

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
