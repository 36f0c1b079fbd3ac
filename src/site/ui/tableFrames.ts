/**
 * While a table is wider than its frame (`data-table`, with the table's name where no caption says it), the frame is a
 * named region that the keyboard reaches. A frame of React's takes this as its `ref`.
 * @returns what ends it
 */
export function letTableScroll(frame: HTMLElement | null): () => void {
  if (!frame) return () => {};
  const observer = new ResizeObserver(() => markScrolling(frame));
  observer.observe(frame);
  // It can become wider than its frame, which stays as it is.
  if (frame.firstElementChild) observer.observe(frame.firstElementChild);
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
