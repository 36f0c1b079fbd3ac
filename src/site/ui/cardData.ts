import type { ArticleSummary } from '../../shared/catalogue/article';
import type { ProductCard } from '../../shared/catalogue/product';

/* A page carries its data in its HTML: a card's holds nothing that it does not show. */

export type CardOfProduct = Omit<ProductCard, 'industries'>;

export const cardOfProduct = ({ industries: _, ...card }: ProductCard): CardOfProduct => card;

export type CardOfArticle = Omit<ArticleSummary, 'tags' | 'author' | 'dateModified'>;

export const cardOfArticle = ({
  tags: _,
  author: _author,
  dateModified: _dateModified,
  ...card
}: ArticleSummary): CardOfArticle => card;
