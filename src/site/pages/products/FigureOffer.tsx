import { chosenInWords } from '../../../shared/catalogue/search/figureFilters';
import { listLink } from './listLink';
import type { ProductsData } from './loader';
import styles from './ProductsPage.module.css';

/** Leads from a search for a temperature or thickness to the filters by them, which do not only compare digits. */
export function FigureOffer({ byFigures }: Pick<ProductsData, 'byFigures'>) {
  if (!byFigures) return null;
  const { view, count } = byFigures;
  const figures = chosenInWords(view).map(({ words }) => words);
  return (
    <p className={styles.offer}>
      {view.q ? `Going by the figures, “${view.q}” with` : 'Going by the figures:'}{' '}
      <a href={listLink(view, {})} data-keeps-place>
        {`${figures.join(', ')} (${count})`}
      </a>
    </p>
  );
}
