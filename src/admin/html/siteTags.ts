import { OTHER_TAG } from '../../shared/html/allowedHtml';
import { inertTemplate } from '../../shared/html/inertTemplate';
import { withSupSubCharacters } from '../../shared/html/supSubCharacters';
import { fromStyles } from './fromStyles';
import { removeStruckOut } from './struckOut';

/** Tags for which the site shows another that looks the same, or almost: it has two levels of headings. */
const SITE_TAGS = { h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3', b: 'strong', i: 'em', tfoot: 'tbody' };

/** Blocks of which the site shows only the content. */
const OTHER_BLOCKS =
  'address, article, aside, center, dd, details, dialog, div, dl, dt, fieldset, footer, form, header, hgroup, hr, legend, main, nav, pre, search, section, summary';

const BLOCKS = `h2, h3, p, ul, ol, li, table, blockquote, figure, ${OTHER_BLOCKS}`;

/** Turns tags and styles, in place, into the tags that the site shows in their stead. */
export function toSiteTags(dom: ParentNode): void {
  fromStyles(dom);
  for (const [from, to] of Object.entries(SITE_TAGS))
    for (const element of dom.querySelectorAll(from)) element.replaceWith(withContentOf(element, to));
}

/**
 * Returns typed HTML in the tags that the site shows, of which the sanitiser would keep only the words, and without
 * struck-out text. HTML that holds no other tags and no styles is returned as it is. Needs a browser (a DOM).
 */
export function inSiteTags(html: string): string {
  if (!OTHER_TAG.test(html) && !STYLE.test(html)) return html;
  const template = inertTemplate(withSupSubCharacters(html));
  toSiteTags(template.content);
  removeStruckOut(template.content);
  // The inner ones first: what they become tells which words of the outer ones are loose.
  for (const block of [...template.content.querySelectorAll(OTHER_BLOCKS)].reverse()) unwrapBlock(block);
  return template.innerHTML;
}

const STYLE = /\bstyle\s*=/i;

/** Replaces the block with its content, whose loose words become paragraphs: they would run into those beside it. */
function unwrapBlock(block: Element): void {
  // A heading cannot hold paragraphs.
  if (!block.closest('h2, h3')) for (const words of looseWords(block)) intoParagraph(words);
  if ([...block.childNodes].some(isBlock)) block.replaceWith(...block.childNodes);
  else block.replaceWith(' ', ...block.childNodes, ' ');
}

/** The nodes of each text that directly follows or precedes a block, or fills the element. */
function looseWords(element: Element): ChildNode[][] {
  const runs: ChildNode[][] = [[]];
  for (const node of element.childNodes) {
    if (isBlock(node)) runs.push([]);
    else runs.at(-1)?.push(node);
  }
  return runs.filter((run) => run.some(hasWords));
}

/** Whether a page shows words of the node: not those of comments, scripts and style sheets. */
const hasWords = (node: Node): boolean =>
  !(node instanceof Comment) &&
  !(node instanceof Element && node.matches('script, style')) &&
  node.textContent?.trim() !== '';

const isBlock = (node: Node): boolean =>
  node instanceof Element && (node.matches(BLOCKS) || node.querySelector(BLOCKS) !== null);

function intoParagraph(nodes: readonly ChildNode[]): void {
  const paragraph = document.createElement('p');
  nodes[0]?.before(paragraph);
  paragraph.append(...nodes);
}

/** An element with this tag, into which the content of the given one is moved. Its attributes stay behind. */
export function withContentOf(element: Element, tag: string): Element {
  const other = element.ownerDocument.createElement(tag);
  other.append(...element.childNodes);
  return other;
}
