import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths';
import controls from '../../ui/controls.module.css';
import styles from './ProductsPage.module.css';

/** What to do when nothing matches. `total` counts all products of the catalogue. */
export function EmptyList({ query, total }: { query: string | undefined; total: number }) {
  return (
    <div className={styles.empty}>
      <h2>{query ? `No products found for "${query}"` : 'No product is in both of these'}</h2>
      <p>
        Take a filter away, try a material or a use (“foil”, “masking”, “260 °C”), or tell us the job: we slit
        and source tapes that are not listed.
      </p>
      <p className={styles.emptyActions}>
        <Link to={paths.products.to()} className={controls.button}>
          Show all {total} products
        </Link>
        <Link to={paths.requestQuote.to()} className={`${controls.button} ${controls.primary}`}>
          Ask for a tape
        </Link>
      </p>
    </div>
  );
}
