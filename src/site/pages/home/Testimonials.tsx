import type { Testimonial } from '../../../shared/catalogue/settings';
import styles from './Testimonials.module.css';

export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  return (
    <ul className={styles.list}>
      {testimonials.map(({ quote, author, company }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may say the same.
        <li key={index}>
          <figure className={styles.card}>
            <blockquote>{quote}</blockquote>
            <figcaption>
              <strong>{author}</strong>
              {company && <span>{company}</span>}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
