import { listArticleSummaries } from '../../../shared/catalogue/article';
import { listCategories } from '../../../shared/catalogue/category';
import { listIndustriesWithProducts } from '../../../shared/catalogue/industry';
import { listProductSummaries } from '../../../shared/catalogue/product';
import { readSettings } from '../../../shared/catalogue/settings';
import { cardOfArticle, cardWithoutFigures } from '../../cardData';
import { keepUnits } from '../../text/keepUnits';

const LATEST_ARTICLES = 3;

export async function loader() {
  const [categories, industries, products, articles, { testimonials, popularProductIds }] = await Promise.all(
    [
      listCategories(),
      listIndustriesWithProducts(),
      listProductSummaries(),
      listArticleSummaries(),
      readSettings(),
    ],
  );
  const byId = new Map(products.map((product) => [product.id, product]));
  return {
    productCount: products.length,
    categories: categories.map(({ id, name, icon, subtitle, image }) => ({
      id,
      name,
      icon,
      subtitle,
      image,
      count: products.filter(({ category }) => category === id).length,
    })),
    industries: industries.map(({ id, name, icon, subtitle, highlight, products: members }) => ({
      id,
      name,
      icon,
      subtitle,
      highlight,
      count: members.length,
    })),
    popular: popularProductIds
      .map((id) => byId.get(id))
      .filter((product) => product !== undefined)
      .map(cardWithoutFigures),
    articles: articles.slice(0, LATEST_ARTICLES).map(cardOfArticle),
    testimonials: testimonials.map((one) => ({ ...one, quote: keepUnits(one.quote) })),
  };
}

export type HomeData = Awaited<ReturnType<typeof loader>>;
