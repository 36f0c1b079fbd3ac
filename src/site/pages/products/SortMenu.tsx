import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { type ProductListView, sortOrder, sortOrders } from '../../../shared/catalogue/productList';
import controls from '../../ui/controls.module.css';
import { listLink } from './listLink';
import styles from './ProductsPage.module.css';

/** The order of the list. Where scripts do not run, nothing sorts, and it is not shown. */
export function SortMenu({ view }: { view: ProductListView }) {
  const navigate = useNavigate();
  const { sort } = view;
  const select = useRef<HTMLSelectElement>(null);
  const isTakenOver = useRef(false);
  const choose = (order: string) =>
    void navigate(listLink(view, { sort: sortOrder(order) }), { preventScrollReset: true, replace: true });

  // The menu says what the address says, also after Back. At first it is the other way round: what was chosen before
  // the page could answer is asked for now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the address says another order
  useEffect(() => {
    if (!select.current) return;
    if (isTakenOver.current) select.current.value = sort;
    else if (select.current.value !== sort) choose(select.current.value);
    isTakenOver.current = true;
  }, [sort]);

  return (
    <label className={styles.sort}>
      Order
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
