import type { PageTransition } from './settledRouter';

/** In ms. Hydration takes 10 to 30 on a computer, and more than this on a phone that is four times slower. */
const FAST_DEVICE = 50;

/** The picture's view transition name on both pages. */
const NAME = 'picture';

/**
 * Navigates from a card to its page, or back, and moves the picture that is on both to its new place. Everything around
 * it appears at once. Nothing moves on slow devices, where the transition would take longer than the page itself, or if
 * the visitor prefers reduced motion.
 * @param hydrationTime how long React took to hydrate or render the first page, in ms
 */
export function pictureTransition(hydrationTime: number): PageTransition {
  // Without this selector the whole page would be in the transition, and freeze while the picture moves (global.css).
  const canMove = hydrationTime <= FAST_DEVICE && CSS.supports('selector(:active-view-transition)');
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

/** @param showOther shows the other page, and returns the picture there */
function move(picture: HTMLElement, showOther: () => HTMLElement | undefined): void {
  name(picture);
  const transition = document.startViewTransition(() => name(showOther()));
  // A transition that is cut short, by another navigation or a rotated phone, rejects; the page is shown all the same.
  transition.ready.catch(() => undefined);
}

let named: HTMLElement | undefined;

/** Gives the picture its name and takes it from the one before: two elements with one name would end the transition. */
function name(picture: HTMLElement | undefined): void {
  if (named) named.style.viewTransitionName = '';
  if (picture) picture.style.viewTransitionName = NAME;
  named = picture;
}

/**
 * The picture on the card that links to the page, if one is in view. A card is the nearest article or item of a list:
 * ProductCard, ArticleCard, MentionedProducts.
 */
function cardPicture(path: string): HTMLImageElement | undefined {
  const links = document.querySelectorAll<HTMLAnchorElement>('main a[data-transition]');
  return Array.from(links)
    .filter(({ pathname }) => pathname === path)
    .map((link) => link.closest('article,li')?.querySelector('img'))
    .find(isInSight);
}

/** The first picture of the page, if it is in view. */
function largePicture(): HTMLImageElement | undefined {
  const picture = document.querySelector('main img');
  return picture instanceof HTMLImageElement && isInSight(picture) ? picture : undefined;
}

function isInSight(picture: HTMLImageElement | null | undefined): picture is HTMLImageElement {
  if (!picture) return false;
  const { top, bottom } = picture.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
}

/** Shows the card's file, which is loaded already, until the picture's own is. */
function standIn(picture: HTMLImageElement, file: string): void {
  if (picture.complete || !file) return;
  // A browser gives no address with a quotation mark in it.
  picture.style.background = `center / cover url("${file}")`;
  picture.addEventListener('load', () => picture.style.removeProperty('background'));
}
