import type { PageTransition } from './settledRouter';

/** In ms. Hydration takes a computer 10 to 30, a telephone four times slower more than this. */
const QUICK = 50;

/** By what the browser knows the picture on both pages. */
const NAME = 'picture';

/**
 * Turns from a card to its page, or back, and takes the picture along that is on both: it moves to its new place. What
 * is around it is there at once. Nothing moves where the browser is slow, for that would take longer than the page, or
 * where the visitor wants stillness.
 * @param tookOver how long React needed to take the first page over, in ms
 */
export function turnWithPicture(tookOver: number): PageTransition {
  // Without that selector the whole page would be in the picture, and stand still while it moves (global.css).
  const canMove = tookOver <= QUICK && CSS.supports('selector(:active-view-transition)');
  const isStill = matchMedia('(prefers-reduced-motion: reduce)');
  return ({ path, isReturn }, show) => {
    const picture = isReturn ? largePicture() : cardPicture(path);
    if (!picture) return show();
    const takeAlong = () => {
      const file = picture.currentSrc;
      show();
      if (isReturn) return cardPicture(path);
      const large = largePicture();
      if (large) standIn(large, file);
      return large;
    };
    if (canMove && !isStill.matches) move(picture, takeAlong);
    else takeAlong();
  };
}

/** @param turn shows the other page, and returns where the picture is there */
function move(picture: HTMLElement, turn: () => HTMLElement | undefined): void {
  name(picture);
  const transition = document.startViewTransition(() => name(turn()));
  // One that is cut short, by a second step or a turned telephone, rejects; the page is there all the same.
  transition.ready.catch(() => undefined);
}

let named: HTMLElement | undefined;

/** Gives the picture its name, which one alone may have: two end the transition. */
function name(picture: HTMLElement | undefined): void {
  if (named) named.style.viewTransitionName = '';
  if (picture) picture.style.viewTransitionName = NAME;
  named = picture;
}

/**
 * The picture on the card that leads to the page, where one is in sight. A card is the nearest element with a strip:
 * ProductCard, ArticleCard, MentionedProducts.
 */
function cardPicture(path: string): HTMLImageElement | undefined {
  const links = document.querySelectorAll<HTMLAnchorElement>('main a[data-transition]');
  return Array.from(links)
    .filter(({ pathname }) => pathname === path)
    .map((link) => link.closest('[data-strip]')?.querySelector('img'))
    .find(isInSight);
}

/** The picture that a page begins with, where it is in sight. */
function largePicture(): HTMLImageElement | undefined {
  const picture = document.querySelector('main img');
  return picture instanceof HTMLImageElement && isInSight(picture) ? picture : undefined;
}

function isInSight(picture: HTMLImageElement | null | undefined): picture is HTMLImageElement {
  if (!picture) return false;
  const { top, bottom } = picture.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
}

/** Shows the card's file, which is here, until the picture's own is. */
function standIn(picture: HTMLImageElement, file: string): void {
  if (picture.complete || !file) return;
  picture.style.background = `center / cover url("${file.replaceAll('"', '%22')}")`;
  picture.addEventListener('load', () => picture.style.removeProperty('background'), { once: true });
}
