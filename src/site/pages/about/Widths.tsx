import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths';
import type { AboutData } from './loader';
import styles from './Widths.module.css';

/** Stock widths of some tapes, pulled in from the right, drawn to one scale. */
export function Widths({ widths }: Pick<AboutData, 'widths'>) {
  if (widths.length === 0) return null;
  return (
    <figure className={styles.figure}>
      <ul className={styles.list}>
        {widths.map(({ id, name, category, millimetres }) => (
          <li key={id} style={{ '--width': millimetres } as CSSProperties}>
            <Link to={paths.product.to(id)}>
              <strong>{millimetres} mm</strong> {name}
            </Link>
            <span className={styles.tape} data-strip={category} aria-hidden />
          </li>
        ))}
      </ul>
      <figcaption>Stock widths, to one scale. Others are slit to order.</figcaption>
    </figure>
  );
}
