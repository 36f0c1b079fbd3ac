import type { ProductSummary } from '../../../shared/catalogue/product';
import { similarityBy } from '../../../shared/catalogue/similarity';

const RELATED = 4;
/** What the same category, and each industry in common, adds to the similarity of the words (similarityBy). */
const SAME_CATEGORY = 1.2;
const SAME_INDUSTRY = 0.25;
/**
 * How similar the words of a tape of another category must be, in multiples of ln(tapes), which similarities grow with.
 * Otherwise a PTFE tape would lead to a duct tape that the same industry buys.
 */
const LEAST_ELSEWHERE = 0.5;

type Subject = Pick<ProductSummary, 'id' | 'name' | 'category' | 'shortDescription' | 'industries'>;

const similarityAmong = similarityBy(({ name, shortDescription }: Subject) => ({
  title: name,
  text: shortDescription,
}));

/**
 * The products most like this one, the most alike first: of its category, or similar in words. The same category counts
 * for a lot, but an antistatic polyimide tape is above all like a polyimide tape.
 */
export function relatedTo<T extends Subject>(product: Subject, cards: readonly T[]): T[] {
  const similarity = similarityAmong(cards)(product);
  const leastElsewhere = LEAST_ELSEWHERE * Math.log(cards.length);
  return cards
    .flatMap((card, index) => {
      // Two products without a category do not have one in common.
      const isOfSameCategory = product.category !== '' && card.category === product.category;
      const words = similarity[index] ?? 0;
      if (card.id === product.id || !(isOfSameCategory || words > leastElsewhere)) return [];
      const industries =
        SAME_INDUSTRY * card.industries.filter((id) => product.industries.includes(id)).length;
      return { card, likeness: (isOfSameCategory ? SAME_CATEGORY : 0) + industries + words };
    })
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, RELATED)
    .map(({ card }) => card);
}
