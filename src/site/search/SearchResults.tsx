import { clsx } from 'clsx/lite';
import type { MouseEvent } from 'react';
import type { ProductSummary } from '../../shared/catalogue/product';
import { pagesNamed } from '../../shared/catalogue/search/pagesNamed';
import { paths } from '../../shared/paths';
import type { SiteData } from '../layout/loader';
import { allProducts } from '../ui/allProducts';
import styles from './SearchBox.module.css';

type SearchResultsProps = {
  id: string;
  matches: readonly ProductSummary[];
  /** How many there are, including these. */
  total: number;
  /** What the full list offers by the figures searched for, if that is more. */
  byFigures: string | undefined;
  /** Index of the match that the keyboard is on. */
  active: number | undefined;
  onOpen: (product: ProductSummary) => void;
};

/** The list under the search box. The focus stays in the box; a pointer opens a result. */
export function SearchResults({ id, matches, total, byFigures, active, onOpen }: SearchResultsProps) {
  return (
    <div className={styles.results}>
      <div id={id} role="listbox" aria-label="Products found">
        {matches.map((product, index) => (
          <a
            key={product.id}
            id={`${id}-${index}`}
            role="option"
            ref={index === active ? showInList : undefined}
            aria-selected={index === active}
            tabIndex={-1}
            href={paths.product.to(product.id)}
            data-strip={product.category}
            className={clsx(styles.result, index === active && styles.active)}
            onMouseDown={keepFocus}
            onClick={(event) => {
              if (opensElsewhere(event)) return;
              event.preventDefault();
              onOpen(product);
            }}
          >
            <strong>{product.name}</strong>
            <span>{product.shortDescription}</span>
          </a>
        ))}
      </div>
      {(total > matches.length || byFigures) && (
        // Not in the order of the Tab key, because Enter in the search box does the same.
        <button type="submit" tabIndex={-1} className={styles.all} onMouseDown={keepFocus}>
          {total > matches.length ? allProducts(total) : byFigures}
        </button>
      )}
    </div>
  );
}

type NoResultsProps = Pick<SearchResultsProps, 'byFigures'> & {
  query: string;
  products: readonly ProductSummary[];
  /** A property, because importing `useSiteData` here would take it out of the entry into a chunk of its own. */
  site: Pick<SiteData, 'categories' | 'industries'>;
  /** Called when a link is opened in place of the page. */
  onLeave: () => void;
};

/**
 * Below the message of a search that finds nothing: links to the pages that it names, or else a button to the list's page,
 * which knows other spellings.
 */
export function NoResults({ query, products, site, byFigures, onLeave }: NoResultsProps) {
  const named = pagesNamed(query, products, site);
  if (named.length > 0)
    return named.map(({ href, words }) => (
      <a
        key={words}
        href={href}
        className={styles.all}
        onMouseDown={keepFocus}
        onClick={(event) => opensElsewhere(event) || onLeave()}
      >
        {words}
      </a>
    ));
  return (
    <button type="submit" className={styles.all} onMouseDown={keepFocus}>
      {byFigures ?? 'See suggestions'}
    </button>
  );
}

const opensElsewhere = ({ metaKey, ctrlKey, shiftKey }: MouseEvent) => metaKey || ctrlKey || shiftKey;

/**
 * The press must not take the focus from the box, nor from a button that Safari gives none: the list would close before
 * the click.
 */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** What screen readers announce about the list. */
export function said({
  matches,
  total,
  byFigures,
}: Pick<SearchResultsProps, 'matches' | 'total' | 'byFigures'>): string {
  if (total > matches.length)
    return `${total} products found. The first ${matches.length} are listed; search to see all.`;
  const found = total === 1 ? '1 product found' : `${total} products found`;
  return byFigures ? `${found}. Search to see ${byFigures}.` : found;
}

/** Scrolls the list to the option, which matters in a low viewport. */
function showInList(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}
