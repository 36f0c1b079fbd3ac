import { Disc3, Flame } from 'lucide';
import { expect, it } from 'vitest';
import { iconShape } from '../../../../src/shared/catalogue/iconShapes';

it.each([
  ['flame', Flame],
  ['no-such-icon', Disc3],
  ['constructor', Disc3],
  ['', Disc3],
])('an icon of the name %j is found, or a roll stands in for it', (name, shape) =>
  expect(iconShape(name)).toBe(shape),
);
