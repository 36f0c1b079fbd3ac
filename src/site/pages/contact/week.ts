const WEEK: readonly string[] = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
];

/** The days of the week on which nothing opens. */
export const closedDays = (hours: readonly { days: readonly string[] }[]): string[] =>
  WEEK.filter((day) => !hours.some(({ days }) => days.includes(day)));

/** Days as one reads them: from three that follow each other, the first and the last. */
export function spanOf(days: readonly string[]): string {
  const first = WEEK.indexOf(days[0] ?? '');
  const isRun = days.length > 2 && days.every((day, index) => day === WEEK[first + index]);
  return isRun ? `${days[0]} to ${days.at(-1)}` : days.join(', ');
}
