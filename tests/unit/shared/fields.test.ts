import * as v from 'valibot';
import { expect, it } from 'vitest';
import { requiredText, textList, trimmedText } from '../../../src/shared/catalogue/fields';

it('a text has no blanks at its ends, and no no-break spaces, as texts from Word do', () => {
  expect(v.parse(trimmedText, '\u00a0VHB\u00a0Tape, 1.1\u00a0mm \u00a0')).toBe('VHB Tape, 1.1 mm');
  expect(v.parse(textList, ['For\u00a0glass', '\u00a0'])).toEqual(['For glass']);
  expect(v.safeParse(requiredText('Give a name.'), '\u00a0').success).toBe(false);
});
