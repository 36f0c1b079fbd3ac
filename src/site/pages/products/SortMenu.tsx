import { useEffect, useRef } from 'react';
import { Form, useSubmit } from 'react-router-dom';
import { type ProductListView, sortOrders } from '../../../shared/catalogue/productList';
import { paths } from '../../../shared/paths';
import styles from './ProductsPage.module.css';

/** The order of the list. Where scripts do not run, nothing sorts, and it is not shown. */
export function SortMenu({ view }: { view: ProductListView }) {
  const submit = useSubmit();
  const { sort, ...filters } = view;
  const select = useRef<HTMLSelectElement>(null);
  const isTakenOver = useRef(false);
  const choose = (form: HTMLFormElement | null | undefined) =>
    void submit(form ?? null, { preventScrollReset: true, replace: true });

  // The menu says what the address says, also after Back.
  useEffect(() => {
    if (select.current && isTakenOver.current) select.current.value = sort;
  }, [sort]);

  // At first it is the other way round: what was chosen before the page could answer is asked for now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page takes over.
  useEffect(() => {
    isTakenOver.current = true;
    if (select.current && select.current.value !== sort) choose(select.current.form);
  }, []);

  return (
    <Form
      action={paths.products.to()}
      className={styles.sort}
      onChange={(event) => choose(event.currentTarget)}
    >
      {Object.entries(filters).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <label>
        Order
        <select ref={select} name="sort" defaultValue={sort}>
          {sortOrders.map(({ slug, label }) => (
            <option key={slug} value={slug}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </Form>
  );
}
