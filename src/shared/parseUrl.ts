/** The address as a URL relative to `base`; undefined if invalid. Safari 16 has neither `URL.parse` nor `canParse`. */
export function parseUrl(address: string, base: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
