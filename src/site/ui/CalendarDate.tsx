const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/**
 * Writes out a day given as YYYY-MM-DD. The browser's own date formatting would cost a slow phone a tenth of a second.
 */
export function CalendarDate({ date }: { date: string }) {
  const [year, month, day] = date.split('-').map(Number);
  return <time dateTime={date}>{`${day} ${MONTHS[Number(month) - 1]} ${year}`}</time>;
}
