/** The characters that HTML of the catalogue may write by name, as in `&amp;`. Any other is written as it is. */
export const characterNames: ReadonlyMap<string, string> = new Map(
  Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }),
);

const NAME = /&([a-z][a-z0-9]*);/gi;

/** The other names in the HTML, as in `&deg;`, which only a browser could read. */
export const otherCharacterNames = (html: string): string[] =>
  Array.from(html.matchAll(NAME))
    .filter(([, name = '']) => !characterNames.has(name))
    .map(([written]) => written);
