import { clsx } from 'clsx/lite';
import { paths } from '../../../shared/paths';
import { useSiteData } from '../../layout/siteData';
import card from '../../ui/card.module.css';
import { ProductPicture } from '../../ui/ProductPicture';
import styles from './MentionedProducts.module.css';
import type { MentionedProduct } from './productMentions';

/** The tapes that the text mentions, as small cards. */
export function MentionedProducts({ products }: { products: readonly MentionedProduct[] }) {
  const { categories } = useSiteData();
  return (
    <section aria-labelledby="mentioned-products" className={styles.products}>
      <h2 id="mentioned-products" className={styles.title}>
        Tapes in this article
      </h2>
      <ul className={styles.list}>
        {products.map(({ id, name, category, image }) => (
          <li key={id} className={clsx(card.card, styles.card)}>
            <ProductPicture category={category} image={image} alt="" place="thumb" />
            <div>
              <a href={paths.product.to(id)} className={card.link} data-transition>
                {name}
              </a>
              <p>{categories.find((one) => one.id === category)?.name}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
