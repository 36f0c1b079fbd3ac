import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { paths } from '../../src/shared/paths';
import { storageKeys } from '../../src/shared/storage/keys';
import { readDefaults } from '../content/readDefaults';
import { median } from './figures';

/** Something that a visitor does and waits for. */
type Interaction = {
  name: string;
  /** The page on which it is done. */
  address: string;
  /** Performs it and returns how long the page took, in ms. */
  perform: (page: Page) => Promise<number>;
};

const STOPWATCH = join(import.meta.dirname, 'stopwatch.js');
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  hasTouch: true,
  isMobile: true,
};

/** The median of several first visits, in ms, with a processor slowed down by a factor. */
export async function measureInteraction(
  browser: Browser,
  origin: string,
  { address, perform }: Interaction,
  { runs, slowdown }: { runs: number; slowdown: number },
): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext(PHONE);
    const page = await context.newPage();
    await page.addInitScript({ path: STOPWATCH });
    // From the start, so that whatever the page measures while it loads applies to the slow processor.
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(origin + address);
    await untilWarm(page);
    times.push(await perform(page));
    await context.close();
  }
  return median(times);
}

/**
 * Moves the pointer, and waits until the page has prefetched everything: the settings are seeded last, and then the
 * service worker fetches what it keeps, on the processor that is measured.
 */
async function untilWarm(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.move(6, 6);
  await page.waitForFunction((key) => localStorage.getItem(key) !== null, storageKeys.settings);
  await page.waitForLoadState('networkidle');
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
}

/**
 * The ms from the event that `act` causes until `isDone` is true and painted.
 * @param isDone a JavaScript expression; `heading` is the text of the page's heading before the event
 */
async function time(
  page: Page,
  type: 'click' | 'keydown',
  act: () => Promise<void>,
  isDone: string,
): Promise<number> {
  await page.evaluate(
    `{ const heading = document.querySelector('h1').textContent; stopwatch(${JSON.stringify(type)}, () => ${isDone}); }`,
  );
  await act();
  return Number(await page.evaluate('elapsed'));
}

const NEW_HEADING = `(document.querySelector('h1')?.textContent ?? heading) !== heading`;
const SEARCHED = 'foil';

/** How long a finger stays down, in ms. What a page does on touch is done by the time the finger is lifted. */
const REST = 80;

/** Taps the first visible element that the selector finds, as a finger would. */
async function tap(page: Page, selector: string): Promise<void> {
  const target = page.locator(`${selector} >> visible=true`).first();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`Nothing to tap: ${selector}`);
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(REST);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** The ms from a tap on what the selector finds until `isDone` (see `time`). */
const timeTap = (page: Page, selector: string, isDone: string): Promise<number> =>
  time(page, 'click', () => tap(page, selector), isDone);

export function listInteractions(): Interaction[] {
  const list = paths.products.to();
  const view = paths.products.to({ category: readDefaults().categories[0]?.id });
  return [
    {
      name: 'home → list',
      address: paths.home.to(),
      perform: (page) =>
        timeTap(page, `main a[href="${list}"]`, `location.pathname === '${list}' && ${NEW_HEADING}`),
    },
    {
      name: 'list → product',
      address: list,
      perform: (page) => timeTap(page, `main a[href^="${paths.product.to('')}"]`, NEW_HEADING),
    },
    {
      name: 'filter the list',
      address: list,
      perform: async (page) => {
        await tap(page, 'main details > summary');
        return timeTap(page, `main details a[href="${view}"]`, NEW_HEADING);
      },
    },
    {
      name: 'remove the filter',
      address: view,
      perform: (page) => timeTap(page, `main a[href="${list}"][data-keeps-place]`, NEW_HEADING),
    },
    {
      name: 'blog → article',
      address: paths.blog.to(),
      perform: (page) => timeTap(page, `main a[href^="${paths.article.to('')}"]`, NEW_HEADING),
    },
    { name: 'type in the search', address: paths.home.to(), perform: typeInSearch },
    {
      name: 'open the menu',
      address: paths.home.to(),
      perform: (page) =>
        timeTap(
          page,
          'header button[aria-haspopup="dialog"]',
          `document.querySelector('dialog:popover-open') !== null`,
        ),
    },
  ];
}

/** The time of the slowest key of a word, each until its results are shown. */
async function typeInSearch(page: Page): Promise<number> {
  await tap(page, 'main input[role="combobox"]');
  const times: number[] = [];
  for (const [index, key] of [...SEARCHED].entries()) {
    const typed = SEARCHED.slice(0, index + 1);
    // A single letter does not search yet.
    const isShown = typed.length < 2 ? 'true' : `document.querySelector('[role="option"]') !== null`;
    const isDone = `document.activeElement.value === '${typed}' && ${isShown}`;
    times.push(await time(page, 'keydown', () => page.keyboard.press(key), isDone));
  }
  return Math.max(...times);
}
