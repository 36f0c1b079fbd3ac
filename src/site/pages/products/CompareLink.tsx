import { clsx } from 'clsx/lite';
import { MAX_COMPARED } from '../../../shared/catalogue/maxCompared';
import { paths } from '../../../shared/paths';
import type { ProductsData } from './loader';
import styles from './ProductsPage.module.css';

type CompareLinkProps = Pick<ProductsData, 'products'> & {
  /** Whether the list is of all products. */
  isWhole: boolean;
};

/** Leads to the comparison: of the list's products, if there are as many as stand side by side. */
export function CompareLink({ products, isWhole }: CompareLinkProps) {
  const isComparable = products.length > 1 && products.length <= MAX_COMPARED;
  return (
    <a
      href={paths.compare.to(isComparable ? products.map(({ id }) => id) : [])}
      className={clsx(styles.compare, isWhole && styles.ofAll)}
    >
      {isComparable ? `Compare these ${products.length}` : 'Compare side by side'}
    </a>
  );
}
