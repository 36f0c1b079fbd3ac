import { renderToString } from 'react-dom/server';
import { HelmetProvider } from 'react-helmet-async';
import { expect, it } from 'vitest';
import { articleJsonLd } from '../../../../src/site/pages/article/articleJsonLd';
import { productJsonLd } from '../../../../src/site/pages/product/productJsonLd';
import { Seo } from '../../../../src/site/seo/Seo';
import { buildArticle, buildProduct } from '../../../builders';

const OWN = 'data:image/webp;base64,UklGRg==';
const ELSEWHERE = 'https://files.example/tape.jpg';

/** The address of the picture, whether its size is stated, and what it is said to show. */
const sharedPicture = (image: string) => {
  const html = renderToString(
    <HelmetProvider>
      <Seo title="A tape" description="Sticks" path="/product/a-tape" image={image} imageAlt="A roll" />
    </HelmetProvider>,
  );
  const address = /property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? '';
  return {
    address,
    sized: /og:image:width.*og:image:height/.test(html),
    alt: /property="og:image:alt" content="([^"]*)"/.exec(html)?.[1],
  };
};

it('a link preview shows the page’s picture as a JPEG, or the site’s if nobody else could load it', () => {
  const ofSite = sharedPicture('/images/products/a-tape-1200.webp');
  expect(ofSite.address).toMatch(/^https?:.*\/images\/products\/a-tape-share\.jpg$/);
  expect(ofSite.sized).toBe(true);
  expect(sharedPicture(OWN).address).toMatch(/\/images\/scenes\/share\.jpg$/);
  expect(sharedPicture(OWN).sized).toBe(true);
  // The text is about the page's own picture.
  expect([ofSite.alt, sharedPicture(OWN).alt]).toEqual(['A roll', undefined]);
});

it('a picture on another host is shared as it is, without a size', () => {
  expect(sharedPicture(ELSEWHERE)).toEqual({ address: ELSEWHERE, sized: false, alt: 'A roll' });
});

it('search engines are told only of pictures that they can load', () => {
  expect(productJsonLd(buildProduct({ images: [OWN, ELSEWHERE] }), undefined).image).toEqual([ELSEWHERE]);
  expect(articleJsonLd(buildArticle({ image: OWN })).image).toEqual([]);
});
