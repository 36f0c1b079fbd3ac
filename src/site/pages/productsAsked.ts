/**
 * The products whose ids an address lists under `product`, separated by blanks, each once and in that order; and notes on
 * those that do not exist.
 */
export function productsAsked<T extends { id: string }>(
  { url }: Request,
  products: readonly T[],
): { known: T[]; notes: string[] } {
  const asked = [...new Set((new URL(url).searchParams.get('product') ?? '').split(' ').filter(Boolean))];
  const known = asked.flatMap((id) => products.find((product) => product.id === id) ?? []);
  return {
    known,
    notes: asked
      .filter((id) => known.every((product) => product.id !== id))
      .map((id) => `There is no product “${id}”, so it is left out.`),
  };
}
