import { useLayoutEffect, useState } from 'react';
import { type Location, ScrollRestoration, useLocation, useNavigationType } from 'react-router-dom';
import { takePressedLink } from './followLinks';
import { layOutWhole } from './layOutWhole';
import { SCROLL_POSITIONS_KEY, useLateScrollRestoration } from './useLateScrollRestoration';
import { useWholeForKeyboard } from './useWholeForKeyboard';

/**
 * The key of a page's scroll position: the router's, or the address if that is "default", as after a full page load.
 */
const placeKey = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key);

/**
 * Scrolls to the top after a navigation, and after Back to where the visitor left the page. The scroll position alone
 * is not enough for that: what was far from the viewport may not have had its true height then (grid.module.css).
 */
export function ReturnToPlace() {
  const location = useLocation();
  const [first] = useState(location);
  const isFirst = location === first;
  useLateScrollRestoration(isFirst ? placeKey(location) : undefined);
  useWholeForKeyboard();
  const isBack = useNavigationType() === 'POP' && !isFirst;
  return (
    <>
      {/* Components, not hooks, so that the first one's effect runs before the scrolling, the last one's after it. */}
      {!isFirst && <FullHeight isWanted={isBack} />}
      <ScrollRestoration storageKey={SCROLL_POSITIONS_KEY} getKey={placeKey} />
      {isBack && <PressedLink page={location.key} />}
    </>
  );
}

/** The true height of the page: what is far from the viewport is laid out, too. */
function FullHeight({ isWanted }: { isWanted: boolean }) {
  useLayoutEffect(() => {
    layOutWhole(isWanted);
  }, [isWanted]);
  return null;
}

/** Scrolls the link by which the page was left back to where it was pressed, and focuses it. */
function PressedLink({ page }: { page: string }) {
  useLayoutEffect(() => {
    const pressed = takePressedLink(page);
    if (!pressed) return;
    const { href, top } = pressed;
    const links = document.querySelectorAll<HTMLElement>(`main a[href="${CSS.escape(href)}"]`);
    const distances = Array.from(links, (link) => ({ link, by: link.getBoundingClientRect().top - top }));
    // The nearest one, if several lead there.
    const [nearest] = distances.sort((one, other) => Math.abs(one.by) - Math.abs(other.by));
    if (!nearest) return;
    window.scrollBy(0, nearest.by);
    nearest.link.focus({ preventScroll: true });
  }, [page]);
  return null;
}
