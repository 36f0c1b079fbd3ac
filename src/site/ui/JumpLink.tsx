import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';

type JumpLinkProps = {
  /** The id of an element of this page. */
  to: string;
  className?: string | undefined;
  onJump?: (() => void) | undefined;
  children: ReactNode;
};

/**
 * A link to a place on this page. The focus goes along, so that Tab continues from there; the router does the
 * scrolling: a bare #address would have it put the old scroll position back.
 */
export function JumpLink({ to, className, onJump, children }: JumpLinkProps) {
  function onClick({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): void {
    if (metaKey || ctrlKey || shiftKey || altKey) return;
    onJump?.();
    const place = document.getElementById(to);
    if (!place) return;
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
  }

  return (
    <Link to={{ hash: to }} className={className} onClick={onClick}>
      {children}
    </Link>
  );
}
