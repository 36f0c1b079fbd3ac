import { Node } from '@tiptap/core';
import { type EditorState, Plugin } from '@tiptap/pm/state';

/** A picture with a caption below it. */
const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'image figcaption?',
  isolating: true,
  // Without a picture it is none: the words of its caption stay, as a paragraph.
  parseHTML: () => [
    {
      tag: 'figure',
      getAttrs: (element: HTMLElement) => (element.querySelector('img[src]') ? null : false),
    },
  ],
  renderHTML: () => ['figure', 0],
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction: (transactions, _before, state) =>
        transactions.some(({ docChanged }) => docChanged) ? withoutEmptyFigures(state) : null,
    }),
  ],
});

/**
 * A figure whose picture is deleted, cut or written over goes with it. The schema puts a picture without an address
 * in its place, which shows nothing and cannot be clicked.
 */
function withoutEmptyFigures({ doc, tr }: EditorState) {
  doc.descendants((node, pos) => {
    if (node.type.name !== 'figure') return true;
    if (!node.firstChild?.attrs.src) tr.delete(tr.mapping.map(pos), tr.mapping.map(pos + node.nodeSize));
    return false;
  });
  return tr.docChanged ? tr : null;
}

const Figcaption = Node.create({
  name: 'figcaption',
  content: 'inline*',
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: () => ['figcaption', 0],
});

export const figureNodes = [Figure, Figcaption];
