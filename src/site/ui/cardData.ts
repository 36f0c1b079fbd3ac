import type { ArticleSummary } from '../../shared/catalogue/article';
import type { ProductCard } from '../../shared/catalogue/product';
import { keepUnits } from './keepUnits';

/* A page carries its data in its HTML: a card's holds nothing that it does not show. */

/** Its figures are for lists, where products are compared. */
export type CardOfProduct = Omit<ProductCard, 'industries'>;

export const cardInList = ({ industries: _, ...card }: ProductCard): CardOfProduct => ({
  ...card,
  shortDescription: keepUnits(card.shortDescription),
});

export const cardOfProduct = ({ figures: _, ...card }: ProductCard): CardOfProduct => cardInList(card);

export type CardOfArticle = Omit<ArticleSummary, 'tags' | 'author' | 'dateModified'>;

export const cardOfArticle = ({
  tags: _,
  author: _author,
  dateModified: _dateModified,
  ...card
}: ArticleSummary): CardOfArticle => ({ ...card, summary: keepUnits(card.summary) });
