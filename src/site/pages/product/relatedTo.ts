import { likenessTo } from '../../../shared/catalogue/likeness';
import type { ProductCard } from '../../../shared/catalogue/product';

const RELATED = 4;
/** What the same category counts, and what each common industry does, beside the likeness of the words (likenessTo). */
const SAME_CATEGORY = 1.8;
const SAME_INDUSTRY = 0.15;

type Subject = Pick<ProductCard, 'id' | 'name' | 'category' | 'shortDescription' | 'industries'>;

/**
 * The products that are most like this one, first the most alike; none that has neither its category nor an industry of
 * it. The same category counts much, but an antistatic polyimide tape is first of all like a polyimide tape.
 */
export function relatedTo<T extends Subject>(product: Subject, cards: readonly T[]): T[] {
  const likeness = likenessTo(textsOf(product), cards.map(textsOf));
  return cards
    .map((card, index) => {
      // Those that are in none have nothing in common by that.
      const isOfSameCategory = product.category !== '' && card.category === product.category;
      const industries =
        SAME_INDUSTRY * card.industries.filter((id) => product.industries.includes(id)).length;
      return {
        card,
        nearness: (isOfSameCategory ? SAME_CATEGORY : 0) + industries,
        words: likeness[index] ?? 0,
      };
    })
    .filter(({ card, nearness }) => nearness > 0 && card.id !== product.id)
    .sort((a, b) => b.nearness + b.words - a.nearness - a.words)
    .slice(0, RELATED)
    .map(({ card }) => card);
}

const textsOf = ({ name, shortDescription }: Subject) => ({ title: name, text: shortDescription });
