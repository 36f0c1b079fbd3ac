const OPENER = /<!--|<(script|noscript|style|iframe|template|textarea|title)\b/gi;

/**
 * What a snippet of HTML opens and does not end: a snippet that was cut off would swallow the page behind it.
 * @returns the end that is missing, such as `</script>`; undefined where all is whole
 */
export function missingEnd(html: string): string | undefined {
  const opener = new RegExp(OPENER);
  for (let found = opener.exec(html); found; found = opener.exec(html)) {
    const [, tag] = found;
    const end = tag ? new RegExp(`</${tag}\\s*>`, 'gi') : /-->/g;
    end.lastIndex = opener.lastIndex;
    // What stands between is text: an opener in it is none.
    if (!end.exec(html)) return tag ? `</${tag.toLowerCase()}>` : '-->';
    opener.lastIndex = end.lastIndex;
  }
  return undefined;
}

/** What is said of a snippet whose end is missing. */
export const cutOffMessage = (html: string): string =>
  `This snippet is cut off: “${missingEnd(html)}” is missing. Copy all of it again.`;
