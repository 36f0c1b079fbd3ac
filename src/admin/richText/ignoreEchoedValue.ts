import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';

/**
 * Drops transactions that change nothing: react-admin's editor sets the whole text again after each change of the
 * form's value, including the editor's own changes. The undo history would count that as a change, so that nothing
 * could be redone and each undo would take two presses.
 */
export const ignoreEchoedValue = Extension.create({
  name: 'ignoreEchoedValue',
  addProseMirrorPlugins: () => [
    new Plugin({
      // setContent sets this flag on what it writes without notifying the form.
      filterTransaction: (change, { doc }) => !(change.getMeta('preventUpdate') && change.doc.eq(doc)),
    }),
  ],
});
