import { act } from 'react';
import type { Root } from 'react-dom/client';
import { createBrowserRouter, RouterProvider, useLocation } from 'react-router-dom';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { PageViews } from '../../../../src/site/analytics/PageViews';
import { SAME_VIEW } from '../../../../src/site/navigation/followLinks';
import { render } from '../support/render';

let router: ReturnType<typeof createBrowserRouter>;
let root: Root;

/** A page whose title names its path and its category. */
function Page() {
  const { pathname, search } = useLocation();
  return (
    <>
      <title>{`${pathname} ${new URLSearchParams(search).get('category')}`}</title>
      <PageViews />
    </>
  );
}

const told = () =>
  window.dataLayer?.splice(0).map((view) => {
    const { path, query } = view as Record<string, string>;
    return `${path}${query}`;
  });

beforeEach(async () => {
  history.replaceState(null, '', '/products');
  window.dataLayer = [];
  window.toldView = '/products';
  router = createBrowserRouter([{ path: '*', Component: Page }]);
  ({ root } = await render(<RouterProvider router={router} />));
  onTestFinished(() => router.dispose());
});

const go = (...to: Parameters<typeof router.navigate>) => act(() => router.navigate(...to));

it('the first page is told of once, by whoever comes first', async () => {
  expect(told()).toEqual([]);
  expect(window.toldView).toBeUndefined();
  await go('/about');
  expect(told()).toEqual(['/about']);
});

it.each([undefined, '/about'])(
  'the first page is told of here if boot.js, which told of %s, held it back',
  async (toldView) => {
    window.toldView = toldView;
    const again = createBrowserRouter([{ path: '*', Component: Page }]);
    onTestFinished(() => again.dispose());
    await render(<RouterProvider router={again} />);
    expect(told()).toEqual(['/products']);
  },
);

it.each([
  ['a sort order', '/products?sort=name', { state: SAME_VIEW }, []],
  ['each letter of a search', '/products?q=fo', { replace: true }, []],
  ['another category', '/products?category=foam', { state: SAME_VIEW }, ['/products?category=foam']],
  ['another page in the place of this one', '/about', { replace: true }, ['/about']],
  ['a link to a list with the same title', '/products?q=foil', {}, ['/products?q=foil']],
  ['a place on this page', '/products#end', {}, []],
])('%s at %s is a view of its own only if it shows another page', async (_what, to, options, views) => {
  await go(to, options);
  expect(told()).toEqual(views);
});

it('a page that is restored from the back/forward cache is seen again, one that has just loaded is not', async () => {
  const show = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  show(false);
  expect(told()).toEqual([]);
  show(true);
  expect(told()).toEqual(['/products']);
  await act(async () => root.render(null));
  show(true);
  expect(told()).toEqual([]);
});
