/** "12:04", and for another day than today "20 Nov, 12:04". In the owner's own time. */
export function timeOf(at: number, now = new Date()): string {
  const date = new Date(at);
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

/** A day that is kept as YYYY-MM-DD, as the lists show it: "28 Aug 2024". Any other text as it is. */
export function dayInWords(day: string): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return day;
  // Without a time it would be midnight in Greenwich, which may be another day where the owner is.
  const date = new Date(`${day}T00:00`);
  return Number.isNaN(date.getTime()) ? day : date.toLocaleDateString('en-IN', { dateStyle: 'medium' });
}

/** YYYY-MM-DD where the owner is. */
export function localDate(date: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
