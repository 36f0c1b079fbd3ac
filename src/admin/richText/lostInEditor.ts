import { getSchema } from '@tiptap/core';
import { DOMParser, DOMSerializer, type Schema } from '@tiptap/pm/model';
import { inertTemplate } from '../../shared/html/inertTemplate';
import { sanitiseHtml } from '../../shared/html/sanitiseHtml';
import { editorOptions } from './editorOptions';
import { forEditor } from './forEditor';
import { fillShortRows } from './nodes/fillShortRows';
import { shapeOf } from './shape';

/**
 * Names the parts of a text that would not be whole once the editor has written it, such as the table “Widths”: its
 * pictures, links, captions, tables, lists and words are compared before and after. Empty if all of it stays. Needs a
 * browser (a DOM).
 */
export function lostInEditor(html: string): string[] {
  const given = forEditor(html);
  if (isKept(filled(given))) return [];
  // What the site does not show is no loss; leftOut.ts names it.
  const content = filled(sanitiseHtml(given));
  if (isKept(content)) return [];
  const parts = [...content.childNodes].filter((part) => !isKept(alone(part)));
  return parts.length > 0 ? parts.map(nameOf) : ['the text'];
}

/** The content with rows of one length in its tables: that the editor makes them so is no loss. */
function filled(html: string): DocumentFragment {
  const { content } = inertTemplate(html);
  for (const table of content.querySelectorAll('table')) fillShortRows(table);
  return content;
}

const isKept = (content: DocumentFragment) => shapeOf(content) === shapeOf(throughEditor(content));

let schema: Schema | undefined;
/** In a document without a window, pictures are not fetched. */
const inert = document.implementation.createHTMLDocument();

/** The content as the editor would write it. */
function throughEditor(content: DocumentFragment): DocumentFragment | HTMLElement {
  schema ??= getSchema(editorOptions?.extensions ?? []);
  const read = DOMParser.fromSchema(schema).parse(content, { preserveWhitespace: true });
  return DOMSerializer.fromSchema(schema).serializeFragment(read.content, { document: inert });
}

function alone(part: Node): DocumentFragment {
  const fragment = inert.createDocumentFragment();
  fragment.append(part.cloneNode(true));
  return fragment;
}

const NAMES: Record<string, string> = {
  TABLE: 'table',
  IMG: 'picture',
  UL: 'list',
  OL: 'list',
  BLOCKQUOTE: 'quotation',
};
/** What a figure's caption belongs to. */
const IN_FIGURE = 'table, blockquote, img';
const MOST_LETTERS = 40;

function nameOf(part: Node): string {
  const content = part instanceof Element && part.tagName === 'FIGURE' ? part.querySelector(IN_FIGURE) : part;
  const name = NAMES[content?.nodeName ?? ''] ?? 'paragraph';
  const words = wordsOf(part).replace(/\s+/g, ' ').trim();
  const start = words.length > MOST_LETTERS ? `${words.slice(0, MOST_LETTERS).trimEnd()}…` : words;
  return start ? `the ${name} “${start}”` : `a ${name}`;
}

function wordsOf(part: Node): string {
  if (!(part instanceof Element)) return part.textContent ?? '';
  const first = part.querySelector('caption, figcaption, th, td, li') ?? part;
  return first.textContent.trim() || (part.querySelector('img')?.getAttribute('alt') ?? '');
}
