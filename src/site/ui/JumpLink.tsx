import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

type JumpLinkProps = {
  /** The id of an element of this page that can take the focus (tabIndex -1). */
  to: string;
  className?: string | undefined;
  children: ReactNode;
};

/** A link to a place on this page. The focus goes along, so that Tab continues from there. */
export function JumpLink({ to, className, children }: JumpLinkProps) {
  return (
    <Link
      to={{ hash: `#${to}` }}
      className={className}
      onClick={() => document.getElementById(to)?.focus({ preventScroll: true })}
    >
      {children}
    </Link>
  );
}
