import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { RootError } from '../../../src/site/layout/RootError';

/* Specification, section 8. */

it.each([
  { what: 'an error', path: '/', error: new Error('The page did not come.'), says: 'The page did not come.' },
  { what: 'what is no error', path: '/', error: 'No answer', says: 'No answer' },
  { what: 'a status', path: '/nowhere', error: undefined, says: '404 Not Found' },
])('$what is shown under the heading of section 8', ({ path, error, says }) => {
  const router = createMemoryRouter([{ id: 'root', path: '/', element: null, ErrorBoundary: RootError }], {
    initialEntries: [path],
    ...(error && { hydrationData: { errors: { root: error } } }),
  });
  const shell = document.createElement('div');
  shell.innerHTML = renderToStaticMarkup(<RouterProvider router={router} />);
  const [heading, message, ...others] = shell.querySelectorAll('[role=alert] > *');
  expect(heading?.outerHTML).toBe('<h1>Unexpected Application Error!</h1>');
  expect(message?.textContent).toBe(says);
  expect(others).toEqual([]);
});
