import { Node } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';

/**
 * TipTap's usual extensions, with Tab and Shift+Tab left to the browser in lists. Otherwise Tab would nest the entry in
 * the one before it, and Shift+Tab, pressed to reach the tools above, would take it out of its list.
 */
export const starterKit = StarterKit.extend({
  addExtensions() {
    const extensions = this.parent?.() ?? [];
    return extensions.map((extension) =>
      extension instanceof Node && extension.name === 'listItem' ? withoutTab(extension) : extension,
    );
  },
});

const withoutTab = (listItem: Node) =>
  listItem.extend({
    addKeyboardShortcuts() {
      const { Tab: _, 'Shift-Tab': __, ...others } = this.parent?.() ?? {};
      return others;
    },
  });
