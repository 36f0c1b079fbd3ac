import { clsx } from 'clsx/lite';
import { paths } from '../../shared/paths';
import type { CardOfProduct } from '../cardData';
import card from './card.module.css';
import styles from './ProductCard.module.css';
import { ProductPicture } from './ProductPicture';

type ProductCardProps = {
  product: CardOfProduct;
  categoryName?: string;
  eager?: boolean;
};

/** A product in a grid; the whole card is its link. */
export function ProductCard({ product, categoryName, eager }: ProductCardProps) {
  const { id, name, category, shortDescription, image, figures } = product;
  return (
    <article className={clsx(card.card, styles.card)} data-strip={category}>
      {/* The name beside it is enough: the picture is described on the product's own page. */}
      <ProductPicture category={category} image={image} alt="" eager={eager} />
      <div className={styles.body}>
        {categoryName && <p className={styles.category}>{categoryName}</p>}
        <h3 className={styles.name}>
          <a href={paths.product.to(id)} className={card.link} data-transition>
            {name}
          </a>
        </h3>
        <p className={styles.text}>{shortDescription}</p>
      </div>
      {figures && (
        <dl className={styles.figures}>
          {figures.map((figure) => (
            <div key={figure.name}>
              <dt>{figure.name}</dt>
              <dd>{figure.value}</dd>
            </div>
          ))}
        </dl>
      )}
    </article>
  );
}
