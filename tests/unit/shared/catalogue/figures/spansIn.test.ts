import { expect, it } from 'vitest';
import { spansIn } from '../../../../../src/shared/catalogue/figures/spansIn';

it.each(['', '1 to '])('a figure of thousands of digits after %j does not keep the page busy', (before) => {
  const start = performance.now();
  expect(spansIn(`${before}${'1'.repeat(40_000)}!`, { units: { mm: 1 } })).toEqual([]);
  expect(performance.now() - start).toBeLessThan(3000);
});
