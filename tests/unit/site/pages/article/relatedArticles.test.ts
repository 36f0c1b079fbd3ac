import { expect, it } from 'vitest';
import { toArticleSummary } from '../../../../../src/shared/catalogue/summaries';
import { relatedArticles } from '../../../../../src/site/pages/article/relatedArticles';
import { buildArticle } from '../../../../builders';

const article = (id: string, overrides: Parameters<typeof buildArticle>[0] = {}) =>
  toArticleSummary(
    buildArticle({
      id,
      title: id,
      summary: '',
      category: '',
      tags: [],
      datePublished: '2024-08-01',
      ...overrides,
    }),
  );

const storing = article('storing', { title: 'Storing tape', tags: ['shelf life'], category: 'Guides' });

const nextTo = (subject: ReturnType<typeof article>, others: ReturnType<typeof article>[]): string[] =>
  relatedArticles(subject, [subject, ...others]).map(({ id }) => id);

it('related articles are the three with rare words in common, then newer ones, never the article itself', () => {
  const others = [
    article('older', { title: 'Tape on ducts' }),
    article('newer', { title: 'Tape in cars', datePublished: '2024-08-20' }),
    article('summary', { title: 'Tape on pallets', summary: 'What warmth does to its life on a shelf.' }),
    article('title', { title: 'The shelf life of tape' }),
  ];
  expect(nextTo(storing, others)).toEqual(['title', 'summary', 'newer']);
});

it('articles that the text links to come first, then those of the same category', () => {
  const others = [
    article('stranger', { datePublished: '2024-08-20' }),
    article('neighbour', { category: 'Guides' }),
    article('linked'),
  ];
  expect(nextTo({ ...storing, links: ['/blog/linked'] }, others)).toEqual([
    'linked',
    'neighbour',
    'stranger',
  ]);
});

it('an article that the text links to comes before one that shares only a few rare words', () => {
  const subject = article('plates', { title: 'Mounting plates', summary: 'How to add up the stack.' });
  const others = [
    article('solar', { title: 'Tape outdoors', summary: 'How mounting and a stack of panels add up.' }),
    article('storing', { title: 'Storing tape' }),
    ...Array.from({ length: 8 }, (_, index) => article(`other ${index}`, { title: 'Tape and its uses' })),
  ];
  expect(nextTo({ ...subject, links: ['/blog/storing'] }, others).slice(0, 2)).toEqual(['storing', 'solar']);
});

it('articles without a category have no category in common', () => {
  const others = [article('a'), article('b', { category: 'Guides', datePublished: '2024-08-02' })];
  expect(nextTo({ ...storing, category: '' }, others)).toEqual(['b', 'a']);
});
