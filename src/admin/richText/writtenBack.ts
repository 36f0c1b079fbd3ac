import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';

/**
 * Leaves out what changes nothing: react-admin's editor sets the whole text anew after each change of the form's value,
 * its own changes among them. The undo history would take that for a change, so that nothing could be redone and a step
 * back took two presses.
 */
export const writtenBack = Extension.create({
  name: 'writtenBack',
  addProseMirrorPlugins: () => [
    new Plugin({
      // What setContent writes without telling the form bears this mark.
      filterTransaction: (change, { doc }) => !(change.getMeta('preventUpdate') && change.doc.eq(doc)),
    }),
  ],
});
