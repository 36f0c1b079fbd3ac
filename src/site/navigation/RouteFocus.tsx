import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import controls from '../ui/controls.module.css';
import { placeOf, takeFocus } from './focusPlace';

/**
 * After a change of page, focuses its heading, or the element that the link's hash names, and announces its title, as a
 * browser does after a full page load. The browser itself announces the first page. A query that changes while the
 * focus is in `main` is a filter's, and leaves the focus alone; so does Back to a link (ReturnToPlace).
 */
export function RouteFocus() {
  const { pathname, search, hash } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const last = useRef({ pathname, search });
  const [message, setMessage] = useState('');

  useEffect(() => {
    const before = last.current;
    last.current = { pathname, search };
    const isSame = before.pathname === pathname;
    if (isSame && (before.search === search || document.activeElement?.closest('main'))) return;
    const isFound = isBack && Boolean(document.activeElement?.closest('main a'));
    if (!isFound) takeFocus(placeOf(hash) ?? document.querySelector<HTMLElement>('main h1'));
    setMessage(document.title);
  }, [pathname, search, hash, isBack]);

  return (
    <p role="status" className={controls.visuallyHidden}>
      {message}
    </p>
  );
}
