import { X } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Icon } from '../ui/Icon';
import styles from './Notice.module.css';

type Notice = {
  words: string;
  /**
   * What can be done about it, if anything: a link within the site, or a function. If the function refuses, it returns
   * what to say instead.
   */
  action?: { label: string } & ({ href: string } | { run: () => string | undefined });
};

/** How long a notice without an action stays, in milliseconds; as long again if someone points at it or is in it. */
const NOTICE_DURATION = 15_000;

/** The notices that are shown now, by the key that tells them apart. */
const shown = new Map<string, Notice>();
let root: Root | undefined;

/**
 * Shows a quiet line at the bottom of the page, below those that are shown already. The lines are rendered outside the
 * site's own tree: they are rare, and should not be part of what every page loads.
 * @returns a function that removes the line, once it is no longer true
 */
export function showNotice(notice: Notice): () => void {
  const { words, action } = notice;
  const key = words + (action && 'href' in action ? action.href : '');
  // A live region must exist before its text, or the text is not announced.
  if (!root) render();
  shown.set(key, notice);
  setTimeout(render, 200);
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
        <NoticeLine key={key} notice={notice} onClose={() => hide(key)} />
      ))}
    </div>,
  );
}

function NoticeLine({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const { words, action } = notice;
  const line = useRef<HTMLDivElement>(null);
  const [refusal, setRefusal] = useState<string>();
  /** What had the focus before a control of this line. */
  const before = useRef<Element>(null);

  function close(): void {
    const place = before.current?.isConnected ? before.current : document.getElementById('Main');
    if (place instanceof HTMLElement) place.focus({ preventScroll: true });
    onClose();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words shown again start anew
  useEffect(() => {
    if (action) return;
    const timer = setInterval(() => {
      const isInUse = line.current?.contains(document.activeElement) || line.current?.matches(':hover');
      if (!isInUse) onClose();
    }, NOTICE_DURATION);
    return () => clearInterval(timer);
  }, [notice]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notes where the focus comes from
    <div
      ref={line}
      className={styles.line}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
      }}
    >
      <p>{refusal ?? words}</p>
      {action &&
        ('href' in action ? (
          // The page's own listener follows the link (followLinks.ts), before the notice closes.
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
        onClick={close}
      >
        <Icon shape={X} />
      </button>
    </div>
  );
}
