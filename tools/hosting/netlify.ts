import { paths, workerPath } from '../../src/shared/paths.ts';
import { admin, cacheControl, type HeaderSet, PICTURES_FOLDER, type View } from './rules.ts';

/* `_headers` and `_redirects`, in the form that Netlify and Cloudflare Pages share. */

/** The folders of the pictures that come with the site. */
const SITE_PICTURES = ['products', 'scenes'].map((name) => `${PICTURES_FOLDER}${name}/`);

/** Cloudflare ignores all rules beyond this number. */
const MAX_RULES = 100;

/**
 * There is no rule for pages: both hosts send `max-age=0, must-revalidate` by default, and Cloudflare would join a
 * general Cache-Control header with that of the hashed files.
 *
 * Hashed files are listed by name, not by folder, because Netlify also adds a rule's headers to 404 responses
 * (Cloudflare sends those with `no-store`). A tab of an older version that requested a missing file would cache the 404
 * for a year, even if the file came back. Files for which there is no room here are revalidated each time. So are
 * pictures outside the folders of `SITE_PICTURES`: one that the owner names before it is there would stay missing for a
 * day after it was added.
 * @param hashed paths relative to the site's folder, the most important ones first
 */
export function headersFile(security: HeaderSet, hashed: readonly string[]): string {
  const fixed = [
    block('/*', security),
    ...SITE_PICTURES.map((folder) => block(`${folder}*`, { 'Cache-Control': cacheControl.pictures })),
    // A service worker that is cached too long holds back everything else, so this does not rely on the hosts' default.
    block(workerPath, { 'Cache-Control': cacheControl.other }),
    block(admin.path, admin.headers),
    block(`${admin.path}/*`, admin.headers),
  ];
  const kept = hashed
    .slice(0, MAX_RULES - fixed.length)
    .map((file) => block(`/${file}`, { 'Cache-Control': cacheControl.hashed }));
  return [...fixed, ...kept].join('\n');
}

const block = (pattern: string, headers: HeaderSet): string =>
  `${pattern}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`;

/**
 * Both hosts find a page's file without its extension and serve 404.html by themselves. The rule with "*" comes last of
 * those that Cloudflare reads, because it reads 2,000 before the first such rule, and only 100 from there on.
 */
export function redirectsFile(views: readonly View[]): string {
  const shell = `${admin.path}/`;
  return [
    '# The path of a view’s file. Netlify skips these, because it serves existing files first.',
    ...views.map(
      ({ parameter, value, file }) =>
        `/${file.replace(/\.html$/, '')} ${paths.products.to({ [parameter]: value })} 301`,
    ),
    '',
    '# The admin is one shell. The target is not its index.html, which Cloudflare takes for an endless loop.',
    `${admin.path} ${shell} 200`,
    `${admin.path}/* ${shell} 200`,
    '',
    '# Views of the product list. Netlify matches the query; Cloudflare cannot, and skips these.',
    // Forced ("!"), because the whole list is a file at this address.
    ...views.map(
      ({ parameter, value, file }) => `${paths.products.to()} ${parameter}=${value} /${file} 200!`,
    ),
    '',
  ].join('\n');
}
