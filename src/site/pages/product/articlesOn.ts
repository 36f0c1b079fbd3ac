import type { ArticleSummary } from '../../../shared/catalogue/article';
import { oncePerRecord } from '../../../shared/catalogue/oncePerRecord';
import { sitePaths } from '../../../shared/html/sitePaths';
import { paths } from '../../../shared/paths';

const MOST_ARTICLES = 3;

const linkedPaths = oncePerRecord(({ links }: ArticleSummary) => sitePaths(links));

/** The articles that link to the product. First those that do so soonest, because they are mostly about it. */
export function articlesOn(
  productId: string,
  all: readonly ArticleSummary[],
): Pick<ArticleSummary, 'id' | 'title'>[] {
  const path = paths.product.to(productId);
  return all
    .map((article) => ({ article, place: linkedPaths(article).indexOf(path) }))
    .filter(({ place }) => place >= 0)
    .sort((a, b) => a.place - b.place)
    .slice(0, MOST_ARTICLES)
    .map(({ article: { id, title } }) => ({ id, title }));
}
