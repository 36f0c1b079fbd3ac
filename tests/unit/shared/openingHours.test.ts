import { expect, it } from 'vitest';
import { closedDays, spanOf } from '../../../src/shared/openingHours';

it('days without opening hours are closed', () => {
  expect(
    closedDays([{ days: ['Monday', 'Friday'] }, { days: ['Tuesday', 'Wednesday', 'Thursday'] }]),
  ).toEqual(['Saturday', 'Sunday']);
  expect(closedDays([])).toHaveLength(7);
});

it.each([
  [['Sunday'], 'Sunday'],
  [['Saturday', 'Sunday'], 'Saturday, Sunday'],
  [['Tuesday', 'Wednesday', 'Thursday'], 'Tuesday to Thursday'],
  [['Monday', 'Wednesday', 'Friday'], 'Monday, Wednesday, Friday'],
  [['Monday', 'Friday'], 'Monday, Friday'],
])('%j are written as %j', (days, words) => expect(spanOf(days)).toBe(words));
