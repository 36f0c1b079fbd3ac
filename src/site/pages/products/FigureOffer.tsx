import { chosenInWords } from '../../../shared/catalogue/figures/figureFilters';
import type { ProductListView } from '../../../shared/catalogue/productListView';
import { listLink } from './listLink';
import type { ProductsData } from './loader';
import styles from './ProductsPage.module.css';

/** Leads from a search for a temperature or thickness to the filters by them, which do not only compare digits. */
export function FigureOffer({ byFigures }: Pick<ProductsData, 'byFigures'>) {
  if (!byFigures) return null;
  const { lasting, ...all } = byFigures;
  return (
    // New for each offer, because a translator may have replaced the texts of the last one.
    <p key={listLink(all.view)} className={styles.offer}>
      {all.view.q ? `Going by the figures, “${all.view.q}” with` : 'Going by the figures:'}{' '}
      {lasting && (
        <>
          <FigureLink {...lasting} /> or{' '}
        </>
      )}
      <FigureLink {...all} />
    </p>
  );
}

function FigureLink({ view, count }: { view: ProductListView; count: number }) {
  const figures = chosenInWords(view).map(({ words }) => words);
  return (
    <a href={listLink(view)} data-keeps-place>
      {`${figures.join(', ')} (${count})`}
    </a>
  );
}
