import { expect, type Page } from '@playwright/test';

/* The state of a walk. It is kept in the page, which records what it finds at each key press. */
type Walk = {
  /** The controls that Tab should reach and has not reached yet. */
  open: Set<Element>;
  faults: Set<string>;
  /** The element that had the focus at the last key press, and how it looked then. */
  left: { element: Element; look: string } | undefined;
  isRound: boolean;
};
type Walking = Window & { walk?: Walk };

/** More presses than any screen has controls. */
const MOST = 300;
const AT_ONCE = 10;

/**
 * Goes once through a screen, or its open dialog, by Tab, and expects that every visible, enabled control gets the
 * focus and shows it, and that nothing hidden or covered gets it. The page must have no transitions (`holdStill`).
 */
export async function walkByTab(page: Page): Promise<void> {
  await page.evaluate(start);
  for (let presses = 0; presses < MOST; presses += AT_ONCE) {
    for (let press = 0; press < AT_ONCE; press += 1) await page.keyboard.press('Tab');
    if (await page.evaluate(() => (window as Walking).walk?.isRound)) break;
  }
  expect.soft(await page.evaluate(finish), `Faults of the walk through ${page.url()}`).toEqual([]);
}

function start(): void {
  const tabbable = 'a[href], button, input, select, textarea, [tabindex], [contenteditable="true"], summary';
  const sentinel = '[data-testid^="sentinel"]';
  const controls = [...document.querySelectorAll<HTMLElement>(tabbable)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(`:disabled, ${sentinel}`) &&
      !element.closest('[aria-hidden="true"], [inert]') &&
      // Everything in an editor is text, links included.
      !element.parentElement?.closest('[contenteditable="true"]') &&
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getClientRects().length > 0,
  );
  const walk: Walk = { open: new Set(controls), faults: new Set(), left: undefined, isRound: false };
  (window as Walking).walk = walk;

  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} “${element.getAttribute('aria-label') ?? element.getAttribute('name') ?? (element.textContent ?? '').trim().slice(0, 40)}”`;

  /** The styles by which an element, or one around it, can show the focus. */
  const lookOf = (element: Element) => {
    const around = [element];
    for (let level = 0, up = element.parentElement; level < 3 && up; level += 1, up = up.parentElement) {
      around.push(up, ...[...up.children].filter((child) => child.tagName === 'FIELDSET'));
    }
    return around
      .map((one) => {
        const { outline, boxShadow, borderTop, backgroundColor } = getComputedStyle(one);
        return [outline, boxShadow, borderTop, backgroundColor].join(' ');
      })
      .join('\n');
  };

  const isSeen = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const ends = [Math.max(left, 0), Math.min(right, innerWidth)] as const;
    const sides = [Math.max(top, 0), Math.min(bottom, innerHeight)] as const;
    return [0.5, 0.1, 0.9].some((part) => {
      const [x, y] = [ends, sides].map(([from, to]) => from + (to - from) * part) as [number, number];
      // The tooltip of a control that had the focus before is closing: on a slow machine it is still there.
      const hit = document.elementsFromPoint(x, y).find((one) => !one.closest('[role="tooltip"]'));
      return hit !== undefined && (element.contains(hit) || hit.contains(element));
    });
  };

  // Called by the key press that moves the focus on: by then the focus has been drawn, and is still there.
  const look = () => {
    const { left } = walk;
    const now = document.activeElement;
    if (left?.element.isConnected && left.element !== now && lookOf(left.element) === left.look)
      walk.faults.add(`${nameOf(left.element)} does not show the focus`);
    walk.left = undefined;
    if (walk.isRound || !now || now === document.body || now === top || now.matches(sentinel)) return;
    // Everything has been reached, this element for the second time.
    if (!walk.open.delete(now) && walk.open.size === 0) walk.isRound = true;
    walk.left = { element: now, look: lookOf(now) };
    if (!now.checkVisibility({ visibilityProperty: true }) || !isSeen(now))
      walk.faults.add(`${nameOf(now)} has the focus where nobody sees it`);
  };
  document.addEventListener('keydown', look, { capture: true });

  // The walk starts before the first control, wherever the screen itself has put the focus.
  const top = document.createElement('span');
  top.tabIndex = -1;
  (document.querySelector('[role="dialog"]') ?? document.body).prepend(top);
  top.focus();
}

function finish(): string[] {
  const { open, faults } = (window as Walking).walk ?? { open: [], faults: ['The walk was not started'] };
  const missed = [...open]
    .filter((element) => element.isConnected)
    .map((element) => `Not reached: ${element.outerHTML.replace(/class="[^"]*" /, '').slice(0, 120)}`);
  return [...faults, ...missed];
}
