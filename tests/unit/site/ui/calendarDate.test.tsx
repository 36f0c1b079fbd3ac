import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CalendarDate } from '../../../../src/site/ui/CalendarDate';

const format = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });
const days = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2024, month, 1 + 2 * month)));

it.each(days)('writes a date as in India: %s', (day) => {
  const date = day.toISOString().slice(0, 10);
  expect(renderToStaticMarkup(<CalendarDate date={date} />)).toBe(
    `<time dateTime="${date}">${format.format(day)}</time>`,
  );
});
