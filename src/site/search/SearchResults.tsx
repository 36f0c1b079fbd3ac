import { clsx } from 'clsx';
import type { ProductCard } from '../../shared/catalogue/product';
import { paths } from '../../shared/paths';
import styles from './SearchBox.module.css';

type SearchResultsProps = {
  id: string;
  matches: readonly ProductCard[];
  /** Index of the match that the keyboard is on. */
  active: number | undefined;
  onOpen: (product: ProductCard) => void;
};

/** The list under the search box. The focus stays in the box; a pointer opens a result. */
export function SearchResults({ id, matches, active, onOpen }: SearchResultsProps) {
  return (
    <div id={id} role="listbox" aria-label="Products found" className={styles.results}>
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
          // The press must not take the focus from the box, or the list would close before the click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            onOpen(product);
          }}
        >
          <strong>{product.name}</strong>
          <span>{product.shortDescription}</span>
        </a>
      ))}
    </div>
  );
}

/** Where the window is low the list scrolls. */
function showInList(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}
