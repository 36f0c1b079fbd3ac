import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { loader as layoutLoader } from '../../../../../src/site/layout/loader';
import { Hero } from '../../../../../src/site/pages/home/Hero';
import { readScenes } from '../../../../../tools/pictures/recipe';
import { prerendered } from '../../support/render';

it('the home page’s picture has the alternative text of its recipe', async () => {
  const router = createMemoryRouter(
    [{ id: 'site', path: '/', loader: layoutLoader, element: <Hero productCount={98} /> }],
    { hydrationData: { loaderData: { site: await layoutLoader() } } },
  );
  const page = prerendered(<RouterProvider router={router} />);
  expect(page.querySelector('img')?.alt).toBe(readScenes().get('home-hero')?.alt);
});
