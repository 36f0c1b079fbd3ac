import { HelmetProvider } from 'react-helmet-async';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { loader as layoutLoader } from '../../../../../src/site/layout/loader';
import { Component } from '../../../../../src/site/pages/notFound/NotFoundPage';
import { eventually, render } from '../../support/render';

/** The page for an address that the site does not have, on a host that has these. */
async function pageAt(address: string, hosted: readonly string[]) {
  const asked = vi
    .spyOn(window, 'fetch')
    .mockImplementation(
      async (path) => new Response(null, { status: hosted.includes(`${path}`) ? 200 : 404 }),
    );
  const router = createMemoryRouter(
    [{ id: 'site', loader: layoutLoader, children: [{ path: '*', Component }] }],
    { initialEntries: [address], hydrationData: { loaderData: { site: await layoutLoader() } } },
  );
  const { shell } = await render(
    <HelmetProvider>
      <RouterProvider router={router} />
    </HelmetProvider>,
  );
  const offered = () => shell.querySelector('h1 ~ p + p a')?.getAttribute('href');
  return { asked, offered };
}

it.each([
  ['/PRODUCTS', '/products'],
  ['/Product/VHB-Tape', '/product/vhb-tape'],
  // Never another host's address.
  ['//Products', '/products'],
])('%s, copied in capitals, offers %s', async (address, meant) => {
  const { offered } = await pageAt(address, [meant]);
  await eventually(() => expect(offered()).toBe(meant));
});

it('an address that no page has in small letters either offers none', async () => {
  const { asked, offered } = await pageAt('/Prices', ['/products']);
  await eventually(() => expect(asked).toHaveBeenCalledExactlyOnceWith('/prices'));
  expect(offered()).toBeUndefined();
});

it('an address in small letters costs no request', async () => {
  const { asked } = await pageAt('/prices', []);
  expect(asked).not.toHaveBeenCalled();
});
