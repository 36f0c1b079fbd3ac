const WEEK: readonly string[] = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
];

/** The days of the week that have no opening hours. */
export const closedDays = (hours: readonly { days: readonly string[] }[]): string[] =>
  WEEK.filter((day) => !hours.some(({ days }) => days.includes(day)));

/** Writes out days as people do: a run of three or more by its first and last day. */
export function spanOf(days: readonly string[]): string {
  const first = WEEK.indexOf(days[0] ?? '');
  const isRun = days.length > 2 && days.every((day, index) => day === WEEK[first + index]);
  return isRun ? `${days[0]} to ${days.at(-1)}` : days.join(', ');
}
