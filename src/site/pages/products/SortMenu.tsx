import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { type ProductListView, sortOrder, sortOrders } from '../../../shared/catalogue/productListView';
import controls from '../../ui/controls.module.css';
import { listLink } from './listLink';
import styles from './ProductsPage.module.css';

/** The order of the list. Hidden without scripts, which do the sorting. */
export function SortMenu({ view }: { view: ProductListView }) {
  const navigate = useNavigate();
  const { sort } = view;
  const select = useRef<HTMLSelectElement>(null);
  const isTakenOver = useRef(false);
  const choose = (order: string) =>
    void navigate(listLink(view, { sort: sortOrder(order) }), { preventScrollReset: true, replace: true });

  // The menu follows the address, including after Back. At first the address follows the menu instead: an order that
  // was chosen before the page could respond is applied now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the order in the address changes.
  useEffect(() => {
    if (!select.current) return;
    if (isTakenOver.current) select.current.value = sort;
    else if (select.current.value !== sort) choose(select.current.value);
    isTakenOver.current = true;
  }, [sort]);

  return (
    <label className={styles.sort}>
      Sort by
      <select
        ref={select}
        className={controls.menu}
        defaultValue={sort}
        onChange={(event) => choose(event.target.value)}
      >
        {sortOrders.map(({ slug, label }) => (
          <option key={slug} value={slug}>
            {slug === 'catalogue' && view.q ? 'Best match' : label}
          </option>
        ))}
      </select>
    </label>
  );
}
