import { type DOMNode, HtmlElement, HtmlValidate, Parser, StaticConfigLoader } from 'html-validate';

/* Reading a page with html-validate's parser, which is strict; happy-dom's silently drops parts of some pages. */

const config = new HtmlValidate(new StaticConfigLoader({ root: true, elements: ['html5'] })).getConfigForSync(
  'page.html',
);

/** @throws {Error} when a tag cannot be read */
export const parseHtml = (html: string): HtmlElement => new Parser(config).parseHtml(html);

/** The values of the attribute, decoded, in all elements that the selector finds and that have it. */
export function attributes(document: HtmlElement, selector: string, name: string): string[] {
  return document
    .querySelectorAll(selector)
    .flatMap((element) => element.getAttributeValue(name) ?? [])
    .map(decode);
}

/** The text of every element that the selector finds; not that of scripts and styles, which is never encoded. */
export const texts = (document: HtmlElement, selector: string): string[] =>
  document.querySelectorAll(selector).map(({ textContent }) => decode(textContent).trim());

const UNSEEN = ['script', 'style', 'template'];

/** What a reader can see of a page: not what scripts, styles and templates hold, nor its title. */
export function shownText(page: HtmlElement): string {
  const textOf = ({ childNodes }: DOMNode): string =>
    childNodes
      .map((node) => {
        if (!(node instanceof HtmlElement)) return decode(node.textContent);
        return UNSEEN.includes(node.tagName) ? '' : textOf(node);
      })
      .join('');
  return page.querySelectorAll('body').map(textOf).join('');
}

/** The source of every script or style that the selector finds, as it stands. */
export const sources = (document: HtmlElement, selector: string): string[] =>
  document.querySelectorAll(selector).map(({ textContent }) => textContent);

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

/** @throws {Error} at a name that is not among those of `NAMED` */
function decode(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|([a-z]\w*));/gi, (reference, hexadecimal, decimal, name) => {
    if (hexadecimal) return String.fromCodePoint(Number.parseInt(hexadecimal, 16));
    if (decimal) return String.fromCodePoint(Number.parseInt(decimal, 10));
    const character = NAMED[name];
    if (character === undefined) throw new Error(`${reference} is not known here: add it`);
    return character;
  });
}
