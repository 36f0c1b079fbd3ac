import { describe, expect, it } from 'vitest';
import { articlesMentioning, productsMentioning } from '../../../../../src/shared/catalogue/search/mentions';
import { buildArticle, buildProduct } from '../../../../builders';

describe('of products', () => {
  const foam = buildProduct({
    name: 'PE Foam Tape',
    shortDescription: 'For mirrors and trim',
    description: 'Not for silicone.',
    features: ['Slit from 6 mm'],
    uses: ['Fixing number plates', 'Mounting sign letters'],
    colours: [
      { name: 'White', hex: '#ffffff' },
      { name: 'Black', hex: '#000000' },
    ],
  });
  const tapes = [buildProduct(), foam];
  const words = (q: string) => productsMentioning(tapes, q).map((each) => each.words);

  it.each([
    ['number plate tape', 'PE Foam Tape: Fixing number plates'],
    ['mirror mounting tapes', 'PE Foam Tape: Mounting sign letters'],
    ['black foam tape', 'PE Foam Tape: Comes in White, Black'],
    ['tears by hand', 'Brown Kraft Tape: Tears by hand'],
  ])('%j is mentioned in one line', (q, line) => {
    expect(words(q)).toEqual([line]);
  });

  it.each(['silicone', 'number plate sign', '6 mm foam', 'white kraft', 'zzgluon'])(
    '%j is in none, in several only, in a description, or has a figure',
    (q) => {
      expect(words(q)).toEqual([]);
    },
  );

  it('lists a few, nearest first', () => {
    const many = Array.from({ length: 6 }, (_, index) => buildProduct({ name: `Tape ${index}` }));
    expect(productsMentioning([...many, buildProduct({ name: 'Carton Tape' })], 'carton closing')).toEqual([
      { id: 'carton-tape', words: 'Carton Tape: Closing cartons' },
      ...[0, 1, 2, 3].map((index) => ({ id: `tape-${index}`, words: `Tape ${index}: Closing cartons` })),
    ]);
  });
});

it('of articles, in the title, summary and tags of at most two', () => {
  const article = buildArticle({ title: 'Tapes for Solar', summary: '25 years outdoors', tags: ['butyl'] });
  const offer = { id: article.id, words: 'Read: Tapes for Solar' };
  const articles = [buildArticle(), article];
  for (const q of ['solar tape', '25 years', 'solar butyl'])
    expect(articlesMentioning(articles, q)).toEqual([offer]);
  expect(articlesMentioning(articles, 'zzgluon')).toEqual([]);
  expect(articlesMentioning([article, article, article], 'solar')).toEqual([offer, offer]);
});
