import { matchRoutes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { renderPage } from '../../src/prerender';
import { routes } from '../../src/routes';
import { paths } from '../../src/shared/paths';

/** The pattern of the page that is opened at the address. */
const patternAt = (address: string) => matchRoutes(routes, address)?.at(-1)?.route.path;

it.each(Object.values(paths).map(({ pattern }) => pattern))('%s leads to its own page', (pattern) =>
  expect(patternAt(pattern)).toBe(pattern === paths.adminLogin.pattern ? paths.admin.pattern : pattern),
);

it.each(['/About', '/PRODUCTS', '/Product/vhb-tape', '/BLOG/any', '/Admin', '/ADMIN/login'])(
  '%s, for which every host answers 404, is not found',
  (address) => expect(patternAt(address)).toBe('*'),
);

it('an address in other letters is rendered as not found', async () =>
  expect(await renderPage('/About')).toMatchObject({
    status: 404,
    head: expect.stringContaining('This page does not exist'),
  }));
