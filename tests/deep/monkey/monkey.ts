import { expect, type Page } from '@playwright/test';
import { actInOtherTab } from './otherTab';
import { findTarget, type PageState, stateOf } from './page';
import { type Random, randomFrom } from './random';
import { faultsInStorage } from './storedRecords';
import { KEYS, TEXTS } from './texts';

/** The part of the app that a monkey plays with. */
export type Playground = {
  /** Addresses that it opens by itself. */
  addresses: readonly string[];
  /** A pattern for the addresses, without origin, that it may follow links to. */
  within: string;
  /** Takes the browser into the playground, at the start and whenever the monkey has got out of it. */
  enter: (page: Page) => Promise<void>;
  /** Whether a path is outside the playground, so that the monkey must enter again. */
  isOutside: (path: string) => boolean;
};

type Options = { seed: number; actions: number; playground: Playground };

const WIDTHS = [320, 360, 390, 768, 1024, 1280] as const;

/** How often each action is chosen, relative to the others. */
const WEIGHTS = {
  press: 50,
  type: 18,
  key: 14,
  back: 4,
  forward: 2,
  open: 2,
  reload: 1,
  resize: 2,
  network: 2,
  otherTab: 4,
  pressTwice: 3,
} as const;

/**
 * Lets a monkey play, and checks after each action that nothing broke: no uncaught error, no error page, no error in
 * the console, no navigation off the site, no content set aside. At the end every stored record must be valid. A
 * failure names the seed and the last 30 actions: MONKEY_SEED runs that seed again.
 */
export async function play(page: Page, { seed, actions, playground }: Options): Promise<void> {
  const random = randomFrom(seed);
  let isOnline = true;
  const faults = watchFaults(page, () => isOnline);
  const log: string[] = [];
  const story = () =>
    `\nMONKEY_SEED=${seed}, action ${log.length}. The last actions:\n  ${log.slice(-30).join('\n  ')}\n`;

  await playground.enter(page);
  const other = await page.context().newPage();
  await other.goto('/robots.txt');
  await page.bringToFront();
  // Further tabs that the page opens, such as a preview, are closed at once.
  page.context().on('page', (opened) => void opened.close().catch(() => undefined));

  for (let count = 0; count < actions; count += 1) {
    const before = log.length;
    let state: PageState;
    try {
      const action = random.weighted(WEIGHTS);
      if (action === 'network') {
        isOnline = !isOnline;
        await page.context().setOffline(!isOnline);
        log.push(isOnline ? 'the network comes back' : 'the network goes');
      } else if (action === 'otherTab') {
        log.push(await actInOtherTab(other, random));
      } else {
        await act(page, action, { random, playground, isOnline, log });
      }
      state = await answerOf(page, () => stateOf(page));
    } catch (error) {
      throw new Error(`${story()}${String(error)}`, { cause: error });
    }
    if (log.length === before) log.push('nothing to do');
    log[log.length - 1] += `   → ${state.path}`;

    const broken = faults.splice(0);
    // Without network, an error page is right for a page whose code has not been loaded yet.
    if (state.failure !== undefined && isOnline) broken.push(`The page gave up: ${state.failure}`);
    if (state.isBlank && isOnline) broken.push('The page is blank.');
    if (state.isBrowsersOwn && isOnline) broken.push('The browser could not load the page.');
    for (const key of state.setAside) broken.push(`Content was set aside under ${key}.`);
    expect(broken, story()).toEqual([]);

    if (state.failure !== undefined || state.isBrowsersOwn || playground.isOutside(state.path)) {
      if (!isOnline) await page.context().setOffline(false);
      isOnline = true;
      // A page whose code was missing reloads itself once the network is back, and interrupts that.
      await expect(() => playground.enter(page)).toPass();
      log.push('enters again');
    }
  }

  await page.context().setOffline(false);
  const stored = await other.evaluate(() => ({ ...localStorage }) as Record<string, string>);
  expect(await faultsInStorage(stored), story()).toEqual([]);
  // Whatever the last action started may still fail after the check.
  await page.waitForLoadState('networkidle');
  await answerOf(page, () => stateOf(page));
  expect(faults, story()).toEqual([]);
}

