import { X } from 'lucide';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import controls from './controls.module.css';
import { Icon } from './Icon';
import styles from './Modal.module.css';

type ModalProps = {
  label: string;
  /** What gets the focus first. */
  initialFocus: RefObject<HTMLElement | null>;
  /** Milliseconds until the focus moves in. */
  focusDelay?: number;
  onClose: () => void;
  children: ReactNode;
};

/**
 * A panel above the page, which fills it: what its content leaves free is its backdrop, and a press there closes it. The
 * focus stays inside, Escape closes it, the page behind does not scroll, and the focus returns to the opener, or goes to
 * the page's content where that is hidden by then.
 */
export function Modal({ label, initialFocus, focusDelay = 0, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);
  const opener = useRef<Element>(null);

  useEffect(() => {
    if (!dialog.current) return;
    // Only once: in development React runs an effect twice.
    opener.current ??= document.activeElement;
    const freePage = showAbovePage(dialog.current);
    document.documentElement.dataset.still = '';
    const timer = setTimeout(() => {
      initialFocus.current?.focus();
      // Whoever opens the search again usually looks for another tape: typing replaces the last one's text.
      if (initialFocus.current instanceof HTMLInputElement) initialFocus.current.select();
    }, focusDelay);
    return () => {
      clearTimeout(timer);
      delete document.documentElement.dataset.still;
      freePage();
      // A dialog that is still open as the browser's own keeps the page inert until this component is gone.
      requestAnimationFrame(() => {
        // A page that was opened from here has the focus already.
        if (document.activeElement !== document.body) return;
        // A window that was widened meanwhile no longer shows the opener: without the focus, Tab would begin at the top.
        for (const place of [opener.current, document.querySelector('main')]) {
          if (place instanceof HTMLElement) place.focus({ preventScroll: true });
          if (document.activeElement === place) return;
        }
      });
    };
  }, [initialFocus, focusDelay]);

  return (
    <dialog
      ref={dialog}
      popover="auto"
      aria-modal="true"
      aria-label={label}
      className={styles.modal}
      onToggle={(event) => {
        if (event.newState === 'closed') onClose();
      }}
      onClose={onClose}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // Safari's search fields take every Escape, also while they are empty, so that the browser itself closes nothing.
      onKeyDown={(event) => {
        // The Escape that ends a composition is the input method's; Safari sends it later, as code 229.
        if (event.key !== 'Escape' || event.nativeEvent.isComposing || event.keyCode === 229) return;
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        pressed.current = event.target;
      }}
      onClick={(event) => {
        // Text selection that began in the panel may end on the backdrop, which is also a click there.
        if (event.target === dialog.current && pressed.current === dialog.current) onClose();
      }}
    >
      {children}
    </dialog>
  );
}

type CloseButtonProps = { ref?: RefObject<HTMLButtonElement | null>; words: string; onClick: () => void };

/** A panel's own button to close it, in its upper right corner. */
export const CloseButton = ({ ref, words, onClick }: CloseButtonProps) => (
  <button ref={ref} type="button" className={styles.close} onClick={onClick}>
    <Icon shape={X} />
    <span className={controls.visuallyHidden}>{words}</span>
  </button>
);

/**
 * Shows the dialog above everything and makes the rest of the page inert. The browser's own modal dialog does both in
 * one step, and has to compute the style of the whole page before it paints: on a slow phone that is most of the wait.
 * As a popover the dialog is painted first. Browsers from before popovers get the modal dialog.
 * @returns makes the page usable again
 */
function showAbovePage(dialog: HTMLDialogElement): () => void {
  if (!('showPopover' in HTMLElement.prototype)) {
    dialog.showModal();
    return () => undefined;
  }
  dialog.showPopover();
  // Notices are beside the app's root.
  const rest = [...(dialog.parentElement?.children ?? []), ...document.body.children].filter(
    (element) => !element.contains(dialog),
  );
  const setInert = (isInert: boolean) => {
    for (const element of rest) if (element instanceof HTMLElement) element.inert = isInert;
  };
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(setInert, 0, true);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    setInert(false);
  };
}
