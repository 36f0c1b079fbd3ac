import { clsx } from 'clsx/lite';
import { MAX_COMPARED } from '../../../shared/catalogue/figures/maxCompared';
import { paths } from '../../../shared/paths';
import type { ProductsData } from './loader';
import styles from './ProductsPage.module.css';

type CompareLinkProps = Pick<ProductsData, 'products'> & {
  /** Whether the list is of all products. */
  isWhole: boolean;
};

/**
 * Leads to the comparison: of the list's products if that many stand side by side, or else of its first, to which that
 * page offers similar ones. The list of all products has no such first one.
 */
export function CompareLink({ products, isWhole }: CompareLinkProps) {
  if (products.length === 0) return null;
  const isComparable = products.length > 1 && products.length <= MAX_COMPARED;
  const compared = isComparable ? products : products.slice(0, isWhole ? 0 : 1);
  return (
    <a
      href={paths.compare.to(compared.map(({ id }) => id))}
      className={clsx(styles.compare, isWhole && styles.ofAll)}
    >
      {isComparable ? `Compare these ${products.length}` : 'Compare side by side'}
    </a>
  );
}
