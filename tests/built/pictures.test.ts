import type { HtmlElement } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { paths } from '../../src/shared/paths';
import { pictureName } from '../../src/shared/pictures';
import { type BuiltPage, pages } from './pages';

/** The pictures of what a page is about. */
const picturesOf = ({ document }: BuiltPage): HtmlElement[] => document.querySelectorAll('main img');
const withPictures = pages.filter((page) => picturesOf(page).length > 0);
const value = (element: HtmlElement, name: string) => element.getAttributeValue(name);

/** As many cards as stand beside each other. */
const ROW = 3;

it('there are pages with pictures', () => expect(withPictures.length).toBeGreaterThan(0));

describe.each(withPictures)('on $file', (page) => {
  const pictures = picturesOf(page);

  it('the first pictures are fetched at once, before others, and the rest when it comes near', () => {
    const eager = pictures.filter((picture) => value(picture, 'loading') !== 'lazy');
    // Among the industries the first one stands below its text on a telephone.
    if (page.address !== paths.industries.to()) expect(eager.length).toBeGreaterThanOrEqual(1);
    expect(eager.length).toBeLessThanOrEqual(ROW);
    expect(eager.map((picture) => value(picture, 'fetchpriority'))).toEqual(eager.map(() => 'high'));
  });

  it('every picture keeps its room, and is offered as AVIF', () => {
    for (const picture of pictures) {
      expect(value(picture, 'width')).toMatch(/^\d+$/);
      expect(value(picture, 'height')).toMatch(/^\d+$/);
      if (!pictureName(value(picture, 'src') ?? '')) continue;
      const types = picture.parent?.querySelectorAll('source').map((source) => value(source, 'type'));
      expect(types).toEqual(['image/avif']);
    }
  });
});
