import type { RefObject } from 'react';
import { useHtml } from '../../ui/useHtml';
import styles from './ProductsPage.module.css';

type MoreProductsProps = { ref: RefObject<HTMLUListElement | null>; html: string };

/** The products that a prerendered list names below its cards, until the script has fetched theirs. */
export const MoreProducts = ({ ref, html }: MoreProductsProps) => (
  <ul ref={ref} className={styles.more} {...useHtml(html)} />
);
