import { type DOMNode, HtmlElement, HtmlValidate, Parser, StaticConfigLoader } from 'html-validate';
import { characterNames } from '../../src/shared/html/characterNames';

/* Reads pages with html-validate's parser, which is strict; happy-dom's silently drops parts of some pages. */

const config = new HtmlValidate(new StaticConfigLoader({ root: true, elements: ['html5'] })).getConfigForSync(
  'page.html',
);

/** @throws {Error} if a tag cannot be parsed */
export const parseHtml = (html: string): HtmlElement => new Parser(config).parseHtml(html);

/** The decoded values of the attribute, for all elements that match the selector and have it. */
export function attributes(document: HtmlElement, selector: string, name: string): string[] {
  return document
    .querySelectorAll(selector)
    .flatMap((element) => element.getAttributeValue(name) ?? [])
    .map(decode);
}

/** The decoded text of every element that matches the selector. Not for scripts and styles, which are never encoded. */
export const texts = (document: HtmlElement, selector: string): string[] =>
  document.querySelectorAll(selector).map(({ textContent }) => decode(textContent).trim());

const UNSEEN = ['script', 'style', 'template'];

/** The text of a page that a reader can see: not that of scripts, styles and templates, nor the title. */
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

/** The source of every script or style that matches the selector, unchanged. */
export const sources = (document: HtmlElement, selector: string): string[] =>
  document.querySelectorAll(selector).map(({ textContent }) => textContent);

/** @throws {Error} for a named entity that is not in `characterNames` */
function decode(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|([a-z]\w*));/gi, (reference, hexadecimal, decimal, name) => {
    if (hexadecimal) return String.fromCodePoint(Number.parseInt(hexadecimal, 16));
    if (decimal) return String.fromCodePoint(Number.parseInt(decimal, 10));
    const character = characterNames.get(name);
    if (character === undefined)
      throw new Error(`${reference} is not among the characters that are written by name`);
    return character;
  });
}
