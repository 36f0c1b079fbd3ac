/** The address as a URL, read from `base`; undefined where it is none. Safari 16 has no `URL.parse` or `canParse` yet. */
export function parseUrl(address: string, base: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
