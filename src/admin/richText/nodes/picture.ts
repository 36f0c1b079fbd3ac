import { type CommandProps, type Editor, findParentNode } from '@tiptap/core';
import type { Attrs, Node } from '@tiptap/pm/model';
import {
  type EditorState,
  NodeSelection,
  Selection,
  TextSelection,
  type Transaction,
} from '@tiptap/pm/state';
import { insertBlock, placeBelow } from './insertBlock';

/** A picture as its dialog shows it. */
export type Picture = { address: string; alt: string; caption: string };

/** The picture's own size in px, by which a page reserves its space while it loads. */
export type PictureSize = { width: number; height: number };

/** The selected picture, or the one whose caption the caret is in. */
export function selectedPicture({ state }: Editor): Picture | undefined {
  const { image, caption } = find(state) ?? {};
  if (!image) return undefined;
  return {
    address: String(image.attrs.src ?? ''),
    alt: String(image.attrs.alt ?? ''),
    caption: caption?.textContent ?? '',
  };
}

/**
 * Replaces the selected picture and its caption; inserts the picture if none is selected.
 * @param size for a picture that has none: one that was given another size in the text keeps it
 */
export function setPicture(editor: Editor, { address, alt, caption }: Picture, size?: PictureSize): void {
  const before = find(editor.state);
  const isSame = before?.image.attrs.src === address;
  const kept: Attrs = isSame ? before.image.attrs : { href: before?.image.attrs.href };
  const isSized = Boolean(kept.width || kept.height);
  const attrs = { ...kept, ...(isSized ? {} : size), src: address, alt };
  const figure = { type: 'figure', content: [{ type: 'image', attrs }, ...captionOf(caption, before)] };
  const chain = editor.chain().focus();
  if (before) chain.insertContentAt(before.range, figure).run();
  else
    chain
      .command((props) => insertBlock(props, figure))
      .command(stepBelow)
      .run();
}

/** Inserts pictures at a place in the text, by the same rules as at the caret. The caret stays where it is. */
export function insertPicturesAt(editor: Editor, addresses: readonly string[], place: number): void {
  const figures = addresses.map((src) => ({
    type: 'figure',
    content: [{ type: 'image', attrs: { src, alt: '' } }],
  }));
  const { selection } = editor.state;
  editor
    .chain()
    .command(({ tr }) => Boolean(tr.setSelection(Selection.near(tr.doc.resolve(place)))))
    .command((props) => insertBlock(props, figures))
    .command((props) => {
      const caret = selection.map(props.tr.doc, props.tr.mapping);
      // In an empty paragraph, it is replaced with it.
      if (!(caret instanceof TextSelection)) return stepBelow(props);
      props.tr.setSelection(caret);
      return true;
    })
    .run();
}

/** Moves the caret into the text below: a new picture stays selected, so the next key would replace it. */
function stepBelow({ state, tr }: CommandProps): boolean {
  const below = placeBelow(state);
  if (below === undefined) return false;
  if (!textAfter(tr, below)) tr.insert(below, state.schema.node('paragraph'));
  tr.setSelection(textAfter(tr, below) ?? tr.selection);
  return true;
}

const textAfter = ({ doc }: Transaction, pos: number) => Selection.findFrom(doc.resolve(pos), 1, true);

export function removePicture(editor: Editor): void {
  const found = find(editor.state);
  if (found) editor.chain().focus().deleteRange(found.range).run();
}

type Found = {
  image: Node;
  caption: Node | undefined;
  range: { from: number; to: number };
};

function find({ selection }: EditorState): Found | undefined {
  const figure = findParentNode(({ type }) => type.name === 'figure')(selection);
  if (figure) return pictureIn(figure.node, figure.pos);
  return selection instanceof NodeSelection ? pictureIn(selection.node, selection.from) : undefined;
}

function pictureIn(node: Node, from: number): Found | undefined {
  const range = { from, to: from + node.nodeSize };
  if (node.type.name === 'image') return { image: node, caption: undefined, range };
  const image = node.type.name === 'figure' ? node.firstChild : undefined;
  return image ? { image, caption: node.maybeChild(1) ?? undefined, range } : undefined;
}

/** An unchanged caption keeps its links and other formatting, of which the dialog shows only the text. */
function captionOf(text: string, before: Found | undefined) {
  if (before?.caption && before.caption.textContent === text) return [before.caption.toJSON()];
  return text ? [{ type: 'figcaption', content: [{ type: 'text', text }] }] : [];
}
