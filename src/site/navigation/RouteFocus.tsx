import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import controls from '../ui/controls.module.css';
import { placeOf, takeFocus } from './followLinks';

/**
 * After a change of page, moves the focus to its heading, or to the place that the link named, and says its title, as a
 * browser does after a full load. The first page is the browser's own to announce. Filters (a changed query) leave the
 * focus alone, for they stand in the page; and so does the way back, where it has found the link by which the page was
 * left (ReturnToPlace).
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
