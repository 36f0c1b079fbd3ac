import { TAG } from './htmlTag';

/** HTML with a frame around each table, to scroll in: by the keyboard, too, until it is known whether it needs that. */
export function withTableFrames(html: string): string {
  return html.replace(new RegExp(TAG, 'gi'), (tag) => {
    if (!/^<\/?table[\s/>]/i.test(tag)) return tag;
    return tag[1] === '/' ? `${tag}</div>` : `<div data-table tabindex="0">${tag}`;
  });
}

/**
 * While a table is wider than its frame (`data-table`, with the table's name where no caption says it), the frame is a
 * named region that the keyboard reaches. A frame of React's takes this as its `ref`.
 * @returns what ends it
 */
export function letTableScroll(frame: HTMLElement | null): () => void {
  if (!frame) return () => {};
  const observer = new ResizeObserver(() => markScrolling(frame));
  observer.observe(frame);
  return () => observer.disconnect();
}

function markScrolling(frame: HTMLElement): void {
  if (frame.scrollWidth > frame.clientWidth) {
    const name = frame.dataset.table || frame.querySelector('caption')?.textContent?.trim() || 'Table';
    frame.setAttribute('role', 'region');
    frame.setAttribute('aria-label', name);
    frame.setAttribute('tabindex', '0');
  } else {
    for (const name of ['role', 'aria-label', 'tabindex']) frame.removeAttribute(name);
  }
}
