import { expect, it } from 'vitest';
import { closedDays, spanOf } from '../../../src/shared/openingHours';
import { dayInIndia } from '../../../src/site/pages/contact/dayInIndia';

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

const weekdays = [{ days: ['Monday', 'Tuesday'], opens: '10:15', closes: '19:30' }];

// India is five and a half hours ahead. 2026-11-23 is a Monday.
it.each([
  ['2026-11-23T04:44:59Z', 'Monday', false],
  ['2026-11-23T04:45:00Z', 'Monday', true],
  ['2026-11-24T13:59:59Z', 'Tuesday', true],
  ['2026-11-24T14:00:00Z', 'Tuesday', false],
  ['2026-11-22T18:29:00Z', 'Sunday', false],
  ['2026-11-22T18:31:00Z', 'Monday', false],
  ['2026-11-25T06:00:00Z', 'Wednesday', false],
])('at %s it is %s in India', (now, today, isOpen) =>
  expect(dayInIndia(new Date(now), weekdays)).toEqual({ today, isOpen }),
);
