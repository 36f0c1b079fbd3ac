import type { RefObject } from 'react';
import { useHtml } from '../../ui/useHtml';
import type { ProductsData } from './loader';
import styles from './ProductsPage.module.css';

type MoreProductsProps = { ref: RefObject<HTMLUListElement | null> } & Pick<
  NonNullable<ProductsData['more']>,
  'html'
>;

/** The products that a prerendered list names below its cards, until the script has fetched theirs. */
export const MoreProducts = ({ ref, html }: MoreProductsProps) => (
  <ul ref={ref} className={styles.more} {...useHtml(html)} />
);
