import type { Product } from '../../../shared/catalogue/product';
import styles from './ProductPage.module.css';

export function Colours({ colours }: { colours: NonNullable<Product['colours']> }) {
  return (
    <section>
      <h2 className={styles.subheading}>Colours</h2>
      <ul className={styles.colours}>
        {colours.map(({ name, hex }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may share a name.
          <li key={index}>
            <svg viewBox="0 0 36 24" aria-hidden>
              <rect width="36" height="24" fill={hex} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
      <p className={styles.colourNote}>Ask for a cutting where the shade matters.</p>
    </section>
  );
}
