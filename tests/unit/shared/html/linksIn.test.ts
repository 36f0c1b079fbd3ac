import { expect, it } from 'vitest';
import { config } from '../../../../src/shared/config';
import { linksIn, pathsIn } from '../../../../src/shared/html/linksIn';

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

it('returns their paths without queries, fragments and trailing slashes', () => {
  expect(pathsIn(html)).toEqual(['/product/foil-tape', '/blog', '/']);
});

it('counts a link by the site’s full address as one of its paths, and no link to elsewhere', () => {
  const links = [
    `${config.siteUrl}/product/vhb-tape?from=mail#sizes`,
    '/product/vhb-tape',
    'https://other.example/product/foil-tape',
    '//other.example/product/foil-tape',
    'mailto:sales@other.example',
    'https://[',
  ].map((href) => `<a href="${href}">tape</a>`);
  expect(pathsIn(links.join(' '))).toEqual(['/product/vhb-tape']);
});
