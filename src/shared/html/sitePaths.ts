import { config } from '../config';
import { parseUrl } from '../parseUrl';

/**
 * The paths of those addresses that stay on the site, without queries, hashes and trailing slashes, each once. An address
 * may also be written in full, with the site's own host.
 */
export function sitePaths(addresses: readonly string[]): string[] {
  const paths = addresses.flatMap((address) => {
    const url = parseUrl(address, config.siteUrl);
    return url?.origin === config.siteUrl ? url.pathname.replace(/(.)\/$/, '$1') : [];
  });
  return [...new Set(paths)];
}
