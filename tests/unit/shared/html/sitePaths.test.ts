import { expect, it } from 'vitest';
import { config } from '../../../../src/shared/config';
import { sitePaths } from '../../../../src/shared/html/sitePaths';

it('returns paths without queries, fragments and trailing slashes, each once', () => {
  const addresses = ['/product/foil-tape/?from=a&b#sizes', '/product/foil-tape', '/blog', '/'];
  expect(sitePaths(addresses)).toEqual(['/product/foil-tape', '/blog', '/']);
});

it('counts the site’s full address as one of its paths, and no address elsewhere', () => {
  const addresses = [
    `${config.siteUrl}/product/vhb-tape?from=mail#sizes`,
    '/product/vhb-tape',
    'https://other.example/product/foil-tape',
    '//other.example/product/foil-tape',
    'mailto:sales@other.example',
    'https://[',
  ];
  expect(sitePaths(addresses)).toEqual(['/product/vhb-tape']);
});
