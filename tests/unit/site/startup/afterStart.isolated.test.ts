// @vitest-environment happy-dom
import { setTimeout as wait } from 'node:timers/promises';
import { createBrowserRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { collections } from '../../../../src/shared/catalogue/collections';
import { announce } from '../../../../src/shared/storage/browserStorage';
import { lateLoader, loadAhead } from '../../../../src/site/lateLoaders';
import { settledRouter } from '../../../../src/site/navigation/settledRouter';
import { afterStart } from '../../../../src/site/startup/afterStart';
import { deferred } from '../../deferred';
import { patiently } from '../../patience';

vi.mock('../../../../src/site/startup/workWhenIdle');
vi.mock('../../../../src/site/analytics/snippets', () => ({ runOwnSnippets: async () => undefined }));
vi.mock('../../../../src/site/loaders', () => ({
  home: ({ request }: { request: Request }) => load(request),
}));

const { products, industries } = collections;
/** What the pages' loader returns at once, unless a test holds it back. */
let content = 'edited';
const load = vi.fn<(request: Request) => unknown>(async () => content);
const loader = lateLoader('home');
const routes = [{ path: '/', id: 'home', loader }, { path: '/next', id: 'next', loader }, { path: '/admin' }];
let router: ReturnType<typeof createBrowserRouter>;

beforeAll(() => {
  // happy-dom does not know it.
  vi.stubGlobal('CSS', { supports: () => false });
  localStorage.setItem(products.key, JSON.stringify({ products: [{ id: 'own', name: 'Own tape' }] }));
  router = createBrowserRouter(routes, { hydrationData: { loaderData: { home: 'built' } } });
  settledRouter(router);
  afterStart({ router, routes, entry: '', hydrationTime: 0 });
});

afterAll(() => router.dispose());

const shown = () => router.state.loaderData;
const paths = () => load.mock.calls.map(([{ url }]) => new URL(url).pathname);
/** Longer than it takes to find that the page is settled, and to load it. */
const frames = () => wait(200);

it('an edit that was not detected before the page was painted is shown', async () => {
  await patiently(() => expect(shown()).toEqual({ home: 'edited' }));
});

const save = (...keys: string[]) => {
  content = 'new';
  for (const key of keys) announce(key, null, null);
};

afterEach(async () => {
  await router.navigate('/');
  load.mockClear();
});

it('a save of several collections is shown, once; so is a storage that is cleared', async () => {
  save(products.key, industries.key);
  await patiently(() => expect(shown()).toEqual({ home: 'new' }));
  // Tried, then loaded.
  expect(paths()).toEqual(['/', '/']);
  dispatchEvent(new StorageEvent('storage'));
  await patiently(() => expect(paths()).toHaveLength(4));
});

/** What the browser says of a page that is shown, restored as it was or loaded. happy-dom has no such event. */
const showPage = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

it('a page restored from the back/forward cache shows what was saved meanwhile', async () => {
  content = 'saved meanwhile';
  showPage(true);
  await patiently(() => expect(shown()).toEqual({ home: 'saved meanwhile' }));
  load.mockClear();
  // One that was loaded shows it already.
  showPage(false);
  await frames();
  expect(load).not.toHaveBeenCalled();
});

it('on a restored page of the admin scrolling is left to the browser: nothing else brings back its place', async () => {
  await router.navigate('/admin');
  history.scrollRestoration = 'auto';
  showPage(true);
  await frames();
  expect(history.scrollRestoration).toBe('auto');
});

it('a change while a page is being opened neither restarts that nor is missed', async () => {
  const data = deferred<string>();
  load.mockReturnValueOnce(data.promise);
  const arrival = router.navigate('/next');
  save(products.key);
  await frames();
  data.resolve('read before the change');
  await arrival;
  expect(shown()).toEqual({ next: 'read before the change' });
  await patiently(() => expect(shown()).toEqual({ next: 'new' }));
  expect(paths()).toEqual(['/next', '/next', '/next']);
});

it('a page opened while a change is being loaded for the one before is not begun again', async () => {
  const [before, after] = [deferred<string>(), deferred<string>()];
  load.mockReturnValueOnce(before.promise).mockReturnValueOnce(after.promise);
  save(products.key);
  await patiently(() => expect(paths()).toEqual(['/']));
  const arrival = router.navigate('/next');
  before.resolve('new');
  await frames();
  expect(paths()).toEqual(['/', '/next']);
  after.resolve('read before the change');
  await arrival;
  await patiently(() => expect(shown()).toEqual({ next: 'new' }));
});

it('a page that was pointed at before a change is loaded after it', async () => {
  content = 'read before the change';
  await loadAhead(loader, new URL('/next', location.href).href, {});
  save(products.key);
  await router.navigate('/next');
  expect(shown()).toEqual({ next: 'new' });
  // Then the change itself is shown: tried, then loaded, which must not reach into the next test.
  await patiently(() => expect(paths()).toHaveLength(4));
});

it('a page whose loader fails stays as it is', async () => {
  load.mockRejectedValueOnce(new Error('Connection lost'));
  save(products.key);
  await patiently(() => expect(load).toHaveBeenCalled());
  await frames();
  expect(router.state.errors).toBeNull();
  expect(load).toHaveBeenCalledOnce();
});

it('nothing is loaded again for a stored key that is no content, nor on a page of the admin', async () => {
  save('auth');
  await frames();
  expect(load).not.toHaveBeenCalled();
  await router.navigate('/admin');
  const told = vi.fn();
  onTestFinished(router.subscribe(told));
  save(products.key);
  await frames();
  expect(told).not.toHaveBeenCalled();
});

it('a page of a browser in which nothing was edited is not loaded again at its start', async () => {
  localStorage.clear();
  afterStart({ router, routes, entry: '', hydrationTime: 0 });
  await frames();
  expect(load).not.toHaveBeenCalled();
});
