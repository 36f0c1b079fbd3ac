import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';
import far from './far.module.css';
import styles from './Section.module.css';
import { useRenderedExtent } from './useRenderedExtent';

type SectionProps = {
  /** For links to it. */
  id?: string;
  title?: string;
  /** A link or a note opposite the title. */
  aside?: ReactNode;
  /** Its background, if that is not the page's. */
  tone?: 'deep' | 'ink';
  /** Whether it is far below what opens with the page: then that is rendered first, and its pictures are fetched first. */
  isFar?: boolean;
  /** Whether it begins close to the page's head, because what it shows should be in the first view. */
  isTight?: boolean;
  children: ReactNode;
};

/** A band of the page, as wide as the viewport, with content as wide as the page. */
export function Section({ id, title, aside, tone, isFar, isTight, children }: SectionProps) {
  const extent = useRenderedExtent();
  if (isFar && extent !== 'whole') return null;
  return (
    <section id={id} className={clsx(styles.section, tone && styles[tone], isTight && styles.tight)}>
      <div className={clsx(styles.inner, isFar && clsx(far.far, styles.far))}>
        {title && (
          <div className={styles.head}>
            <h2>{title}</h2>
            {aside}
          </div>
        )}
        {children}
      </div>
    </section>
  );
}
