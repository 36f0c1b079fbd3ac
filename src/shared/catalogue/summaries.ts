import type { Article, ArticleSummary } from './article';
import { cardFigures } from './keyFigures.ts';
import type { Product, ProductCard } from './product';

/* Apart from the records themselves, so that the build makes the lists of the defaults by the same rule. */

/** What a list needs of a product. */
export function toProductCard(product: Product): ProductCard {
  const { id, name, category, shortDescription, industries, images, specifications = [] } = product;
  const card: ProductCard = { id, name, category, shortDescription, industries };
  if (images[0]) card.image = images[0];
  const figures = cardFigures(specifications);
  if (figures.length > 0) card.figures = figures;
  return card;
}

/** An article without its body. */
export function toArticleSummary({ content: _, ...summary }: Article): ArticleSummary {
  return summary;
}
