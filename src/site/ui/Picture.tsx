import { type ReactNode, useState } from 'react';
import {
  PICTURE_WIDTHS,
  type PictureFormat,
  type PictureWidth,
  pictureFile,
  pictureName,
  smallPicture,
} from '../../shared/pictures';

type Place = {
  widths: readonly PictureWidth[];
  /** How wide it is shown; not needed if there is only one width. */
  sizes?: string;
  /**
   * Whether browsers without AVIF get a choice, too. They are few, and a list has many cards: there they get the
   * smallest file, which saves every page some 150 bytes.
   */
  hasWebpChoice?: boolean;
};

/** Where pictures are shown, and which widths are useful there. */
const places = {
  /** So small that one width serves every screen. */
  thumb: { widths: [400] },
  /** On small screens a product's picture is beside the text. */
  card: { widths: [400, 800], sizes: '(max-width:599px)116px,384px' },
  wideCard: { widths: [400, 800], sizes: '(max-width:599px)92vw,384px' },
  /** Beside the text, except on a phone. */
  half: {
    widths: PICTURE_WIDTHS,
    sizes: '(max-width:699px)92vw,(max-width:1279px)46vw,584px',
    hasWebpChoice: true,
  },
  page: { widths: PICTURE_WIDTHS, sizes: '(max-width:899px)92vw,640px', hasWebpChoice: true },
} satisfies Record<string, Place>;

export type PicturePlace = keyof typeof places;

type PictureProps = {
  /** A URL of any host, or a data URL; empty or undefined if there is none. */
  image: string | undefined;
  alt: string;
  place: PicturePlace;
  className?: string;
  /**
   * Fetched at once and before others: for the largest picture in view. Others wait until they come near the viewport.
   */
  eager?: boolean;
  /** Shown if there is no picture, or if it cannot be loaded. */
  fallback?: ReactNode;
};

/** A 4:3 picture; of the site's own pictures the browser takes the file that fits the screen. */
export function Picture({ image, alt, place, className, eager, fallback = null }: PictureProps) {
  const [failed, setFailed] = useState<string>();
  if (!image || failed === image) return fallback;
  const { widths, sizes, hasWebpChoice }: Place = places[place];
  const name = pictureName(image);
  const sourceSet = (format: PictureFormat) =>
    name && widths.map((width) => pictureFile(name, width, format) + (sizes ? ` ${width}w` : '')).join();
  const picture = (
    <img
      // A prerendered picture may have failed before hydration. An SVG without a size reports 0 even if it has loaded.
      ref={(element) => {
        if (element?.complete && !element.naturalWidth && !/[./]svg/i.test(image)) setFailed(image);
      }}
      src={smallPicture(image)}
      srcSet={hasWebpChoice ? sourceSet('webp') : undefined}
      sizes={name && hasWebpChoice ? sizes : undefined}
      alt={alt}
      width={400}
      height={300}
      loading={eager ? undefined : 'lazy'}
      // Small pictures in view must not take bandwidth from the large one.
      fetchPriority={eager ? 'high' : sizes ? undefined : 'low'}
      decoding="async"
      className={className}
      onError={() => setFailed(image)}
    />
  );
  if (!name) return picture;
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet('avif')} sizes={sizes} />
      {picture}
    </picture>
  );
}
