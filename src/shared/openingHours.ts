/** The company's opening hours, for buyers and search engines: a stand-in. Specification, section 9. */
export const openingHours = [
  { days: ['Monday'], opens: '10:30', closes: '19:00' },
  { days: ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'], opens: '10:15', closes: '19:30' },
];

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
