import { paths } from '../../src/shared/paths.ts';
import { workerPath } from '../../src/shared/worker.ts';
import { admin, cacheControl, HASHED_FOLDER, type HeaderSet, PICTURES_FOLDER, type View } from './rules.ts';

/* `_headers` and `_redirects`, in the form that Netlify and Cloudflare Pages share. */

/**
 * Without a rule for pages: both hosts answer with `max-age=0, must-revalidate` of their own, and Cloudflare
 * would join a general Cache-Control and that of the hashed files into one.
 */
export function headersFile(security: HeaderSet): string {
  return [
    block('/*', security),
    block(`${HASHED_FOLDER}*`, { 'Cache-Control': cacheControl.hashed }),
    block(`${PICTURES_FOLDER}*`, { 'Cache-Control': cacheControl.pictures }),
    // A worker that is kept too long holds everything else back, so it does not rest on the hosts' own answer.
    block(workerPath, { 'Cache-Control': cacheControl.other }),
    block(admin.path, admin.headers),
    block(`${admin.path}/*`, admin.headers),
  ].join('\n');
}

const block = (pattern: string, headers: HeaderSet): string =>
  `${pattern}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`;

/** Both hosts take endings off addresses and serve 404.html by themselves. */
export function redirectsFile(views: readonly View[]): string {
  const shell = `${admin.path}/`;
  return [
    '# The admin is one shell. Not its index.html: Cloudflare takes that for an endless loop.',
    `${admin.path} ${shell} 200`,
    `${admin.path}/* ${shell} 200`,
    '',
    '# Views of the product list. Netlify matches the query; Cloudflare has no such rule and passes these over.',
    // Forced ("!"), because the list itself is a file at this address.
    ...views.map(
      ({ parameter, value, file }) => `${paths.products.to()} ${parameter}=${value} /${file} 200!`,
    ),
    '',
  ].join('\n');
}
