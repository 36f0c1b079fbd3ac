import { clsx } from 'clsx';
import { type MouseEvent, useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { trustedMarkup } from '../../shared/trustedTypes';
import styles from './Prose.module.css';

/**
 * HTML from the catalogue: built in, or sanitised by whoever read it (trustedHtml). Its links to this site
 * open as the app's own; its tables scroll inside themselves.
 */
export function Prose({ html, className }: { html: string; className?: string | undefined }) {
  const navigate = useNavigate();
  const text = useRef<HTMLDivElement>(null);
  // The same object while the text is the same: another one would write the text anew.
  const markup = useMemo(() => ({ __html: trustedMarkup(withTableFrames(html)) }), [html]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other HTML has other tables.
  useEffect(() => (text.current ? letTablesScroll(text.current) : undefined), [html]);

  function onClick(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.origin !== location.origin || link.pathname.startsWith('/admin')) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed, by key or pointer.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click.
    <div
      ref={text}
      className={clsx(styles.prose, className)}
      onClick={onClick}
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
