import type { ArticleSummary } from '../../shared/catalogue/article';
import type { ProductCard } from '../../shared/catalogue/product';
import { keepUnits } from './keepUnits';

/* A page's HTML includes its data, so a card's data holds nothing that the card does not show. */

export type CardOfProduct = Omit<ProductCard, 'industries'>;

export const cardWithFigures = ({ industries: _, ...card }: ProductCard): CardOfProduct => ({
  ...card,
  shortDescription: keepUnits(card.shortDescription),
});

/** Figures are for lists, where products are compared. */
export const cardWithoutFigures = ({ figures: _, ...card }: ProductCard): CardOfProduct =>
  cardWithFigures(card);

export type CardOfArticle = Omit<ArticleSummary, 'tags' | 'author' | 'dateModified'>;

export const cardOfArticle = ({
  tags: _,
  author: _author,
  dateModified: _dateModified,
  ...card
}: ArticleSummary): CardOfArticle => ({ ...card, summary: keepUnits(card.summary) });
