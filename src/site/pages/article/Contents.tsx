import { useRef } from 'react';
import styles from './Contents.module.css';
import type { ContentsEntry } from './tableOfContents';

/** The article's headings: beside the text where there is room, folded above it where there is not. */
export function Contents({ entries }: { entries: readonly ContentsEntry[] }) {
  const fold = useRef<HTMLDetailsElement>(null);
  return (
    <nav className={styles.contents} aria-label="In this article">
      <details ref={fold} className={styles.fold}>
        <summary>In this article</summary>
        <ContentsLinks
          entries={entries}
          onChoose={() => {
            if (fold.current) fold.current.open = false;
          }}
        />
      </details>
      <div className={styles.wide}>
        <p className={styles.title}>In this article</p>
        <ContentsLinks entries={entries} />
      </div>
    </nav>
  );
}

type ContentsLinksProps = { entries: readonly ContentsEntry[]; onChoose?: () => void };

function ContentsLinks({ entries, onChoose }: ContentsLinksProps) {
  return (
    <ol className={styles.list}>
      {entries.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`} onClick={onChoose}>
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}
