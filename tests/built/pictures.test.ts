import type { HtmlElement } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { paths } from '../../src/shared/paths';
import { pictureName } from '../../src/shared/pictures';
import { isSample } from '../sample/isSample';
import { type BuiltPage, pages } from './pages';

/** The pictures in a page's main part. */
const picturesOf = ({ document }: BuiltPage): HtmlElement[] => document.querySelectorAll('main img');
const withPictures = pages.filter((page) => picturesOf(page).length > 0);
const value = (element: HtmlElement, name: string) => element.getAttributeValue(name);

/** The number of cards in a row. */
const ROW = 3;

it('there are pages with pictures', () => expect(withPictures.length).toBeGreaterThan(0));

describe.each(withPictures)('on $file', (page) => {
  const pictures = picturesOf(page);

  const eager = pictures.filter((picture) => value(picture, 'loading') !== 'lazy');

  // The owner's own product may be without a picture. On a phone, the first of the industries page is below its text.
  it.runIf(isSample && page.address !== paths.industries.to())('a picture loads at once', () =>
    expect(eager.length).toBeGreaterThan(0),
  );

  it('at most the first row of pictures loads at once, with high priority, and the rest lazily', () => {
    expect(eager.length).toBeLessThanOrEqual(ROW);
    expect(eager.map((picture) => value(picture, 'fetchpriority'))).toEqual(eager.map(() => 'high'));
  });

  it('every picture reserves its space, and is offered as AVIF', () => {
    for (const picture of pictures) {
      expect(value(picture, 'width')).toMatch(/^\d+$/);
      expect(value(picture, 'height')).toMatch(/^\d+$/);
      if (!pictureName(value(picture, 'src') ?? '')) continue;
      const types = picture.parent?.querySelectorAll('source').map((source) => value(source, 'type'));
      expect(types).toEqual(['image/avif']);
    }
  });
});
