import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from './Breadcrumbs';
import styles from './StripHead.module.css';
import text from './text.module.css';

type StripHeadProps = {
  /** The categories whose strips run along the top: those of what is listed or read. Without one it is plain. */
  strips: readonly string[];
  crumbs: readonly Crumb[];
  title: string;
  lead?: string;
  children?: ReactNode;
};

/** The top of a list or an article: its categories' strips, the breadcrumbs, the heading and what it holds. */
export function StripHead({ strips, crumbs, title, lead, children }: StripHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.strips}>
        {(strips.length > 0 ? strips : ['none']).map((strip, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same category may come twice.
          <span key={place} data-strip={strip} />
        ))}
      </div>
      <div className={styles.inner}>
        <Breadcrumbs crumbs={crumbs} />
        <h1>{title}</h1>
        {lead && <p className={`${text.lead} ${styles.lead}`}>{lead}</p>}
        {children}
      </div>
    </div>
  );
}
