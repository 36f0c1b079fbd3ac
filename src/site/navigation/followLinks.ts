import type { RouterProviderProps } from 'react-router-dom';
import { isAdminPath, isFilePath } from '../../shared/paths';
import { placeOf, takeFocus } from './focusPlace';

type Router = RouterProviderProps['router'];

/** The state of a navigation, such as a filter's, that is a new page view only if the title changes (`PageViews`). */
export const SAME_VIEW = 'kept';

/** A link that was pressed: where it leads, and its distance from the top of the viewport, in px. */
type PressedLinkPosition = { href: string; top: number };

/** By the router's key of the page that was left. */
const pressed = new Map<string, PressedLinkPosition>();

/** Returns the link in `<main>` by which that page was left, if any, and forgets it. */
export function takePressedLink(pageKey: string): PressedLinkPosition | undefined {
  const link = pressed.get(pageKey);
  pressed.delete(pageKey);
  return link;
}

/**
 * Opens the site's pages without a full page load when a plain link is pressed. `data-keeps-place` on the link leaves
 * the scroll position alone, and marks the navigation as `SAME_VIEW`; `data-transition` shows by a view transition
 * where the new page comes from. A link to a place on the page moves the focus there, too, so that Tab continues from
 * it.
 */
export function followLinks(router: Router): void {
  document.addEventListener('click', (event) => {
    const link = pressedLink(event);
    if (!link) return;
    event.preventDefault();
    const { pathname, search, hash } = link;
    const isThisPage = pathname + search === location.pathname + location.search;
    const keepsPlace = link.hasAttribute('data-keeps-place');
    remember(link, router.state.location.key);
    if (isThisPage) takeFocus(placeOf(hash));
    void router.navigate(pathname + search + hash, {
      replace: isThisPage && hash === location.hash,
      preventScrollReset: keepsPlace,
      state: keepsPlace ? SAME_VIEW : undefined,
      viewTransition: link.hasAttribute('data-transition'),
    });
  });
}

/**
 * The pressed link, if it is to be opened without a full page load: not if it has a target or a download, leads to a
 * file, another site or the admin, or is on one of the admin's pages.
 */
function pressedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (isAdminPath(link.pathname) || isAdminPath(location.pathname) || isFilePath(link.pathname)) return;
  return link;
}

function remember(link: HTMLAnchorElement, pageKey: string): void {
  // In a menu that its own press has closed, it has no position.
  if (!link.closest('main') || link.closest('details:not([open])')) pressed.delete(pageKey);
  else pressed.set(pageKey, { href: link.getAttribute('href') ?? '', top: link.getBoundingClientRect().top });
}
