import { clsx } from 'clsx/lite';
import { useEffect, useRef } from 'react';
import styles from './Prose.module.css';
import { makeTableScrollable } from './tableFrames';
import { useHtml } from './useHtml';
import { useRenderedExtent } from './useRenderedExtent';

/**
 * HTML from the catalogue.
 * @param html from `proseHtml`; the tables scroll sideways inside its frames
 */
export function Prose({ html }: { html: string }) {
  const isWhole = useRenderedExtent() === 'whole';
  const text = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other HTML has other tables.
  useEffect(() => {
    const frames = text.current?.querySelectorAll<HTMLElement>('[data-table]') ?? [];
    const stops = Array.from(frames, makeTableScrollable);
    return () => {
      for (const stop of stops) stop();
    };
  }, [html]);

  return <div ref={text} className={clsx(styles.prose, !isWhole && styles.beginning)} {...useHtml(html)} />;
}
