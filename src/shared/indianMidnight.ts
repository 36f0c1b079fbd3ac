/** A day (YYYY-MM-DD) as the moment at which it begins in India, in ISO 8601. */
export const indianMidnight = (date: string): string => `${date}T00:00:00+05:30`;
