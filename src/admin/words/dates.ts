import { isCalendarDay } from '../../shared/catalogue/calendarDay';

/** "12:04", or "20 Nov, 12:04" if that is not today. In the owner's time zone. */
export function timeOf(at: number): string {
  const [date, now] = [new Date(at), new Date()];
  const time = date.toLocaleTimeString('en-IN', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  if (date.toDateString() === now.toDateString()) return time;
  const year = date.getFullYear() === now.getFullYear() ? undefined : 'numeric';
  return `${date.toLocaleDateString('en-IN', { day: 'numeric', month: 'short', year })}, ${time}`;
}

/** The same within a sentence: "today at 12:04", "on 20 Nov, 12:04". */
export function whenIn(at: number): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  return `${isToday ? 'today at' : 'on'} ${timeOf(at)}`;
}

/** Formats a date that is kept as YYYY-MM-DD as the lists show it: "28 Aug 2024". Returns any other text as it is. */
export const dayInWords = (day: string): string =>
  isCalendarDay(day)
    ? // Read as midnight UTC, which may be another day in the owner's time zone.
      new Date(day).toLocaleDateString('en-IN', { dateStyle: 'medium', timeZone: 'UTC' })
    : day;

/** Formats a date as YYYY-MM-DD, in the owner's time zone. */
export function localDate(date: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
