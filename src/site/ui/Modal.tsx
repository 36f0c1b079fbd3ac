import { type ReactNode, type RefObject, useEffect, useRef } from 'react';

type ModalProps = {
  label: string;
  className: string | undefined;
  /** What gets the focus first. */
  initialFocus: RefObject<HTMLElement | null>;
  /** Milliseconds until the focus moves in. */
  focusDelay?: number;
  onClose: () => void;
  children: ReactNode;
};

/**
 * A panel above the page. The browser's own modal dialog keeps the focus inside, closes on Escape and makes the rest
 * inert. A press on its backdrop closes it, the page behind does not scroll, and the focus returns to the opener.
 */
export function Modal({ label, className, initialFocus, focusDelay = 0, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);
  const opener = useRef<Element>(null);

  useEffect(() => {
    // Only once: in development React runs an effect twice.
    opener.current ??= document.activeElement;
    dialog.current?.showModal();
    document.documentElement.dataset.still = '';
    const timer = setTimeout(() => initialFocus.current?.focus(), focusDelay);
    return () => {
      clearTimeout(timer);
      delete document.documentElement.dataset.still;
      // The page is inert until this component is gone.
      requestAnimationFrame(() => {
        // A page that was opened from here has the focus already.
        if (document.activeElement !== document.body) return;
        const { current } = opener;
        if (current instanceof HTMLElement && current.isConnected) current.focus({ preventScroll: true });
      });
    };
  }, [initialFocus, focusDelay]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; the key for it is Escape.
    <dialog
      ref={dialog}
      aria-label={label}
      className={className}
      onClose={onClose}
      onCancel={(event) => {
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
