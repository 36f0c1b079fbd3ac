import { chosenInWords } from '../../../shared/catalogue/figureFilters';
import { listLink } from './listLink';
import type { ProductsData } from './loader';
import styles from './ProductsPage.module.css';

/** Leads from a search for a temperature to the filter by it, which does not only compare digits. */
export function HeatOffer({ byHeat }: Pick<ProductsData, 'byHeat'>) {
  if (!byHeat) return null;
  const { view, count } = byHeat;
  const [chosen] = chosenInWords({ peak: view.peak });
  return (
    <p className={styles.offer}>
      {view.q ? `Going by the figures, “${view.q}” with` : 'Going by the figures:'}{' '}
      <a href={listLink(view, {})} data-keeps-place>
        {`${chosen?.words} (${count})`}
      </a>
    </p>
  );
}
