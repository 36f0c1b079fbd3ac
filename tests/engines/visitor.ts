import { expect } from 'vitest';
import type { Browser, Engine, Look } from './engine';

/* Someone at the window of a browser, who looks, clicks and types. */

/** ms; long, for slow machines: what holds already is not waited for. */
const timeout = 20_000;

export type Visitor = Browser & {
  look: Look;
  /** Opens a page and waits until its script has taken it over, which the pointer's first movement requests. */
  visit: (path: string) => Promise<void>;
  /** Waits until this is true in the page. */
  waitFor: <Given extends unknown[]>(inPage: (...given: Given) => boolean, ...given: Given) => Promise<void>;
  isAt: (path: string) => Promise<void>;
  /** Waits until an element that holds the text is shown, wherever on the page. */
  finds: (selector: string, text?: string) => Promise<void>;
  /** Waits until an element that holds the text is in view, with nothing above it. */
  sees: (selector: string, text?: string) => Promise<void>;
  /** Scrolls to an element that holds the text, and clicks it once it has come to rest with nothing above it. */
  choose: (selector: string, text?: string) => Promise<void>;
  /** Clicks a field and types at its end. */
  fill: (selector: string, text: string) => Promise<void>;
};

export async function startVisitor(engine: Engine, origin: string, look: Look): Promise<Visitor> {
  const browser = await engine.start(look);
  const visitor: Visitor = {
    ...browser,
    look,
    async visit(path) {
      await browser.open(origin + path);
      if (look.scripts === false) return;
      await browser.movePointer(5, 5);
      await browser.movePointer(6, 6);
      await visitor.waitFor(() => 'dataLayer' in window && !Reflect.get(window, 'toldView'));
    },
    waitFor: (inPage, ...given) =>
      expect.poll(() => browser.run(inPage, ...given), { timeout, message: `${inPage}` }).toBe(true),
    isAt: (path) => expect.poll(() => browser.run(() => location.href), { timeout }).toBe(origin + path),
    finds: (selector, text = '') =>
      expect
        .poll(() => browser.run(middleOf, selector, text, false), { timeout, message: `${selector} ${text}` })
        .not.toBeNull(),
    sees: (selector, text = '') =>
      expect
        .poll(() => browser.run(middleOf, selector, text, false), { timeout, message: `${selector} ${text}` })
        .toMatchObject({ isFree: true }),
    async choose(selector, text = '') {
      let last: Middle | undefined;
      const look = async () => {
        const middle = (await browser.run(middleOf, selector, text, true)) ?? undefined;
        const isStill = middle?.x === last?.x && middle?.y === last?.y;
        last = middle;
        return isStill ? middle : undefined;
      };
      await expect.poll(look, { timeout, message: `${selector} ${text}` }).toMatchObject({ isFree: true });
      await browser.click(last?.x ?? 0, last?.y ?? 0);
    },
    async fill(selector, text) {
      // Another field's error may go meanwhile, and the field move up: a second click then finds it.
      const enter = async () => {
        await visitor.choose(selector);
        return browser.run((field) => document.activeElement?.matches(field), selector);
      };
      await expect.poll(enter, { timeout, message: selector }).toBe(true);
      await browser.press('End');
      await browser.type(text);
    },
  };
  return visitor;
}

type Middle = { x: number; y: number; isFree: boolean };

/**
 * Runs in the page. Where the first shown element is that holds the text, and whether nothing covers that point. Null if
 * there is none.
 */
function middleOf(selector: string, text: string, scrolls: boolean): Middle | null {
  const shown = [...document.querySelectorAll(selector)].find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) && (element.textContent ?? '').includes(text),
  );
  if (scrolls) shown?.scrollIntoView({ block: 'center', behavior: 'instant' });
  // The first line of a link that wraps.
  const [box] = shown?.getClientRects() ?? [];
  if (!shown || !box) return null;
  const x = Math.round(box.left + box.width / 2);
  const y = Math.round(box.top + box.height / 2);
  return { x, y, isFree: shown.contains(document.elementFromPoint(x, y)) };
}
