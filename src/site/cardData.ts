import type { ArticleSummary } from '../shared/catalogue/article';
import { oncePerRecord } from '../shared/catalogue/oncePerRecord';
import type { ProductSummary } from '../shared/catalogue/product';
import { keepUnits } from './text/keepUnits';

/* A page's HTML includes its data, so a card's data holds nothing that the card does not show. */

export type CardOfProduct = Omit<ProductSummary, 'industries' | 'adhesives' | 'colourNames'>;

export const cardWithFigures = oncePerRecord(
  ({
    industries: _,
    adhesives: _adhesives,
    colourNames: _names,
    ...card
  }: ProductSummary): CardOfProduct => ({
    ...card,
    shortDescription: keepUnits(card.shortDescription),
    figures: card.figures?.map(({ name, value }) => ({ name, value: keepUnits(value) })),
  }),
);

/** Figures are for lists, where products are compared. */
export function cardWithoutFigures(product: ProductSummary): CardOfProduct {
  const { figures: _, ...card } = cardWithFigures(product);
  return card;
}

export type CardOfArticle = Omit<ArticleSummary, 'tags' | 'author' | 'dateModified' | 'links'>;

export const cardOfArticle = ({
  tags: _,
  author: _author,
  dateModified: _dateModified,
  links: _links,
  ...card
}: ArticleSummary): CardOfArticle => ({ ...card, summary: keepUnits(card.summary) });
