/** The moment at which a day (YYYY-MM-DD) begins in India, in ISO 8601. */
export const indianMidnight = (date: string): string => `${date}T00:00:00+05:30`;
