import type { LoaderFunctionArgs } from 'react-router-dom';
import { type Category, listCategories } from '../../../shared/catalogue/category';
import { compareProducts } from '../../../shared/catalogue/figures/comparison';
import { MAX_COMPARED } from '../../../shared/catalogue/figures/maxCompared';
import { findProduct, listProductSummaries, type ProductSummary } from '../../../shared/catalogue/product';
import { groupByCategory } from '../../../shared/catalogue/productList';
import { keepUnits } from '../../text/keepUnits';
import { relatedTo } from '../product/relatedTo';
import { productsAsked } from '../productsAsked';

/** How many similar tapes are offered: with these, one tape makes a whole comparison. */
const SIMILAR = MAX_COMPARED - 1;

/** The products that the URL names, side by side, and those that can be added. */
export async function loader({ request }: LoaderFunctionArgs) {
  const [categories, cards] = await Promise.all([listCategories(), listProductSummaries()]);
  const { known, notes } = productsAsked(request, cards);
  const ids = known.map(({ id }) => id);
  const found = await Promise.all(ids.slice(0, MAX_COMPARED).map(findProduct));
  const products = found.filter((product) => product !== undefined);
  return {
    tapes: products.map(({ id, name, category, images }) => ({ id, name, category, image: images[0] })),
    rows: compareProducts(products).map(({ name, testMethod, values, differs }) => ({
      name: keepUnits(name),
      testMethod: testMethod && keepUnits(testMethod),
      differs,
      values: values.map(
        (entry) =>
          entry && {
            ...entry,
            value: keepUnits(entry.value),
            testMethod: entry.testMethod && keepUnits(entry.testMethod),
          },
      ),
    })),
    /** All that were asked for and exist, including those beyond the limit. */
    ids,
    /** Tapes to add to these, or to begin with: one of each category. */
    offered: (known.length > 0 ? similarTo(known, cards) : firstOfEach(categories, cards)).map(
      ({ id, name, category }) => ({ id, name, category }),
    ),
    /** The first tape's category is the first. */
    groups: groupByCategory(cards, categories)
      .sort((a, b) => Number(holds(b, known[0])) - Number(holds(a, known[0])))
      .map((group) => ({ name: group.name, products: group.products.map(named) })),
    notes: [
      ...notes,
      ...(known.length > MAX_COMPARED
        ? [`Only ${MAX_COMPARED} tapes fit side by side. Remove one for the next.`]
        : []),
    ],
  };
}

const named = ({ id, name }: ProductSummary) => ({ id, name });

const holds = ({ products }: { products: readonly ProductSummary[] }, card: ProductSummary | undefined) =>
  card !== undefined && products.includes(card);

const firstOfEach = (categories: readonly Category[], cards: readonly ProductSummary[]) =>
  categories.flatMap(({ id }) => cards.find(({ category }) => category === id) ?? []);

/** Tapes like those compared, the most like the first of them first; none if there is no room for another. */
const similarTo = (compared: readonly ProductSummary[], cards: readonly ProductSummary[]) =>
  compared.length < MAX_COMPARED
    ? [...new Set(compared.flatMap((card) => relatedTo(card, cards)))]
        .filter((card) => !compared.includes(card))
        .slice(0, SIMILAR)
    : [];

export type ComparisonData = Awaited<ReturnType<typeof loader>>;
