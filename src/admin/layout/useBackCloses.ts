import { useEffect } from 'react';

/**
 * Lets Android's Back close an open dialog or menu, as it closes the browser's own, instead of leaving the screen. Safari
 * has no watcher to report that; Chromium reports it to one at a time.
 */
export function useBackCloses(): void {
  useEffect(() => {
    const { CloseWatcher } = window;
    if (!CloseWatcher) return;
    let watcher: InstanceType<typeof CloseWatcher> | undefined;
    /** Whether the browser handles Escape now: it reports it like Back, but the dialog has heard it already. */
    let isEscape = false;

    const follow = () => {
      if (!isOpen()) {
        watcher?.destroy();
        watcher = undefined;
      } else if (!watcher) {
        watcher = new CloseWatcher();
        watcher.addEventListener('close', () => {
          watcher = undefined;
          if (!isEscape) pressEscape();
          // What has not closed, or lies below what has, is still open.
          follow();
        });
      }
    };

    const noteEscape = ({ key, isTrusted }: KeyboardEvent) => {
      // The one that a Back presses would make this deaf to the next Back.
      if (key !== 'Escape' || !isTrusted) return;
      isEscape = true;
      setTimeout(() => {
        isEscape = false;
      });
    };
    window.addEventListener('keydown', noteEscape, true);
    const observer = new MutationObserver(follow);
    observer.observe(document.body, { attributeFilter: ['style'] });
    return () => {
      window.removeEventListener('keydown', noteEscape, true);
      observer.disconnect();
      watcher?.destroy();
    };
  }, []);
}

/** MUI keeps the page from scrolling while one of its dialogs, menus or drawers is open. */
const isOpen = () => document.body.style.overflow === 'hidden';

/** Reaches the topmost dialog, which holds the focus. */
const pressEscape = () =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
  );
