import { X } from 'lucide';
import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Icon } from '../ui/Icon';
import styles from './Notice.module.css';

type Notice = {
  words: string;
  /**
   * What can be done about it, if anything: an address of the site to go to, or something that gives other words if it is
   * refused.
   */
  action?: { label: string } & ({ href: string } | { run: () => string | undefined });
};

/** Milliseconds that words stand there of which nothing is to be made. */
const STAYS = 15_000;

/** Those that stand there, by what tells them apart. */
const shown = new Map<string, Notice>();
let root: Root | undefined;

/**
 * Says something in a quiet line below the page, above what is said there already. The lines stand apart from the site's
 * own tree: they are rare, and no part of what every page loads.
 * @returns what takes it away, once it is true no more
 */
export function showNotice(notice: Notice): () => void {
  const { words, action } = notice;
  const key = words + (action && 'href' in action ? action.href : '');
  // A live region must be there before its words, or they are not read out.
  if (!root) render();
  shown.set(key, notice);
  setTimeout(render, 200);
  // Not the same words that were said again meanwhile.
  if (!action) setTimeout(() => shown.get(key) === notice && hide(key), STAYS);
  return () => hide(key);
}

function hide(key: string): void {
  shown.delete(key);
  render();
}

function render(): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <div role="status" className={styles.lines}>
      {Array.from(shown, ([key, notice]) => (
        <NoticeLine key={key} {...notice} onClose={() => hide(key)} />
      ))}
    </div>,
  );
}

function NoticeLine({ words, action, onClose }: Notice & { onClose: () => void }) {
  const [refusal, setRefusal] = useState<string>();
  return (
    <div className={styles.line}>
      <p>{refusal ?? words}</p>
      {action &&
        ('href' in action ? (
          // The page's own listener follows it (followLinks.ts), once this press is over.
          <a className={styles.action} href={action.href} onClick={() => setTimeout(onClose)}>
            {action.label}
          </a>
        ) : (
          <button type="button" className={styles.action} onClick={() => setRefusal(action.run())}>
            {action.label}
          </button>
        ))}
      <button
        type="button"
        className={styles.close}
        aria-label={action ? 'Not now' : 'Close'}
        onClick={onClose}
      >
        <Icon shape={X} />
      </button>
    </div>
  );
}
