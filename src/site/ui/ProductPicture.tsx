import { Picture, type PicturePlace } from './Picture';
import styles from './ProductPicture.module.css';

type ProductPictureProps = {
  category: string;
  image: string | undefined;
  alt: string;
  place?: PicturePlace;
  eager?: boolean;
};

/** A product's picture, or a roll of its category's tape if there is none or it fails to load. */
export function ProductPicture({ category, place = 'card', ...picture }: ProductPictureProps) {
  return (
    <Picture
      {...picture}
      place={place}
      className={styles.picture}
      fallback={<span className={styles.roll} data-strip={category} aria-hidden />}
    />
  );
}
