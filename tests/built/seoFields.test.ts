import { expect, it } from 'vitest';
import { withName } from '../../src/shared/pageTitle';
import { paths } from '../../src/shared/paths';
import { sharedPicture } from '../../src/shared/pictures';
import { plainSpaces } from '../../src/site/text/plainSpaces';
import { readDefaults } from '../../tools/content/readDefaults';
import { isSample } from '../sample/isSample';
import { meta, title } from './head';
import { attributes, texts } from './html';
import { requirePage, siteUrl } from './pages';

/* Records state what their pages tell search engines; if a field is empty, the name or the summary is used. */

const { products, categories, industries, blog } = readDefaults();

type Expected = { title: string; description: string; h1: string };

function expectOn(address: string, expected: Expected): void {
  const page = requirePage(address);
  expect(title(page)).toEqual([withName(expected.title)]);
  expect(meta(page, 'description')).toEqual([plainSpaces(expected.description)]);
  expect(texts(page.document, 'h1')).toEqual([expected.h1]);
}

it.each(products)(
  'product $id has the title, description, heading and alternative text of its record',
  (product) => {
    const { id, name, shortDescription, images, seo } = product;
    const address = paths.product.to(id);
    expectOn(address, {
      title: seo.title || name,
      description: seo.description || shortDescription,
      h1: seo.h1 || name,
    });
    // The largest visible picture has priority over others.
    expect(attributes(requirePage(address).document, 'main img[fetchPriority="high"]', 'alt')).toEqual(
      images.length > 0 ? [seo.imageAlt || name] : [],
    );
  },
);

it.each(categories)(
  'category $id has the title, description and heading of its record',
  ({ id, name, subtitle, seo }) =>
    expectOn(paths.products.to({ category: id }), {
      title: seo.title || name,
      description: seo.description || subtitle,
      h1: seo.h1 || name,
    }),
);

it.each(industries)(
  'industry $id has the title, description and heading of its record',
  ({ id, name, subtitle, seo }) =>
    expectOn(paths.products.to({ industry: id }), {
      title: seo.title || `Tapes for ${name}`,
      description: seo.description || subtitle,
      h1: seo.h1 || `Tapes for ${name}`,
    }),
);

// The owner's picture may be on any host.
it
  .runIf(isSample)
  .each([
    ...products.map(({ id, images: [image = ''] }) => ({ id, image, address: paths.product.to(id) })),
    ...categories.map(({ id, image = '' }) => ({ id, image, address: paths.products.to({ category: id }) })),
    ...industries.map(({ id, image = '' }) => ({ id, image, address: paths.products.to({ industry: id }) })),
    ...blog.map(({ id, image }) => ({ id, image, address: paths.article.to(id) })),
  ])('link previews of $id show its own picture', ({ image, address }) => {
  const shown = attributes(requirePage(address).document, 'meta[property="og:image"]', 'content');
  expect(shown).toEqual([`${siteUrl}${sharedPicture(image)}`]);
});
