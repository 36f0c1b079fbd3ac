/** What a link to a list of this many products says. */
export const allProducts = (count: number): string =>
  count === 1 ? 'The one product' : `All ${count} products`;
