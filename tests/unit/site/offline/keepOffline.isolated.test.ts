// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { keepAllUnsent } from '../../../../src/site/enquiry/unsent';
import { showNotice } from '../../../../src/site/notice/showNotice';
import { keepOffline } from '../../../../src/site/offline/keepOffline';

vi.mock('../../../../src/site/enquiry/unsent');
vi.mock('../../../../src/site/notice/showNotice');

const NEWER = '<script>import("/assets/index-2.js")</script>';

/** Answers a request for the host's home page. */
const answer = (html: string, ok = true) => ({ ok, text: async () => html });

type Setup = {
  hasWorker?: boolean;
  isWaiting?: boolean;
  installing?: EventTarget & { state: ServiceWorkerState };
  host?: () => Promise<object>;
};

/** Opens a page that runs the script `index-1.js`, in a browser that knows the site's worker or does not. */
async function open({
  hasWorker = true,
  isWaiting = false,
  installing,
  host = async () => answer(NEWER),
}: Setup = {}) {
  vi.mocked(showNotice).mockClear();
  vi.stubGlobal('fetch', host);
  const waiting = isWaiting ? { postMessage: vi.fn() } : null;
  let updates = 0;
  // As without a network, which must leave no unhandled error. A mock function would handle it.
  const update = async () => {
    updates += 1;
    throw new TypeError('Failed to fetch');
  };
  const active = { postMessage: vi.fn() };
  const registration = Object.assign(new EventTarget(), { active, waiting, installing, update });
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: hasWorker ? active : null,
    register: async () => registration,
    ready: Promise.resolve(registration),
  });
  vi.stubGlobal('navigator', { serviceWorker });
  await keepOffline('https://example.com/assets/index-1.js');
  return {
    active,
    updates: () => updates,
    waiting,
    /** The browser finds a newer worker, which fetches its files and gets into this state. */
    find: (state: ServiceWorkerState) => {
      const installing = Object.assign(new EventTarget(), { state });
      Object.assign(registration, { installing }).dispatchEvent(new Event('updatefound'));
      installing.dispatchEvent(new Event('statechange'));
    },
    takeOver: () => serviceWorker.dispatchEvent(new Event('controllerchange')),
  };
}

/** The notice that is shown once the host has answered. */
async function offered() {
  await new Promise((resolve) => setTimeout(resolve));
  return vi.mocked(showNotice).mock.lastCall?.[0];
}

/** Presses “Load it”. @returns what is said instead, if it is refused */
async function load() {
  const action = (await offered())?.action;
  if (!action || !('run' in action)) throw new Error('Nothing is offered');
  return action.run();
}

it.each([true, false])(
  'only a first page asks its worker to keep it (it had a worker: %s)',
  async (hasWorker) => {
    const { active } = await open({ hasWorker });
    expect(active.postMessage).toHaveBeenCalledTimes(hasWorker ? 0 : 1);
  },
);

describe('a newer version', () => {
  it('that waits already is offered, once the host itself has said that there is one', async () => {
    const host = vi.fn(async () => answer(NEWER));
    await open({ isWaiting: true, host });
    expect(await offered()).toBeDefined();
    // What the browser's cache or the worker keeps may be older.
    expect(host).toHaveBeenCalledExactlyOnceWith('/', { cache: 'no-cache' });
  });

  it.each([
    ['starts the same script', async () => answer('<script>import("/assets/index-1.js")</script>')],
    ['is out of order', async () => answer('Out of order', false)],
    ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is not offered while the host %s', async (_, host) => {
    await open({ isWaiting: true, host });
    expect(await offered()).toBeUndefined();
  });

  it.each([
    ['installed', true],
    ['redundant', false],
  ] as const)('whose worker becomes %s is offered: %s', async (state, isOffered) => {
    const { find } = await open();
    find(state);
    expect((await offered()) !== undefined).toBe(isOffered);
  });

  it('that the browser was fetching when the page began to follow is offered once it is there', async () => {
    const installing = Object.assign(new EventTarget(), { state: 'installing' as ServiceWorkerState });
    await open({ installing });
    expect(await offered()).toBeUndefined();
    installing.state = 'installed';
    installing.dispatchEvent(new Event('statechange'));
    expect(await offered()).toBeDefined();
  });

  it('that another tab loaded is offered, but a first worker is none', async () => {
    const { takeOver } = await open({ hasWorker: false });
    takeOver();
    expect(await offered()).toBeUndefined();
    takeOver();
    expect(await offered()).toBeDefined();
  });

  it('is looked for in a tab that comes back into view, at most once an hour', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { updates } = await open();
    const visibility = vi.spyOn(document, 'visibilityState', 'get');
    const turnTo = (state: DocumentVisibilityState, minutesLater: number) => {
      visibility.mockReturnValue(state);
      vi.setSystemTime(Date.now() + minutesLater * 60_000);
      document.dispatchEvent(new Event('visibilitychange'));
      return updates();
    };
    expect(turnTo('visible', 59)).toBe(0);
    expect(turnTo('hidden', 1)).toBe(0);
    expect(turnTo('visible', 1)).toBe(1);
    expect(turnTo('visible', 59)).toBe(1);
    expect(turnTo('visible', 1)).toBe(2);
    vi.useRealTimers();
  });
});

describe('loading it', () => {
  it('is refused while what is typed cannot be kept', async () => {
    vi.mocked(keepAllUnsent).mockReturnValue(false);
    const reload = vi.spyOn(location, 'reload').mockReturnValue();
    const { waiting } = await open({ isWaiting: true });
    expect(await load()).toMatch(/^This browser cannot keep what you typed/);
    expect(waiting?.postMessage).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });

  it('lets the waiting worker take over first', async () => {
    vi.mocked(keepAllUnsent).mockReturnValue(true);
    const reload = vi.spyOn(location, 'reload').mockReturnValue();
    const { waiting, takeOver } = await open({ isWaiting: true });
    expect(await load()).toBeUndefined();
    expect(waiting?.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' });
    expect(reload).not.toHaveBeenCalled();
    takeOver();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('loads the page at once if another tab has made it take over', async () => {
    vi.mocked(keepAllUnsent).mockReturnValue(true);
    const reload = vi.spyOn(location, 'reload').mockReturnValue();
    const { takeOver } = await open();
    takeOver();
    expect(await load()).toBeUndefined();
    expect(reload).toHaveBeenCalledOnce();
  });
});
