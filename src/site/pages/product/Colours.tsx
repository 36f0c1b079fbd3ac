import type { Product } from '../../../shared/catalogue/product';
import styles from './ProductPage.module.css';

/**
 * The colours that a tape comes in. Of one in two colours, “Yellow/black”, the swatch is the first, and the name says the
 * second: a word that is no colour in CSS leaves the swatch as it is.
 */
export function Colours({ colours }: { colours: NonNullable<Product['colours']> }) {
  return (
    <section>
      <h2 className={styles.subheading}>Colours</h2>
      <ul className={styles.colours}>
        {colours.map(({ name, hex }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may share a name.
          <li key={index}>
            <svg viewBox="0 0 3 2" fill={hex} aria-hidden>
              <path d="M0 0h3v2H0z" />
              <path d="M3 0v2H0z" fill={name.split('/')[1]} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
      <p className={styles.colourNote}>Ask for a cutting where the shade matters.</p>
    </section>
  );
}
