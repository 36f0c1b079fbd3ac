/**
 * Makes a table's frame a region that the keyboard reaches, with the table's name, as long as the table is wider than the
 * frame. Can be the `ref` of a React element.
 * @returns a function that ends this
 */
export function makeTableScrollable(frame: HTMLElement | null): () => void {
  if (!frame) return () => {};
  const observer = new ResizeObserver(() => markScrolling(frame));
  observer.observe(frame);
  // The table can become wider than its frame, whose size stays the same.
  if (frame.firstElementChild) observer.observe(frame.firstElementChild);
  frame.addEventListener('focusin', showFocused);
  return () => {
    observer.disconnect();
    frame.removeEventListener('focusin', showFocused);
  };
}

/**
 * Scrolls to a link that the keyboard focused. Browsers do not if part of it shows, even if a sticky column covers the
 * rest. A link that the mouse pressed stays where it is: it would move away before the button is released.
 */
function showFocused({ target, currentTarget }: Event): void {
  if (target instanceof Element && target !== currentTarget && target.matches(':focus-visible'))
    target.scrollIntoView({ inline: 'nearest', block: 'nearest' });
}

function markScrolling(frame: HTMLElement): void {
  if (frame.scrollWidth > frame.clientWidth) {
    const table = frame.querySelector('table');
    const name = table?.getAttribute('aria-label') || table?.caption?.textContent.trim() || 'Table';
    frame.setAttribute('role', 'region');
    frame.setAttribute('aria-label', name);
    frame.setAttribute('tabindex', '0');
  } else {
    for (const name of ['role', 'aria-label', 'tabindex']) frame.removeAttribute(name);
  }
}
