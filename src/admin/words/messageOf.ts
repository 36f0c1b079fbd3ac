/** What an error says to the owner; `otherwise` where what was thrown is none. */
export const messageOf = (error: unknown, otherwise: string): string =>
  error instanceof Error ? error.message : otherwise;
