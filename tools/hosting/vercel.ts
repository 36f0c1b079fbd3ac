import { pageParameters, paths } from '../../src/shared/paths.ts';
import {
  admin,
  cacheControl,
  HASHED_FOLDER,
  type HeaderSet,
  HIDDEN,
  notFoundPath,
  PICTURES_FOLDER,
  VIEW_FILE,
  type View,
} from './rules.ts';

/**
 * `vercel.json` for a deployment of the built folder. Vercel removes extensions and trailing slashes from addresses
 * (308, before all routes, so that these redirects have no headers of the site's) and serves 404.html by itself. The
 * file has `routes` because `rewrites` apply after the files, so that /products would always be the whole list, and
 * `headers` apply after `routes`, so that the views would have none.
 */
export function vercelConfig(views: readonly View[], security: HeaderSet): string {
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    cleanUrls: true,
    trailingSlash: false,
    routes: [
      {
        src: '^/.*$',
        headers: { ...security, 'Cache-Control': cacheControl.other },
        continue: true,
      },
      { src: `^${HASHED_FOLDER}.*$`, headers: { 'Cache-Control': cacheControl.hashed }, continue: true },
      { src: `^${PICTURES_FOLDER}.*$`, headers: { 'Cache-Control': cacheControl.pictures }, continue: true },
      { src: `^${admin.path}(?:/.*)?$`, headers: admin.headers, continue: true },
      // Build records and other hosts' configuration. Without a destination, Vercel would send the file itself.
      { src: `^${HIDDEN}.*$`, dest: notFoundPath, status: 404 },
      {
        src: VIEW_FILE.source,
        headers: { Location: `${paths.products.to()}?$1=$2` },
        status: 301,
      },
      ...views.map(({ parameter, value, file }) => ({
        src: `^${paths.products.to()}$`,
        has: [{ type: 'query', key: parameter, value }],
        missing: otherParameters(parameter),
        dest: `/${file.replace(/\.html$/, '')}`,
      })),
      { handle: 'filesystem' },
      // The file does not exist: the 404 must not be cached for as long as a file would be.
      {
        src: `^(?:${HASHED_FOLDER}|${PICTURES_FOLDER}).*$`,
        headers: { 'Cache-Control': cacheControl.other },
        continue: true,
      },
      { src: `^${admin.path}/.*$`, dest: admin.path, check: true },
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** The parameters that must be missing: with another filter, a search or an order, the list differs from the view's. */
const otherParameters = (own: View['parameter']) =>
  pageParameters.filter((parameter) => parameter !== own).map((key) => ({ type: 'query', key }));
