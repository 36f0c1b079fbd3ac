import type { LoaderFunctionArgs } from 'react-router-dom';
import { type ArticleSummary, listArticleSummaries } from '../../../shared/catalogue/article';
import { cardOfArticle } from '../../cardData';

/** The articles of the category that the URL names, newest first; a category without articles is ignored. */
export async function loader({ request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get('category')?.trim() || undefined;
  const all = await listArticleSummaries();
  const categories = countCategories(all);
  const category = categories.find(({ name }) => name === asked)?.name;
  return {
    articles: (category ? all.filter((article) => article.category === category) : all).map(cardOfArticle),
    total: all.length,
    categories,
    category,
    unknown: category ? undefined : asked,
  };
}

export type BlogData = Awaited<ReturnType<typeof loader>>;

/** Every category that articles have, sorted by name, with its number of articles. */
function countCategories(articles: readonly ArticleSummary[]): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { category } of articles) {
    if (category !== '') counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
