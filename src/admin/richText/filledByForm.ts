import { Extension, isNodeEmpty } from '@tiptap/core';
import { undoDepth } from '@tiptap/pm/history';
import { Plugin } from '@tiptap/pm/state';

/**
 * Keeps what the form fills in out of the undo history, and from undoing what was begun.
 *
 * - react-admin's editor sets the whole text again after each change of the form's value, including the editor's own
 *   changes. That would count as a change, so that nothing could be redone and each undo would take two presses.
 * - A form opens with the record as it was last read, and is filled again if that was saved since. One undo too many
 *   would bring the former text back, and saving it would take back the newer save unnoticed.
 *
 * What has no words yet, such as a list begun by "* " in an empty editor, stays.
 */
export const filledByForm = Extension.create({
  name: 'filledByForm',
  addProseMirrorPlugins: () => [
    new Plugin({
      filterTransaction: (change, state) => {
        // setContent sets this flag on what it writes without notifying the form.
        if (!change.getMeta('preventUpdate')) return true;
        if (change.doc.eq(state.doc)) return false;
        // A list, a heading or a table without words is an empty text to the form, whose answer would remove it.
        if (isNodeEmpty(change.doc) && isNodeEmpty(state.doc)) return false;
        // Once the owner has typed, this stays a step: it must be undone before theirs, which belong to the former text.
        if (undoDepth(state) === 0) change.setMeta('addToHistory', false);
        return true;
      },
    }),
  ],
});
