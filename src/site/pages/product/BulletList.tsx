import type { ReactNode } from 'react';
import styles from './ProductPage.module.css';

/** A titled list, or nothing if it is empty. */
export function BulletList({ title, entries }: { title: string; entries: readonly ReactNode[] }) {
  if (entries.length === 0) return null;
  return (
    <section>
      <h2 className={styles.subheading}>{title}</h2>
      <ul className={styles.bullets}>
        {entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry may occur twice.
          <li key={index}>{entry}</li>
        ))}
      </ul>
    </section>
  );
}
