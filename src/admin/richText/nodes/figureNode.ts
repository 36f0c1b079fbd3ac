import { Node } from '@tiptap/core';
import { type EditorState, Plugin } from '@tiptap/pm/state';

/** A picture with an optional caption below it. */
const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'image figcaption?',
  isolating: true,
  // Without a picture it is not a figure: the text of its caption becomes a paragraph.
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
 * Removes figures whose picture was deleted, cut or overwritten. The schema puts a picture without an address in its
 * place, which shows nothing and cannot be clicked.
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
