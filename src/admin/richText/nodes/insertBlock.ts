import { type CommandProps, type Content, findParentNode } from '@tiptap/core';
import { type EditorState, NodeSelection } from '@tiptap/pm/state';

/** The nodes that a block inserted into them would split. */
const UNSPLITTABLE = ['table', 'figure'];

/**
 * Inserts below the table, picture or text that the caret is in; above a text at whose start it is; in place of an empty
 * paragraph.
 */
export function insertBlock({ state, commands }: CommandProps, content: Content): boolean {
  const place = placeBelow(state) ?? placeBesideText(state);
  return place === undefined ? commands.insertContent(content) : commands.insertContentAt(place, content);
}

function placeBesideText({ selection }: EditorState): number | undefined {
  const { $to, empty } = selection;
  if (!$to.parent.isTextblock || $to.parent.content.size === 0) return undefined;
  return empty && $to.parentOffset === 0 ? $to.before() : $to.after();
}

/**
 * The place below the table or the figure that the selection is in, or else below a selected block; undefined where only
 * text is selected.
 */
export function placeBelow({ selection }: EditorState): number | undefined {
  const whole = findParentNode(({ type }) => UNSPLITTABLE.includes(type.name))(selection);
  if (whole) return whole.pos + whole.node.nodeSize;
  return selection instanceof NodeSelection ? selection.to : undefined;
}
