import { paths, workerPath } from '../../src/shared/paths.ts';
import { admin, cacheControl, type HeaderSet, PICTURES_FOLDER, type View } from './rules.ts';

/* `_headers` and `_redirects`, in the form that Netlify and Cloudflare Pages share. */

/** Cloudflare passes over what comes after so many. */
const MOST_RULES = 100;

/**
 * Without a rule for pages: both hosts answer with `max-age=0, must-revalidate` of their own, and Cloudflare
 * would join a general Cache-Control and that of the hashed files into one.
 *
 * The hashed files by their names and not by their folder: Cloudflare gives a rule's headers to the answer that a
 * file is not there, too. A tab of an older version that asked for a file of its own would keep that for a year,
 * and find nothing when the file is back. What has no room here is asked for again each time.
 * @param hashed relative to the site's folder, those first that matter most
 */
export function headersFile(security: HeaderSet, hashed: readonly string[]): string {
  const fixed = [
    block('/*', security),
    block(`${PICTURES_FOLDER}*`, { 'Cache-Control': cacheControl.pictures }),
    // A worker that is kept too long holds everything else back, so it does not rest on the hosts' own answer.
    block(workerPath, { 'Cache-Control': cacheControl.other }),
    block(admin.path, admin.headers),
    block(`${admin.path}/*`, admin.headers),
  ];
  const kept = hashed
    .slice(0, MOST_RULES - fixed.length)
    .map((file) => block(`/${file}`, { 'Cache-Control': cacheControl.hashed }));
  return [...fixed, ...kept].join('\n');
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
    '# The path of a view’s file. Netlify, where the file goes first, passes these over.',
    ...views.map(
      ({ parameter, value, file }) =>
        `/${file.replace(/\.html$/, '')} ${paths.products.to({ [parameter]: value })} 301`,
    ),
    '',
    '# Views of the product list. Netlify matches the query; Cloudflare has no such rule and passes these over.',
    // Forced ("!"), because the list itself is a file at this address.
    ...views.map(
      ({ parameter, value, file }) => `${paths.products.to()} ${parameter}=${value} /${file} 200!`,
    ),
    '',
  ].join('\n');
}
