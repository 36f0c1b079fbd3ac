import { ChevronDown } from 'lucide';
import { closeParentDetails } from '../../ui/closeParentDetails';
import { Icon } from '../../ui/Icon';
import styles from './Contents.module.css';
import type { ContentsEntry } from './tableOfContents';

/** The article's headings: beside the text if there is room, otherwise collapsed above it. */
export function Contents({ entries }: { entries: readonly ContentsEntry[] }) {
  return (
    <nav className={styles.contents} aria-label="In this article">
      <details className={styles.fold}>
        <summary>
          In this article
          <Icon shape={ChevronDown} />
        </summary>
        <ContentsLinks entries={entries} />
      </details>
      <div className={styles.wide}>
        <p className={styles.title}>In this article</p>
        <ContentsLinks entries={entries} />
      </div>
    </nav>
  );
}

function ContentsLinks({ entries }: { entries: readonly ContentsEntry[] }) {
  return (
    <ol className={styles.list}>
      {entries.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`} onClick={closeParentDetails}>
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}
