import * as v from 'valibot';
import { loadArticle, loadArticleSummaries, loadArticles, versions } from '../defaults/defaults';
import { collection } from '../storage/collection';
import { storageKeys } from '../storage/keys';
import { idField, optionalText, pictureAddress, requiredText, text, textList } from './fields';
import { toArticleSummary } from './summaries';

const dateField = v.pipe(v.string(), v.isoDate('Give a whole date, such as 2024-08-24.'));

/** Specification, section 3. */
export const articleSchema = v.object({
  id: idField,
  title: requiredText('Give the article a title.'),
  summary: optionalText,
  /** HTML: headings, lists, links, tables and pictures. */
  content: text,
  category: optionalText,
  tags: textList,
  /** Whole minutes. */
  readTime: v.optional(
    v.pipe(
      v.number('Give the minutes as a number.'),
      v.integer('Give whole minutes.'),
      v.minValue(1, 'At least one minute.'),
    ),
    1,
  ),
  /** A URL, or empty. */
  image: v.optional(pictureAddress, ''),
  author: optionalText,
  datePublished: dateField,
  dateModified: dateField,
});

export type Article = v.InferOutput<typeof articleSchema>;

/** An article without its body. */
export type ArticleSummary = Omit<Article, 'content'> & {
  /** The addresses that the body links to, as they are written, each once. */
  links: readonly string[];
};

export const articles = collection<Article>({
  resource: 'blog',
  key: storageKeys.blog,
  schema: articleSchema,
  defaults: { version: versions.blog, load: loadArticles },
});

/** Summaries of all articles, newest first. Articles of the same day keep their stored order. */
export async function listArticleSummaries(): Promise<ArticleSummary[]> {
  const summaries = articles.stored()?.map(toArticleSummary) ?? (await loadArticleSummaries());
  return [...summaries].sort(byAge);
}

/** Compares two articles, the newer first. Not as words of a language, which browsers take 10 ms to get ready for. */
export const byAge = (a: ArticleSummary, b: ArticleSummary): number =>
  Number(a.datePublished < b.datePublished) - Number(a.datePublished > b.datePublished);

/** The article with this id, or undefined. */
export async function findArticle(id: string): Promise<Article | undefined> {
  const stored = articles.stored();
  return stored ? stored.find((article) => article.id === id) : loadArticle(id);
}

const WORDS_A_MINUTE = 200;

/** The time it takes to read a body of HTML, in whole minutes; at least one. */
export function readingTime(html: string): number {
  const words = html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
  return Math.max(1, Math.ceil(words.length / WORDS_A_MINUTE));
}
