import { clsx } from 'clsx/lite';
import { chosenInWords } from '../../../shared/catalogue/figures/figureFilters';
import type { ProductListView } from '../../../shared/catalogue/productListView';
import { saysOnlyWidth, withoutWidths } from '../../../shared/catalogue/search/widths';
import { paths } from '../../../shared/paths';
import controls from '../../ui/controls.module.css';
import { withoutFilters } from './listLink';
import type { ProductsData } from './loader';
import styles from './ProductsPage.module.css';

type EmptyListProps = Pick<ProductsData, 'view' | 'total' | 'matches' | 'suggestion' | 'offers'>;

/** What to do when nothing matches. */
export function EmptyList({ view, total, matches, suggestion, offers = [] }: EmptyListProps) {
  const { q = '' } = view;
  const isOfWidth = !matches && withoutWidths(q) !== q;
  const wider = (
    <a
      key="wider"
      href={withoutFilters(view, matches ? view.q : undefined)}
      data-keeps-place
      className={clsx(controls.button, matches && controls.primary)}
    >
      {matches ? `Search without the filters (${matches})` : `Show all products (${total})`}
    </a>
  );
  const ask = (
    <a
      key="ask"
      href={paths.requestQuote.to({ q: view.q })}
      className={clsx(controls.button, !matches && controls.primary)}
    >
      Ask for a tape
    </a>
  );
  return (
    // New for each search, because a translator may have replaced the texts of the last one.
    <div key={view.q} className={styles.empty}>
      <h2>{reason(view, matches)}</h2>
      {offers.map(({ href, words }) => (
        <p key={words} className={styles.offer}>
          <a href={href}>{words}</a>
        </p>
      ))}
      {suggestion && (
        <p>
          {isOfWidth ? 'We slit to your width: see ' : 'Did you mean '}
          <a href={withoutFilters(view, suggestion)} data-keeps-place>
            {suggestion}
          </a>
          {isOfWidth ? '.' : '?'}
        </p>
      )}
      {isOfWidth && saysOnlyWidth(q) && <p>We slit to your width: search for the tape without it.</p>}
      <p>
        Try a material, a use, a standard or a temperature, or tell us the job or another maker’s number: we
        slit and source tapes that are not listed.
      </p>
      <p className={controls.actions}>{matches ? [wider, ask] : [ask, wider]}</p>
    </div>
  );
}

function reason(view: ProductListView, matches: number | undefined): string {
  const { q, category, industry } = view;
  if (matches) return `Nothing that matches “${q}” passes these filters`;
  if (q) return `No products found for "${q}"`;
  if (chosenInWords(view).length > 0) return 'No product has all of this';
  if (category && industry) return 'No product is in both of these';
  return 'There is no product here yet';
}
