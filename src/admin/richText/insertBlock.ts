import type { CommandProps, Content } from '@tiptap/core';
import { type EditorState, NodeSelection } from '@tiptap/pm/state';

/** The nodes that a block inserted into them would split. */
const UNSPLITTABLE = ['table', 'figure'];

/** Inserts at the caret, or below the table or picture that the caret is in. */
export function insertBlock({ state, commands }: CommandProps, content: Content): boolean {
  const below = placeBelow(state);
  return below === undefined ? commands.insertContent(content) : commands.insertContentAt(below, content);
}

export function placeBelow({ selection }: EditorState): number | undefined {
  const { $from } = selection;
  for (let depth = 1; depth <= $from.depth; depth += 1) {
    if (UNSPLITTABLE.includes($from.node(depth).type.name)) return $from.after(depth);
  }
  return selection instanceof NodeSelection ? selection.to : undefined;
}
