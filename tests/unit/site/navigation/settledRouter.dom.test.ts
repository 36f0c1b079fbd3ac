import { setTimeout as wait } from 'node:timers/promises';
import { createMemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  onPending,
  type PageTransition,
  setPageTransition,
  settledRouter,
  untilSettled,
} from '../../../../src/site/navigation/settledRouter';
import { deferred } from '../../deferred';
import { patiently } from '../../patience';
import { reactInternals } from '../../reactInternals';

/** A router with a page whose data comes when it is given. */
function routerWithSlowPage() {
  const { promise, resolve: give } = deferred<string>();
  return { router: createMemoryRouter([{ path: '/' }, { path: '/slow', loader: () => promise }]), give };
}

it('subscribers are told of a navigation only once it is complete', async () => {
  const { router, give } = routerWithSlowPage();
  const there = settledRouter(router);
  const told: string[] = [];
  there.subscribe(({ location, navigation }) => told.push(`${location.pathname} ${navigation.state}`));

  const arrival = there.navigate('/slow');
  await Promise.resolve();
  expect(router.state.navigation.state).toBe('loading');
  expect(told).toEqual([]);

  give('data');
  await arrival;
  expect(told).toEqual(['/slow idle']);
  expect(there.state).toBe(router.state);
});

it('a page that is there before React has taken over the first one is told to it then', async () => {
  const router = settledRouter(createMemoryRouter([{ path: '/' }, { path: '/next' }]));
  await router.navigate('/next');
  const told: string[] = [];
  router.subscribe(({ location }) => told.push(location.pathname));
  expect(told).toEqual(['/next']);
});

it('the same page with newer data is rendered in small steps, another page without interruption', async () => {
  const router = settledRouter(createMemoryRouter([{ path: '/' }, { path: '/next' }]));
  const isInSteps: boolean[] = [];
  router.subscribe(() => isInSteps.push(reactInternals.T !== null));
  await router.navigate('/next');
  await router.revalidate();
  // Newer data has a beginning and an end.
  expect(isInSteps).toEqual([false, true, true]);
});

it('untilSettled waits until the navigation is complete', async () => {
  const { router: inner, give } = routerWithSlowPage();
  const router = settledRouter(inner);
  await untilSettled();
  const frames = vi.spyOn(window, 'requestAnimationFrame');
  const arrival = router.navigate('/slow');
  let pageThen: string | undefined;
  const waited = untilSettled().then(() => {
    pageThen = router.state.location.pathname;
  });
  await wait();
  expect(frames).not.toHaveBeenCalled();
  give('data');
  await Promise.all([arrival, waited]);
  expect(pageThen).toBe('/slow');
  // In which the page is shown.
  expect(frames).toHaveBeenCalledTimes(2);
});

it('untilSettled also waits for a navigation that begins before the last one is shown', async () => {
  const { router: inner, give } = routerWithSlowPage();
  const router = settledRouter(inner);
  const frames = vi.spyOn(window, 'requestAnimationFrame');
  let isSettled = false;
  const waited = untilSettled().then(() => {
    isSettled = true;
  });
  const arrival = router.navigate('/slow');
  await patiently(() => expect(frames).toHaveBeenCalledTimes(2));
  await new Promise(requestAnimationFrame);
  expect(isSettled).toBe(false);
  give('data');
  await Promise.all([arrival, waited]);
});

it('untilSettled gives a navigation that began and ended between two frames its own two', async () => {
  const router = settledRouter(createMemoryRouter([{ path: '/' }, { path: '/next' }]));
  const frames = vi.spyOn(window, 'requestAnimationFrame');
  const waited = untilSettled();
  await new Promise(requestAnimationFrame);
  await router.navigate('/next');
  frames.mockClear();
  await waited;
  // The second of those before it, and two.
  expect(frames).toHaveBeenCalledTimes(3);
});

it('whoever follows what is being fetched is told of its beginning and end, until they stop', async () => {
  const { router: inner, give } = routerWithSlowPage();
  const router = settledRouter(inner);
  const told: (string | undefined)[] = [];
  const stop = onPending((page) => told.push(page?.pathname));
  give('data');
  await router.navigate('/slow');
  await router.revalidate();
  expect(told).toEqual(['/slow', undefined]);
  stop();
  await router.navigate('/');
  await router.navigate('/slow');
  expect(told).toHaveLength(2);
});

it('a link of the page that is left loses the focus before the next page is shown', async () => {
  document.body.innerHTML = '<header><a href="/">Home</a></header><main><a href="/next">Next</a></main>';
  const router = settledRouter(createMemoryRouter([{ path: '/' }, { path: '/next' }]));
  const focused: (string | undefined)[] = [];
  router.subscribe(() => focused.push(document.activeElement?.tagName));
  const press = async (selector: string, to: string) => {
    const link = document.querySelector<HTMLElement>(selector);
    link?.focus();
    await router.navigate(to);
    return document.activeElement === link;
  };

  expect(await press('main a', '/?sort=name')).toBe(true);
  expect(await press('main a', '/next')).toBe(false);
  expect(await press('main a', '/next?sort=name')).toBe(true);
  expect(await press('header a', '/')).toBe(true);
  expect(focused).toEqual(['A', 'BODY', 'A', 'A']);
});

it('a page is shown although its link asks for a transition whose code has not come yet', async () => {
  const router = settledRouter(createMemoryRouter([{ path: '/' }, { path: '/next' }]));
  const told: string[] = [];
  router.subscribe(({ location }) => told.push(location.pathname));
  await router.navigate('/next', { viewTransition: true });
  expect(told).toEqual(['/next']);
});

describe('a transition that a link asks for', () => {
  const transition = vi.fn<PageTransition>();
  const pages = () => createMemoryRouter([{ path: '/' }, { path: '/next' }, { path: '/last' }]);
  beforeEach(() => {
    transition.mockReset().mockImplementation((_, show) => show());
    setPageTransition(transition);
  });

  it('is asked for on the way back, too', async () => {
    const router = settledRouter(pages());
    router.subscribe(() => {});
    await router.navigate('/next', { viewTransition: true });
    await router.navigate(-1);
    await patiently(() => expect(router.state.location.pathname).toBe('/'));
    expect(transition.mock.calls.map(([request]) => request)).toEqual([
      { path: '/next', isReturn: false },
      { path: '/next', isReturn: true },
    ]);
  });

  it('is waited for until it shows the page', async () => {
    transition.mockReturnValue();
    const router = settledRouter(pages());
    router.subscribe(() => {});
    await router.navigate('/next', { viewTransition: true });
    let isSettled = false;
    const waited = untilSettled().then(() => {
      isSettled = true;
    });
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
    expect(isSettled).toBe(false);
    transition.mock.lastCall?.[1]();
    await waited;
  });

  it('shows the page of a later navigation that ended before it', async () => {
    transition.mockReturnValue();
    const router = settledRouter(pages());
    const told: [string, boolean][] = [];
    router.subscribe(({ location }, { flushSync }) => told.push([location.pathname, flushSync]));
    await router.navigate('/next', { viewTransition: true });
    await router.navigate('/last');
    transition.mock.lastCall?.[1]();
    // At once: the browser captures the page as it is when the transition has shown it.
    expect(told).toEqual([
      ['/last', false],
      ['/last', true],
    ]);
  });
});
