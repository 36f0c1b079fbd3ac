import { Form, useSubmit } from 'react-router-dom';
import { type ProductListView, sortOrders } from '../../../shared/catalogue/productList';
import { paths } from '../../../shared/paths';
import styles from './ProductsPage.module.css';

/** The order of the list: a form, so that it works without scripts too. */
export function SortMenu({ view }: { view: ProductListView }) {
  const submit = useSubmit();
  const { sort, ...filters } = view;
  return (
    <Form
      action={paths.products.to()}
      className={styles.sort}
      preventScrollReset
      onChange={(event) => void submit(event.currentTarget, { preventScrollReset: true, replace: true })}
    >
      {Object.entries(filters).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <label>
        Order
        <select key={sort} name="sort" defaultValue={sort}>
          {sortOrders.map(({ slug, label }) => (
            <option key={slug} value={slug}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <button type="submit">Sort</button>
      </noscript>
    </Form>
  );
}
