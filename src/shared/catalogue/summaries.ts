import type { Article, ArticleSummary } from './article';
import { cardFigures } from './keyFigures.ts';
import type { Product, ProductCard } from './product';

/* Separate from the records' own files, so that the build can summarise the defaults by the same rules. */

/** The parts of a product that a list needs. */
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
