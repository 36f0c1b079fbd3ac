import { paths } from '../../../shared/paths';
import type { AboutData } from './loader';
import styles from './Widths.module.css';

/** Pixels per millimetre. */
const SCALE = 1.25;

/** Stock widths of some tapes, drawn to one scale, pulled in from the right. */
export function Widths({ widths }: Pick<AboutData, 'widths'>) {
  if (widths.length === 0) return null;
  return (
    <figure className={styles.figure}>
      <ul className={styles.list}>
        {widths.map(({ id, name, category, millimetres }) => (
          <li key={id}>
            <a href={paths.product.to(id)}>
              <strong>{millimetres} mm</strong> {name}
            </a>
            <span className={styles.tape} data-strip={category} aria-hidden>
              {/* Sets the height: the site's policy allows no style attributes in prerendered pages. */}
              <svg width={0} height={millimetres * SCALE} />
            </span>
          </li>
        ))}
      </ul>
      <figcaption>Stock widths, to one scale. Others are slit to order.</figcaption>
    </figure>
  );
}
