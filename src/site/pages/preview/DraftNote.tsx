import { Helmet } from 'react-helmet-async';
import styles from './DraftNote.module.css';

/** Says above a page that it shows a draft. */
export function DraftNote() {
  return (
    <>
      <Helmet>
        <meta name="robots" content="noindex" />
      </Helmet>
      <p className={styles.note}>
        <strong>Preview</strong> of what stands in the admin’s form. Visitors see nothing of it yet. Close
        this tab to go on writing.
      </p>
    </>
  );
}
