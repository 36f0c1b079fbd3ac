import { describe, expect, it } from 'vitest';
import { deadLinks, destinationOf, linkingTexts } from '../../../../src/admin/links/links';
import { config } from '../../../../src/shared/config';
import { buildArticle, buildCategory, buildContent, buildProduct } from '../../../builders';

describe('where a link leads', () => {
  it.each([
    ['/product/kraft-tape', [{ resource: 'products', id: 'kraft-tape' }]],
    ['/product/kraft-tape/?from=x#uses', [{ resource: 'products', id: 'kraft-tape' }]],
    [`${config.siteUrl}/blog/how-to-store`, [{ resource: 'blog', id: 'how-to-store' }]],
    ['/products?category=safety-tapes&sort=name', [{ resource: 'categories', id: 'safety-tapes' }]],
    ['/products?industry=hvac-industry', [{ resource: 'industries', id: 'hvac-industry' }]],
    [
      '/products?industry=hvac-industry&category=safety-tapes',
      [
        { resource: 'categories', id: 'safety-tapes' },
        { resource: 'industries', id: 'hvac-industry' },
      ],
    ],
    [
      '/compare?product=kraft-tape+foam-tape',
      [
        { resource: 'products', id: 'kraft-tape' },
        { resource: 'products', id: 'foam-tape' },
      ],
    ],
    ['/request-quote?product=kraft-tape&lines=2', [{ resource: 'products', id: 'kraft-tape' }]],
    ['/compare', 'page'],
    ['/products', 'page'],
    ['/contact/', 'page'],
    ['/images/own/drawing.pdf', 'page'],
    ['/prodcuts', 'none'],
    ['/About', 'none'],
    ['/Product/kraft-tape', 'none'],
    ['/Products?category=safety-tapes', 'none'],
    ['https://example.org/product/kraft-tape', undefined],
    ['mailto:sales@example.org', undefined],
    ['#section-uses', undefined],
  ])('%s', (link, destination) => {
    expect(destinationOf(link)).toEqual(destination);
  });
});

it('follows a relative link from the page that shows the text', () => {
  expect(destinationOf('about', 'categories')).toBe('page');
  expect(destinationOf('product/kraft-tape', 'industries')).toEqual([
    { resource: 'products', id: 'kraft-tape' },
  ]);
  expect(destinationOf('about', 'blog')).toEqual([{ resource: 'blog', id: 'about' }]);
  expect(destinationOf('product/kraft-tape', 'blog')).toBe('none');
  expect(destinationOf('../about', 'blog')).toBe('page');
});

it('finds the links in HTML texts, and those that lead nowhere', () => {
  const content = buildContent({
    products: [buildProduct({ id: 'kraft-tape' })],
    categories: [
      buildCategory({
        description: '<p><a href="/product/gone">Gone</a>, <a href="/product/gone">gone</a></p>',
      }),
    ],
    blog: [
      buildArticle({
        content:
          "<p title=\"<a href='/no'>\"><a rel='x' href='/products?sort=name&amp;category=gone'>All</a> <a href='/compare?product=kraft-tape+gone'>Both</a> <A HREF=/product/kraft-tape>it</A></p>",
      }),
    ],
  });
  const texts = linkingTexts(content);
  expect(texts.map(({ resource, links }) => [resource, links])).toEqual([
    ['categories', ['/product/gone']],
    [
      'blog',
      ['/products?sort=name&category=gone', '/compare?product=kraft-tape+gone', '/product/kraft-tape'],
    ],
  ]);
  expect(texts.flatMap((text) => deadLinks(text, content))).toEqual([
    '/product/gone',
    '/products?sort=name&category=gone',
    '/compare?product=kraft-tape+gone',
  ]);
});
