import { expect, it } from 'vitest';
import { toArticleSummary } from '../../../../../src/shared/catalogue/summaries';
import { articlesOn } from '../../../../../src/site/pages/product/articlesOn';
import { buildArticle } from '../../../../builders';

const linkingTo = (title: string, ...products: string[]) =>
  toArticleSummary(
    buildArticle({
      title,
      content: products.map((id) => `<p><a href="/product/${id}">${id}</a></p>`).join(''),
    }),
  );

const onFoam = (articles: Parameters<typeof articlesOn>[1]) =>
  articlesOn('foam', articles).map(({ title }) => title);

it('a product’s articles are those that link to it, first those that do so soonest, among equals in the given order', () => {
  const articles = [
    linkingTo('Third', 'kraft', 'vinyl', 'foam'),
    linkingTo('Not', 'foam-pads', 'kraft'),
    linkingTo('First', 'foam'),
    linkingTo('None'),
    linkingTo('Second', 'foam', 'kraft'),
  ];
  expect(onFoam(articles)).toEqual(['First', 'Second', 'Third']);
});

it('a product’s articles are three at most', () => {
  const articles = ['A', 'B', 'C', 'D'].map((title) => linkingTo(title, 'foam'));
  expect(onFoam(articles)).toEqual(['A', 'B', 'C']);
});
