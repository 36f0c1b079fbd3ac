/** Whether a text is a day of the calendar, written YYYY-MM-DD. */
export function isCalendarDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  // Some browsers parse 31 February as a day in March.
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}
