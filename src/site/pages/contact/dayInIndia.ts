type Hours = { days: readonly string[]; opens: string; closes: string };

/** The day of the week in India at this moment, and whether one of these hours is then. */
export function dayInIndia(now: Date, hours: readonly Hours[]): { today: string; isOpen: boolean } {
  const inIndia = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Kolkata',
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });
  const parts = new Map(inIndia.formatToParts(now).map(({ type, value }) => [type, value]));
  const today = parts.get('weekday') ?? '';
  const time = `${parts.get('hour')}:${parts.get('minute')}`;
  return {
    today,
    isOpen: hours.some(({ days, opens, closes }) => days.includes(today) && opens <= time && time < closes),
  };
}
