import { type ArticleSummary, byAge } from '../../../shared/catalogue/article';
import { similarityBy } from '../../../shared/catalogue/similarity';
import { sitePaths } from '../../../shared/html/sitePaths';
import { paths } from '../../../shared/paths';

const RELATED = 3;
/** What each of these adds to the similarity of the words (similarityBy). */
const SAME_CATEGORY = 1;
const LINKED = 3;

type Subject = Pick<ArticleSummary, 'id' | 'title' | 'summary' | 'category' | 'tags' | 'links'>;

const similarityAmong = similarityBy(({ title, tags, summary }: Subject) => ({
  title: [title, ...tags].join(' '),
  text: summary,
}));

/**
 * What to read next: the articles most like this one in words, tags and category. A link in its text outweighs the few
 * words that two articles share by chance. Among equals, the newer first.
 */
export function relatedArticles(article: Subject, all: readonly ArticleSummary[]): ArticleSummary[] {
  const similarity = similarityAmong(all)(article);
  const linked = sitePaths(article.links);
  return all
    .map((other, index) => {
      const category = article.category !== '' && other.category === article.category ? SAME_CATEGORY : 0;
      const link = linked.includes(paths.article.to(other.id)) ? LINKED : 0;
      return { other, similarity: (similarity[index] ?? 0) + category + link };
    })
    .filter(({ other }) => other.id !== article.id)
    .sort((a, b) => b.similarity - a.similarity || byAge(a.other, b.other))
    .slice(0, RELATED)
    .map(({ other }) => other);
}
