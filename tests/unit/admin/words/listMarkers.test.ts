import { expect, it } from 'vitest';
import { BULLET, ENTRY_MARKER, LINE_MARKER } from '../../../../src/admin/words/listMarkers';

it.each([
  ['• Foil', 'Foil'],
  ['·\tFoil', 'Foil'],
  ['\uf0b7 Foil', 'Foil'],
  ['\u00a0o\u00a0\u00a0 Foil', 'Foil'],
  ['§\tFoil', 'Foil'],
  ['– Foil', 'Foil'],
  ['2. Foil', 'Foil'],
  ['(12) Foil', 'Foil'],
  ['O rings', 'O rings'],
  ['o rings', 'o rings'],
  ['§ 5 of the act', '§ 5 of the act'],
  ['– 40 °C', '– 40 °C'],
  ['-  40 °C', '-  40 °C'],
  ['1.5 mm', '1.5 mm'],
  ['A. Smith', 'A. Smith'],
])('the line %j is %j without a list’s marker', (line, rest) => {
  expect(line.replace(LINE_MARKER, '')).toBe(rest);
});

it('letters and Roman numerals are markers of entries alone', () => {
  for (const entry of ['a) Foil', 'B. Foil', '(iv) Foil', '3. Foil', '• Foil']) {
    expect(entry.replace(ENTRY_MARKER, '')).toBe('Foil');
  }
  expect(BULLET.test('3. Foil')).toBe(false);
});
