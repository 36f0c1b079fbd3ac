import { expect, it } from 'vitest';
import { relatedArticles } from '../../../../../src/site/pages/article/relatedArticles';
import { buildArticle } from '../../../../builders';

const article = (id: string, overrides: Parameters<typeof buildArticle>[0] = {}) =>
  buildArticle({
    id,
    title: id,
    summary: '',
    category: '',
    tags: [],
    datePublished: '2024-08-01',
    ...overrides,
  });

const storing = article('storing', { title: 'Storing tape', tags: ['shelf life'], category: 'Guides' });

const nextTo = (html: string, others: ReturnType<typeof article>[]): string[] =>
  relatedArticles(storing, html, [storing, ...others]).map(({ id }) => id);

it('related articles are the three with rare words in common, then newer ones, never the article itself', () => {
  const others = [
    article('older', { title: 'Tape on ducts' }),
    article('newer', { title: 'Tape in cars', datePublished: '2024-08-20' }),
    article('summary', { title: 'Tape on pallets', summary: 'What warmth does to its life on a shelf.' }),
    article('title', { title: 'The shelf life of tape' }),
  ];
  expect(nextTo('', others)).toEqual(['title', 'summary', 'newer']);
});

it('articles that the text links to come first, then those of the same category', () => {
  const others = [
    article('stranger', { datePublished: '2024-08-20' }),
    article('neighbour', { category: 'Guides' }),
    article('linked'),
  ];
  const html = '<p>See <a href="/blog/linked">there</a>.</p>';
  expect(nextTo(html, others)).toEqual(['linked', 'neighbour', 'stranger']);
});

it('articles without a category have no category in common', () => {
  const uncategorised = { ...storing, category: '' };
  const others = [article('a'), article('b', { category: 'Guides', datePublished: '2024-08-02' })];
  expect(relatedArticles(uncategorised, '', others).map(({ id }) => id)).toEqual(['b', 'a']);
});
