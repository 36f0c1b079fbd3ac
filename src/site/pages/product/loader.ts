import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { listArticleSummaries } from '../../../shared/catalogue/article';
import { findProduct, listProductSummaries, type Product } from '../../../shared/catalogue/product';
import { cardWithoutFigures } from '../../cardData';
import { keepUnits } from '../../text/keepUnits';
import { articlesOn } from './articlesOn';
import { relatedTo } from './relatedTo';

/** The product with related content, or status 404. */
export async function loader({ params }: LoaderFunctionArgs) {
  const product = await findProduct(params.productId ?? '');
  return product ? withNeighbours(product) : data({ product: undefined }, { status: 404 });
}

/** What a product's page shows. */
export async function withNeighbours(product: Product) {
  const [cards, articles] = await Promise.all([listProductSummaries(), listArticleSummaries()]);
  return {
    product: withUnitsKept(product),
    articles: articlesOn(product.id, articles),
    related: relatedTo(product, cards).map(cardWithoutFigures),
  };
}

const withUnitsKept = ({ specifications, colours, minimumOrder, ...product }: Product): Product => ({
  ...product,
  shortDescription: keepUnits(product.shortDescription),
  description: keepUnits(product.description),
  features: product.features.map(keepUnits),
  uses: product.uses.map(keepUnits),
  specifications: specifications?.map(({ name, value, unit, testMethod }) => ({
    name: keepUnits(name),
    value: keepUnits(value),
    unit,
    testMethod: testMethod && keepUnits(testMethod),
  })),
  colours: colours?.map(({ name, hex }) => ({ name: keepUnits(name), hex })),
  minimumOrder: minimumOrder && keepUnits(minimumOrder),
});
