const format = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A day, given as YYYY-MM-DD, written out: the same words wherever it is rendered. */
export function CalendarDate({ date }: { date: string }) {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return <time dateTime={date}>{format.format(Date.UTC(year, month - 1, day))}</time>;
}
