const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** A day, given as YYYY-MM-DD, written out. The browser's own dates would cost a slow telephone a tenth of a second. */
export function CalendarDate({ date }: { date: string }) {
  const [year, month, day] = date.split('-').map(Number);
  return <time dateTime={date}>{`${day} ${MONTHS[Number(month) - 1]} ${year}`}</time>;
}
