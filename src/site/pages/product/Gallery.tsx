import { useState } from 'react';
import { ProductPicture } from '../../ui/ProductPicture';
import styles from './Gallery.module.css';

type GalleryProps = { name: string; category: string; images: readonly string[]; alt: string | undefined };

/** The product's pictures: one large, the others to choose from. */
export function Gallery({ name, category, images, alt }: GalleryProps) {
  const [choice, setChoice] = useState(0);
  // The owner can remove pictures in another tab.
  const chosen = choice < images.length ? choice : 0;
  return (
    <div className={styles.gallery} data-strip={category}>
      <ProductPicture
        category={category}
        image={images[chosen]}
        alt={chosen === 0 ? alt || name : `${name}, picture ${chosen + 1} of ${images.length}`}
        place="half"
        eager
      />
      {images.length > 1 && (
        <ul aria-label="Pictures" className={styles.choices}>
          {images.map((image, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a picture may occur twice.
            <li key={index}>
              <button
                type="button"
                aria-label={`Picture ${index + 1} of ${images.length}`}
                aria-pressed={index === chosen}
                onClick={() => setChoice(index)}
              >
                <ProductPicture category={category} image={image} place="thumb" alt="" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
