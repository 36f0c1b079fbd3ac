import { useAllRecords } from '../data/allRecords';
import { eachOnce } from '../words/listed';

/** The categories, tags and authors of all articles, each once, in alphabetical order; and the articles' ids. */
export function useValuesInUse() {
  const { data = [] } = useAllRecords('blog');
  return {
    categories: eachOnce(data.map(({ category }) => category)),
    tags: eachOnce(data.flatMap(({ tags }) => tags)),
    authors: eachOnce(data.map(({ author }) => author)),
    ids: data.map(({ id }) => id),
  };
}
