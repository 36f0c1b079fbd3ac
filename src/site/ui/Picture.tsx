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
  /** How wide it is shown; not needed for a choice of one. */
  sizes?: string;
  /**
   * Whether browsers without AVIF may choose, too. They are few, and a list has many cards: there they get the
   * smallest, which saves every page some 150 bytes.
   */
  hasWebpChoice?: boolean;
};

/** Where pictures stand, and which widths are of use there. */
const places: Readonly<Record<PicturePlace, Place>> = {
  /** So small that one width serves every screen. */
  thumb: { widths: [400] },
  /** On small screens a product's picture stands beside the words. */
  card: { widths: [400, 800], sizes: '(max-width:599px)116px,384px' },
  wideCard: { widths: [400, 800], sizes: '(max-width:599px)92vw,384px' },
  /** Beside the words, but on a telephone. */
  half: {
    widths: PICTURE_WIDTHS,
    sizes: '(max-width:699px)92vw,(max-width:1279px)46vw,584px',
    hasWebpChoice: true,
  },
  page: { widths: PICTURE_WIDTHS, sizes: '(max-width:899px)92vw,640px', hasWebpChoice: true },
};

export type PicturePlace = 'thumb' | 'card' | 'wideCard' | 'half' | 'page';

type PictureProps = {
  /** A URL of any host, or a data URL; empty or missing where there is none. */
  image: string | undefined;
  alt: string;
  place: PicturePlace;
  className?: string;
  /** Fetched at once and before others: for the largest picture in sight. The others wait until they come near. */
  eager?: boolean;
  /** What stands there when there is no picture, or when it cannot be loaded. */
  fallback?: ReactNode;
};

/** A picture, 4:3; of this site's own ones the browser takes the file that fits the screen. */
export function Picture({ image, alt, place, className, eager, fallback = null }: PictureProps) {
  const [failed, setFailed] = useState<string>();
  if (!image || failed === image) return fallback;
  const { widths, sizes, hasWebpChoice } = places[place];
  const name = pictureName(image);
  const sourceSet = (format: PictureFormat) =>
    name && widths.map((width) => pictureFile(name, width, format) + (sizes ? ` ${width}w` : '')).join();
  const picture = (
    <img
      // A prerendered picture may have failed before anybody listened. An SVG without a size says 0 though it is there.
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
      // Small ones in sight must not take bandwidth from the large one.
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
