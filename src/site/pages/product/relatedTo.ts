import type { ProductSummary } from '../../../shared/catalogue/product';
import { similarityTo } from '../../../shared/catalogue/similarity';

const RELATED = 4;
/** What the same category, and each industry in common, adds to the similarity of the words (similarityTo). */
const SAME_CATEGORY = 1.8;
const SAME_INDUSTRY = 0.15;

type Subject = Pick<ProductSummary, 'id' | 'name' | 'category' | 'shortDescription' | 'industries'>;

/**
 * The products most like this one, the most alike first. All of them share its category or an industry. The same
 * category counts for a lot, but an antistatic polyimide tape is above all like a polyimide tape.
 */
export function relatedTo<T extends Subject>(product: Subject, cards: readonly T[]): T[] {
  const similarity = similarityTo(textsOf(product), cards.map(textsOf));
  return cards
    .map((card, index) => {
      // Two products without a category do not have one in common.
      const isOfSameCategory = product.category !== '' && card.category === product.category;
      const industries =
        SAME_INDUSTRY * card.industries.filter((id) => product.industries.includes(id)).length;
      return {
        card,
        nearness: (isOfSameCategory ? SAME_CATEGORY : 0) + industries,
        words: similarity[index] ?? 0,
      };
    })
    .filter(({ card, nearness }) => nearness > 0 && card.id !== product.id)
    .sort((a, b) => b.nearness + b.words - a.nearness - a.words)
    .slice(0, RELATED)
    .map(({ card }) => card);
}

const textsOf = ({ name, shortDescription }: Subject) => ({ title: name, text: shortDescription });
