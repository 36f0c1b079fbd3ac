const OPENER = /<!--|<(script|noscript|style|iframe|template|textarea|title)\b/gi;

/**
 * Finds what a snippet of HTML opens and does not close: a truncated snippet would swallow the rest of the page.
 * @returns the missing end, such as `</script>`; undefined if nothing is missing
 */
export function missingClosingTag(html: string): string | undefined {
  const opener = new RegExp(OPENER);
  for (let found = opener.exec(html); found; found = opener.exec(html)) {
    const [, tag] = found;
    const end = tag ? new RegExp(`</${tag}\\s*>`, 'gi') : /-->/g;
    end.lastIndex = opener.lastIndex;
    // Everything up to the end is text, so an opener in it does not count.
    if (!end.test(html)) return tag ? `</${tag.toLowerCase()}>` : '-->';
    opener.lastIndex = end.lastIndex;
  }
  return undefined;
}
