import { useLayoutEffect, useState } from 'react';
import { type Location, ScrollRestoration, useLocation, useNavigationType } from 'react-router-dom';
import { takePressedPlace } from './followLinks';
import { PLACES, useReturnWhenGrown } from './useReturnWhenGrown';

/** The key of a page's scroll position: the router's, or the address where that is "default", as after a full load. */
const placeKey = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key);

/**
 * Scrolls a page that the visitor turns to to its top, and one that they go back to to where they left it. How far
 * down that was is not enough: what was far from the window then may have had no true height yet (grid.module.css).
 */
export function ReturnToPlace() {
  const location = useLocation();
  const [first] = useState(location);
  const isFirst = location === first;
  useReturnWhenGrown(isFirst ? placeKey(location) : undefined);
  const isBack = useNavigationType() === 'POP' && !isFirst;
  return (
    <>
      {!isFirst && <TrueHeight isWanted={isBack} />}
      <ScrollRestoration storageKey={PLACES} getKey={placeKey} />
      {isBack && <PressedLink key={location.key} page={location.key} />}
    </>
  );
}

/** Lays out all of the page, near the window or not. */
function TrueHeight({ isWanted }: { isWanted: boolean }) {
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-whole', isWanted);
  }, [isWanted]);
  return null;
}

/** Puts the link by which the page was left where it was pressed, and the keyboard's place there, too. */
function PressedLink({ page }: { page: string }) {
  useLayoutEffect(() => {
    const place = takePressedPlace(page);
    if (!place) return;
    const { href, top } = place;
    const links = document.querySelectorAll<HTMLElement>(`main a[href="${CSS.escape(href)}"]`);
    const distances = Array.from(links, (link) => ({ link, by: link.getBoundingClientRect().top - top }));
    // The nearest, where several lead there.
    const [nearest] = distances.sort((one, other) => Math.abs(one.by) - Math.abs(other.by));
    if (!nearest) return;
    window.scrollBy(0, nearest.by);
    nearest.link.focus({ preventScroll: true });
  }, [page]);
  return null;
}
