import { clsx } from 'clsx';
import { useEffect, useMemo, useRef } from 'react';
import { markTrusted } from '../../shared/trustedTypes';
import styles from './Prose.module.css';

/**
 * HTML from the catalogue: built in, or sanitised by whoever read it (safeHtmlOf). Its tables scroll inside
 * themselves.
 */
export function Prose({ html, className }: { html: string; className?: string | undefined }) {
  const text = useRef<HTMLDivElement>(null);
  // The same object while the text is the same: another one would write the text anew.
  const markup = useMemo(() => ({ __html: markTrusted(withTableFrames(html)) }), [html]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other HTML has other tables.
  useEffect(() => (text.current ? letTablesScroll(text.current) : undefined), [html]);

  return (
    <div
      ref={text}
      className={clsx(styles.prose, className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: see above.
      dangerouslySetInnerHTML={markup}
    />
  );
}

/** A frame around each table, for it to scroll in: by the keyboard, too, until it is known whether it needs that. */
const withTableFrames = (html: string): string =>
  html
    .replace(/<table\b/gi, '<div data-table tabindex="0"><table')
    .replace(/<\/table\s*>/gi, '</table></div>');

/** While a table is wider than its frame, the frame is a named region that the keyboard reaches. */
function letTablesScroll(text: HTMLElement): () => void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) markScrolling(target);
  });
  for (const frame of text.querySelectorAll('[data-table]')) observer.observe(frame);
  return () => observer.disconnect();
}

function markScrolling(frame: Element): void {
  if (frame.scrollWidth > frame.clientWidth) {
    frame.setAttribute('role', 'region');
    frame.setAttribute('aria-label', frame.querySelector('caption')?.textContent?.trim() || 'Table');
    frame.setAttribute('tabindex', '0');
  } else {
    for (const name of ['role', 'aria-label', 'tabindex']) frame.removeAttribute(name);
  }
}
