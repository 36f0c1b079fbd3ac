import { useState } from 'react';
import styles from './ProductPicture.module.css';

type ProductPictureProps = {
  category: string;
  image?: string | undefined;
  alt: string;
  /** The first pictures of a page load at once, the others when they come near. */
  eager?: boolean;
};

/** A product's picture, 4:3; where there is none or it fails, a roll of its category's tape. */
export function ProductPicture({ category, image, alt, eager = false }: ProductPictureProps) {
  const [failed, setFailed] = useState<string>();
  if (!image || failed === image) return <span className={styles.roll} data-strip={category} aria-hidden />;
  return (
    <img
      // A prerendered picture may have failed before anybody listened.
      ref={(picture) => {
        if (picture?.complete && picture.naturalWidth === 0) setFailed(image);
      }}
      src={image}
      alt={alt}
      width={800}
      height={600}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={styles.picture}
      onError={() => setFailed(image)}
    />
  );
}
