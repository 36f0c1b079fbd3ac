import { type MouseEvent, useRef } from 'react';
import { Link } from 'react-router-dom';
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
  function onClick(event: MouseEvent, id: string): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    onChoose?.();
    focusHeading(id);
  }

  return (
    <ol className={styles.list}>
      {entries.map(({ id, text }) => (
        <li key={id}>
          {/* The router's own link: a bare #address would have it put the old scroll position back. */}
          <Link to={{ hash: id }} onClick={(event) => onClick(event, id)}>
            {text}
          </Link>
        </li>
      ))}
    </ol>
  );
}

/** Whoever reads by keyboard or ear goes on from the heading; the router does the scrolling. */
function focusHeading(id: string): void {
  const heading = document.getElementById(id);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
