import { expect, it } from 'vitest';
import { linksIn } from '../../../../src/shared/html/linksIn';

const html = `<p href="/no-link" title='<a href="/no-link">'>See <a class="x" href="/product/foil-tape/?from=a&amp;b#sizes">foil</a>,
  <A HREF='/product/foil-tape'>again</A>, <a href=/blog>the blog</a> and <a href="/">home</a>.</p>`;

it('returns each link once, as written, and nothing that only looks like one', () => {
  expect(linksIn(html + html)).toEqual([
    '/product/foil-tape/?from=a&b#sizes',
    '/product/foil-tape',
    '/blog',
    '/',
  ]);
});
