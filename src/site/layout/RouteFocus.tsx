import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * After a change of page, moves the focus to its heading and says its title, as a browser does after a full
 * load. The first page is the browser's own to announce. Filters (a changed query) leave the focus alone, and so does
 * the way back, where it has found the link by which the page was left (ReturnToPlace).
 */
export function RouteFocus({ className }: { className: string | undefined }) {
  const { pathname } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const lastPath = useRef(pathname);
  const [message, setMessage] = useState('');

  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    const heading = document.querySelector<HTMLElement>('main h1');
    const isFound = isBack && Boolean(document.activeElement?.closest('main a'));
    if (heading && !isFound) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    setMessage(document.title);
  }, [pathname, isBack]);

  return (
    <p role="status" className={className}>
      {message}
    </p>
  );
}
