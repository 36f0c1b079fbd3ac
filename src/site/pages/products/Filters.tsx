import { SlidersHorizontal } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ProductListView } from '../../../shared/catalogue/productList';
import { foldDetails } from '../../ui/foldDetails';
import styles from './Filters.module.css';
import { listLink } from './listLink';

type Choice = { id: string; name: string; count: number };
type FiltersProps = { view: ProductListView; categories: readonly Choice[]; industries: readonly Choice[] };

/** Filters as plain links, each with the number of products that it would show. */
export function Filters(props: FiltersProps) {
  return (
    <>
      <aside className={styles.wide} aria-label="Filters">
        <FilterLists {...props} />
      </aside>
      <details className={styles.fold}>
        <summary>
          <SlidersHorizontal aria-hidden /> Filter by category or industry
        </summary>
        <FilterLists {...props} />
      </details>
    </>
  );
}

function FilterLists({ view, categories, industries }: FiltersProps) {
  return (
    <>
      <FilterList
        title="Category"
        choices={categories}
        chosen={view.category}
        link={(id) => listLink(view, { category: id })}
      />
      <FilterList
        title="Industry"
        choices={industries}
        chosen={view.industry}
        link={(id) => listLink(view, { industry: id })}
      />
    </>
  );
}

type FilterListProps = {
  title: string;
  choices: readonly Choice[];
  chosen: string | undefined;
  link: (id: string | undefined) => string;
};

function FilterList({ title, choices, chosen, link }: FilterListProps) {
  return (
    <div className={styles.group}>
      <h2>{title}</h2>
      <ul className={styles.list}>
        {choices.map(({ id, name, count }) => {
          const isChosen = id === chosen;
          return (
            <li key={id}>
              <Link
                to={link(isChosen ? undefined : id)}
                preventScrollReset
                onClick={foldDetails}
                aria-current={isChosen ? 'true' : undefined}
                className={count === 0 && !isChosen ? styles.none : undefined}
              >
                <span className={styles.swatch} data-strip={title === 'Category' ? id : undefined} />
                <span>{name}</span>
                <span className={styles.count}>{count}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
