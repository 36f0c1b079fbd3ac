import { inertTemplate } from '../../shared/html/inertTemplate';

/** Whether a link is followed by its address. `link`: as in ReadableHtml's `links`. */
type ShowsAddress = (link: string, address: string) => boolean;

/** HTML, prepared for people who do not read HTML. */
type ReadableHtml = {
  /** Blocks as lines, pictures as "(picture: …)". Links that `showsAddress` selects are followed by their address. */
  text: (showsAddress: ShowsAddress) => string;
  /** Each link as its address and its words. */
  links: string[];
  /** The addresses of the pictures. */
  pictures: string[];
};

/** Reads HTML without fetching or running anything in it. Needs a browser (a DOM). */
export function readHtml(html: string): ReadableHtml {
  const { content } = inertTemplate(html);
  return {
    text: (showsAddress) => inLines(textIn(content, showsAddress)),
    links: [...content.querySelectorAll('a')].map(linkKey),
    pictures: [...content.querySelectorAll('img')].map((picture) => picture.getAttribute('src') ?? ''),
  };
}

const addressOf = (link: Element) => link.getAttribute('href') ?? '';
const linkKey = (link: Element) => `${addressOf(link)} ${oneLine(link.textContent)}`;

/** Elements within a line. All others are lines of their own. */
const INLINE = new Set(['A', 'STRONG', 'EM', 'B', 'I', 'SPAN']);

function textIn(node: Node, showsAddress: ShowsAddress): string {
  return [...node.childNodes].map((child) => textOf(child, showsAddress)).join('');
}

function textOf(node: Node, showsAddress: ShowsAddress): string {
  if (node.nodeType === Node.TEXT_NODE) return (node.textContent ?? '').replace(/\s+/g, ' ');
  if (!(node instanceof Element)) return '';
  const { tagName } = node;
  if (tagName === 'BR') return '\n';
  if (tagName === 'IMG') return pictureText(node.getAttribute('alt') ?? '');
  if (tagName === 'TR') {
    const cells = [...node.children].map((cell) => oneLine(textIn(cell, showsAddress)));
    return `\n${cells.join(' | ')}\n`;
  }
  const text = textIn(node, showsAddress);
  if (tagName === 'LI') return `\n• ${text.trim()}\n`;
  if (tagName === 'A' && showsAddress(linkKey(node), addressOf(node)))
    return `${text} (leads to ${addressOf(node)})`;
  return INLINE.has(tagName) ? text : `\n${text}\n`;
}

const pictureText = (alt: string) => (alt.trim() ? `(picture: ${alt.trim()})` : '(picture)');

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

const inLines = (text: string) => text.split('\n').map(oneLine).filter(Boolean).join('\n');
