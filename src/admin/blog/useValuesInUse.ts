import { useGetList } from 'react-admin';
import type { Article } from '../../shared/catalogue/article';
import { ALL } from '../data/allRecords';

/** The categories, tags and authors of all articles, each once, in alphabetical order; and the articles' ids. */
export function useValuesInUse() {
  const { data = [] } = useGetList<Article>('blog', ALL);
  return {
    categories: alphabetical(data.map(({ category }) => category)),
    tags: alphabetical(data.flatMap(({ tags }) => tags)),
    authors: alphabetical(data.map(({ author }) => author)),
    ids: data.map(({ id }) => id),
  };
}

const alphabetical = (words: string[]) =>
  [...new Set(words)].filter(Boolean).sort((a, b) => a.localeCompare(b, 'en'));
