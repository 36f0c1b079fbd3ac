import type { ProductCard } from '../../../shared/catalogue/product';

const RELATED = 4;

type Likeness = Pick<ProductCard, 'id' | 'name' | 'category' | 'shortDescription' | 'industries'>;

/**
 * Products of the same category, those first that are most alike; then others of its industries. Likeness is in words
 * that few products have, such as "acrylic" and "foam", and in industries.
 */
export function relatedTo<T extends Likeness>(product: Likeness, cards: readonly T[]): T[] {
  const wanted = wordsOf(product);
  const found = cards
    .map((card) => ({
      card,
      isOfCategory: card.category === product.category,
      industries: card.industries.filter((id) => product.industries.includes(id)).length,
      words: wordsOf(card).filter((word) => wanted.includes(word)),
    }))
    .filter(
      ({ card, isOfCategory, industries }) => card.id !== product.id && (isOfCategory || industries > 0),
    );
  const uses = new Map<string, number>();
  for (const { words } of found) for (const word of words) uses.set(word, (uses.get(word) ?? 0) + 1);
  const rarity = (word: string) => Math.log(found.length / (uses.get(word) ?? 1));
  return found
    .map(({ card, isOfCategory, industries, words }) => ({
      card,
      isOfCategory,
      closeness: words.reduce((sum, word) => sum + rarity(word), industries),
    }))
    .sort((a, b) => Number(b.isOfCategory) - Number(a.isOfCategory) || b.closeness - a.closeness)
    .slice(0, RELATED)
    .map(({ card }) => card);
}

/** The words of a product's name and description, each once, without the short ones that say little. */
const wordsOf = ({ name, shortDescription }: Likeness): string[] => [
  ...new Set(`${name} ${shortDescription}`.toLowerCase().match(/[a-z]{3,}/g)),
];
