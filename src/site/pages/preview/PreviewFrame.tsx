import type { ReactNode } from 'react';
import { Helmet } from 'react-helmet-async';
import { NotFound } from '../notFound/NotFound';
import styles from './PreviewFrame.module.css';

/** The page that shows a preview, under a line that says so. Without a record in this tab, how to open one. */
export function PreviewFrame({ record, children }: { record: object | undefined; children: ReactNode }) {
  if (!record) {
    return (
      <NotFound title="There is nothing to preview">
        A preview opens from a product’s or an article’s form in the admin, by its Preview button.
      </NotFound>
    );
  }
  return (
    <>
      <Helmet>
        <meta name="robots" content="noindex" />
      </Helmet>
      <p className={styles.note}>
        <strong>Preview</strong> of what stands in the admin’s form. Visitors see nothing of it yet. Close
        this tab to go on writing.
      </p>
      {children}
    </>
  );
}
