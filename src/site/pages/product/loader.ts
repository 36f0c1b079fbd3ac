import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { listArticleSummaries } from '../../../shared/catalogue/article';
import { listCategories } from '../../../shared/catalogue/category';
import { listIndustries } from '../../../shared/catalogue/industry';
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
  const [categories, industries, cards, articles] = await Promise.all([
    listCategories(),
    listIndustries(),
    listProductSummaries(),
    listArticleSummaries(),
  ]);
  const category = categories.find(({ id }) => id === product.category);
  return {
    product: withUnitsKept(product),
    category: category && { id: category.id, name: category.name },
    industries: industries
      .filter(({ id }) => product.industries.includes(id))
      .map(({ id, name }) => ({ id, name })),
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
