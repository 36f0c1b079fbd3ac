import { expect, it } from 'vitest';
import { spansIn } from '../../../../../src/shared/catalogue/figures/spansIn';

it.each(['', '1 to '])(
  'a figure of many digits after %j does not keep the page busy: the test would time out',
  (before) => {
    expect(spansIn(`${before}${'1'.repeat(150_000)}!`, { units: { mm: 1 } })).toEqual([]);
  },
);
