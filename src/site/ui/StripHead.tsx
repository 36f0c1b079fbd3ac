import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from './Breadcrumbs';
import styles from './StripHead.module.css';

type StripHeadProps = {
  /** The category whose strip runs along the top. */
  strip: string;
  crumbs: readonly Crumb[];
  title: string;
  lead?: string;
  children?: ReactNode;
};

/** The top of a list: its category's strip, the breadcrumbs, the heading and what the list holds. */
export function StripHead({ strip, crumbs, title, lead, children }: StripHeadProps) {
  return (
    <div className={styles.head} data-strip={strip}>
      <div className={styles.inner}>
        <Breadcrumbs crumbs={crumbs} />
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </div>
  );
}