type Act = { random: Random; playground: Playground; isOnline: boolean; log: string[] };
type Action = Exclude<keyof typeof WEIGHTS, 'network' | 'otherTab'>;

async function act(page: Page, action: Action, { random, playground, isOnline, log }: Act): Promise<void> {
  switch (action) {
    case 'press':
    case 'pressTwice':
    case 'type': {
      const wanted = { within: playground.within, onlyText: action === 'type' };
      const place = random.number();
      const target = await answerOf(page, () => findTarget(page, place, wanted));
      const text = random.pick(TEXTS);
      if (!target) return;
      const clickCount = action === 'pressTwice' ? 2 : 1;
      log.push(`${action} ${target.name}`);
      await page.mouse.click(target.x, target.y, { clickCount });
      if (!target.isText || action !== 'type') return;
      log[log.length - 1] += ` ${JSON.stringify(text.slice(0, 40))}`;
      await page.keyboard.insertText(text);
      return;
    }
    case 'key': {
      const key = random.pick(KEYS);
      log.push(`key ${key}`);
      return page.keyboard.press(key);
    }
    case 'back':
    case 'forward':
      log.push(action);
      return answerOf(page, () => page.evaluate(step, action));
    case 'open': {
      const address = random.pick(playground.addresses);
      if (!isOnline) return;
      log.push(`opens ${address}`);
      await page.goto(address, { waitUntil: 'commit' });
      return;
    }
    case 'reload':
      if (!isOnline) return;
      log.push('reload');
      await page.reload({ waitUntil: 'commit' });
      return;
    case 'resize': {
      const width = random.pick(WIDTHS);
      log.push(`resize to ${width}`);
      return page.setViewportSize({ width, height: 800 });
    }
  }
}

/** Goes one step in the browser's history, never back beyond the site's first page. Runs in the page itself. */
function step(way: 'back' | 'forward'): void {
  const { navigation } = window as unknown as { navigation: Record<'canGoBack' | 'canGoForward', boolean> };
  // Deferred, because the step may unload this page before it has answered.
  if (way === 'back' ? navigation.canGoBack : navigation.canGoForward) setTimeout(() => history[way]());
}

/** Returns the page's answer, and asks again if a navigation, such as an earlier step back, interrupts it. */
async function answerOf<T>(page: Page, ask: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      if (tries > 4) throw error;
      await page.waitForLoadState('domcontentloaded');
    }
  }
}

/** Errors in the console that are not the app's. */
const NO_FAULT = [
  // The browser reports an address that was typed in, a network that is off, or a form service that failed.
  /^Failed to load resource: /,
  // Trusted Types only report, and block nothing.
  /This document requires 'Trusted/,
];

/** A page whose script has not loaded yet says so, and stays as it came. */
const WITHOUT_NETWORK = /Failed to fetch dynamically imported module: /;

function watchFaults(page: Page, isOnline: () => boolean): string[] {
  const faults: string[] = [];
  const origin = () => new URL(page.url()).origin;
  let site: string | undefined;
  page.on('pageerror', (error) =>
    faults.push(`Uncaught: ${error.name}: ${error.message} ${error.stack ?? ''}`),
  );
  page.on('console', (message) => {
    const text = message.text();
    const isExpected =
      NO_FAULT.some((pattern) => pattern.test(text)) || (!isOnline() && WITHOUT_NETWORK.test(text));
    if (message.type() === 'error' && !isExpected) faults.push(`In the console: ${text}`);
  });
  page.on('crash', () => faults.push('The page crashed.'));
  page.on('dialog', (dialog) => {
    if (dialog.type() === 'alert') faults.push(`A script that was typed ran: ${dialog.message()}`);
    void dialog.accept();
  });
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) return;
    site ??= origin();
    // The browser's own error page, shown without network, has the origin "null".
    if (origin() !== site && origin() !== 'null') faults.push(`Left the site for ${page.url()}`);
  });
  return faults;
}

/** The seeds to run: the one that MONKEY_SEED names, else these. */
export const seedsToRun = (seeds: readonly number[]): readonly number[] =>
  process.env.MONKEY_SEED ? [Number(process.env.MONKEY_SEED)] : seeds;
