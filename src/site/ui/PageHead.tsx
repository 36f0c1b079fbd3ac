import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';
import { Breadcrumbs } from './Breadcrumbs';
import styles from './PageHead.module.css';
import text from './text.module.css';

type PageHeadProps = {
  /** The page's name in the breadcrumbs. */
  name: string;
  title: string;
  lead: ReactNode;
  /** Shown beside the text if there is room. */
  figure?: ReactNode;
  /** Further lines under the lead. */
  children?: ReactNode;
};

/** The top of a page: a pulled strip of tape, the breadcrumbs, the heading and what the page is for. */
export function PageHead({ name, title, lead, figure, children }: PageHeadProps) {
  return (
    <div className={styles.head}>
      <div className={clsx(styles.inner, figure && styles.withFigure)}>
        <div className={styles.words}>
          <Breadcrumbs crumbs={[{ name }]} />
          <h1>{title}</h1>
          <p className={`${text.lead} ${styles.lead}`}>{lead}</p>
          {children}
        </div>
        {figure}
      </div>
    </div>
  );
}
