import { renderToString } from 'react-dom/server';
import { HelmetProvider } from 'react-helmet-async';
import { expect, it } from 'vitest';
import { articleJsonLd } from '../../../src/site/pages/article/articleJsonLd';
import { productJsonLd } from '../../../src/site/pages/product/productJsonLd';
import { Seo } from '../../../src/site/seo/Seo';
import { buildArticle, buildProduct } from '../../builders';

const OWN = 'data:image/webp;base64,UklGRg==';
const ELSEWHERE = 'https://files.example/tape.jpg';

const sharedPicture = (image: string) => {
  const html = renderToString(
    <HelmetProvider>
      <Seo title="A tape" description="Sticks" path="/product/a-tape" image={image} imageAlt="A roll" />
    </HelmetProvider>,
  );
  return /property="og:image" content="([^"]*)"/.exec(html)?.[1];
};

it('a link to a page shows its picture, or the site’s where nobody else could fetch it', () => {
  expect(sharedPicture(ELSEWHERE)).toBe(ELSEWHERE);
  expect(sharedPicture(OWN)).toMatch(/\/images\/scenes\/share\.jpg$/);
});

it('search engines are told of pictures that they can fetch', () => {
  expect(productJsonLd(buildProduct({ images: [OWN, ELSEWHERE] }), undefined).image).toEqual([ELSEWHERE]);
  expect(articleJsonLd(buildArticle({ image: OWN })).image).toEqual([]);
});
