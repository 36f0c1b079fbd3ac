import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useSiteData } from '../../../../src/site/layout/siteData';

/* Specification, section 8. */

function Outside() {
  return useSiteData().year;
}

it('the site’s data, asked for outside its layout, is an error that names the hook', () => {
  const router = createMemoryRouter([{ path: '/', Component: Outside }]);
  expect(() => renderToStaticMarkup(<RouterProvider router={router} />)).toThrow('useSiteData');
});
