import { useEffect, useRef } from 'react';
import styles from './Prose.module.css';
import { makeTableScrollable } from './tableFrames';
import { useHtml } from './useHtml';

/**
 * HTML from the catalogue.
 * @param html from `proseHtml`; the tables scroll sideways inside its frames
 */
export function Prose({ html }: { html: string }) {
  const text = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other HTML has other tables.
  useEffect(() => {
    const frames = text.current?.querySelectorAll<HTMLElement>('[data-table]') ?? [];
    const stops = Array.from(frames, makeTableScrollable);
    return () => {
      for (const stop of stops) stop();
    };
  }, [html]);

  return <div ref={text} className={styles.prose} {...useHtml(html)} />;
}
