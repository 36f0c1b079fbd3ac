import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { listCategories } from '../../../shared/catalogue/category';
import { listIndustries } from '../../../shared/catalogue/industry';
import {
  findProduct,
  listProductCards,
  type Product,
  type ProductCard,
} from '../../../shared/catalogue/product';
import { cardOfProduct } from '../../ui/cardData';

const RELATED = 4;

/** The product, with its neighbours; without one, status 404. */
export async function loader({ params }: LoaderFunctionArgs) {
  const product = await findProduct(params.productId ?? '');
  return product ? withNeighbours(product) : data({ product: undefined }, { status: 404 });
}

/** What the page of a product shows. */
export async function withNeighbours(product: Product) {
  const [categories, industries, cards] = await Promise.all([
    listCategories(),
    listIndustries(),
    listProductCards(),
  ]);
  const category = categories.find(({ id }) => id === product.category);
  return {
    product,
    category: category && { id: category.id, name: category.name },
    industries: industries
      .filter(({ id }) => product.industries.includes(id))
      .map(({ id, name }) => ({ id, name })),
    related: relatedTo(product, cards).map(cardOfProduct),
  };
}

/** Products of the same category, those that serve the same industries first; then others of its industries. */
function relatedTo(product: Product, cards: readonly ProductCard[]): ProductCard[] {
  const closeness = (card: ProductCard) =>
    (card.category === product.category ? 10 : 0) +
    card.industries.filter((id) => product.industries.includes(id)).length;
  return cards
    .filter((card) => card.id !== product.id && closeness(card) > 0)
    .sort((a, b) => closeness(b) - closeness(a))
    .slice(0, RELATED);
}
