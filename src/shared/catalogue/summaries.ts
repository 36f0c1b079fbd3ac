import { linksIn } from '../html/linksIn.ts';
import type { Article, ArticleSummary } from './article';
import { adhesivesOf } from './figures/adhesives.ts';
import { cardFigures } from './figures/keyFigures.ts';
import { oncePerRecord } from './oncePerRecord.ts';
import type { Product, ProductSummary } from './product';

/* Separate from the records' own files, so that the build can summarise the defaults by the same rules. */

/** The parts of a product that a list needs. */
export const toProductSummary = oncePerRecord((product: Product): ProductSummary => {
  const { id, name, category, shortDescription, industries, images, specifications = [], colours } = product;
  const summary: ProductSummary = { id, name, category, shortDescription, industries };
  if (images[0]) summary.image = images[0];
  const figures = cardFigures(specifications);
  if (figures.length > 0) summary.figures = figures;
  const adhesives = adhesivesOf(specifications);
  if (adhesives.length > 0) summary.adhesives = adhesives;
  if (colours && colours.length > 0)
    summary.colourNames = colours.map(({ name: colour }) => colourOf(colour)).join(', ');
  return summary;
});

/** The tape's own colour: without its liner's, "Clear (red liner)", its print's, "Yellow with black print", and the like. */
const colourOf = (colour: string): string => colour.replace(/\s+(?:\(|with\s|ground$).*/i, '');

/** The parts of an article that a list needs. */
export const toArticleSummary = oncePerRecord(
  ({ content, ...summary }: Article): ArticleSummary => ({ ...summary, links: linksIn(content) }),
);
