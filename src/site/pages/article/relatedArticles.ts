import type { ArticleSummary } from '../../../shared/catalogue/article';

type Subject = Pick<ArticleSummary, 'id' | 'category' | 'tags'>;

/**
 * What to read next: the articles closest to this one, of its category or with a tag of its own. The more
 * they share the earlier they stand, the newer first among equals; the newest fill what is left.
 */
export function relatedArticles(
  article: Subject,
  all: readonly ArticleSummary[],
  limit: number,
): ArticleSummary[] {
  const tags = new Set(article.tags.map((tag) => tag.toLowerCase()));
  const closeness = (other: ArticleSummary) =>
    (article.category !== '' && other.category === article.category ? 2 : 0) +
    other.tags.filter((tag) => tags.has(tag.toLowerCase())).length;
  return all
    .filter(({ id }) => id !== article.id)
    .map((other) => ({ other, score: closeness(other) }))
    .sort((a, b) => b.score - a.score || b.other.datePublished.localeCompare(a.other.datePublished))
    .slice(0, limit)
    .map(({ other }) => other);
}
