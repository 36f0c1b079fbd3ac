/**
 * The text as a part of a URL. Half of a character (a lone surrogate: a name cut in the middle of an emoji) has no
 * UTF-8; it becomes U+FFFD, as URLSearchParams writes it, where encodeURIComponent alone throws.
 */
export const urlPart = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));

/** What a part of a URL says; a part that nobody could have written so is taken by its letters. */
export function fromUrlPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
