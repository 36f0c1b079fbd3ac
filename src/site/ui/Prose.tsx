import { useEffect, useMemo, useRef } from 'react';
import { markTrusted } from '../../shared/trustedTypes';
import styles from './Prose.module.css';
import { makeTableScrollable } from './tableFrames';

/**
 * HTML from the catalogue: built in, or sanitised by the code that read it (safeHtmlOf).
 * @param html from `proseHtml`; the tables scroll sideways inside its frames
 */
export function Prose({ html }: { html: string }) {
  const text = useRef<HTMLDivElement>(null);
  // The same object as long as the HTML is the same: given another one, React would set the HTML again.
  const markup = useMemo(() => ({ __html: markTrusted(html) }), [html]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other HTML has other tables.
  useEffect(() => {
    const frames = text.current?.querySelectorAll<HTMLElement>('[data-table]') ?? [];
    const stops = Array.from(frames, makeTableScrollable);
    return () => {
      for (const stop of stops) stop();
    };
  }, [html]);

  return (
    <div
      ref={text}
      className={styles.prose}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: see above.
      dangerouslySetInnerHTML={markup}
    />
  );
}
