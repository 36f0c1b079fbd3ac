import { type Editor, Extension } from '@tiptap/core';
import { DOMParser, type ParseOptions, type Slice } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { isInTable } from '@tiptap/pm/tables';
import { withSupSubCharacters } from '../../../shared/html/supSubCharacters';
import { toSiteTags } from '../../html/siteTags';
import { removeStruckOut } from '../../html/struckOut';
import { isTooHeavy } from '../../pictures/embeddedPicture';
import { leftOutOfPaste, picturesElsewhere, picturesNotTaken } from '../leftOut/leftOut';
import { fromWord } from './fromWord';
import { markHeadingRows } from './markHeadingRows';
import { shrinkEmbedded } from './shrinkEmbedded';

class ClipboardParser extends DOMParser {
  constructor(readonly editor: Editor) {
    super(editor.schema, DOMParser.fromSchema(editor.schema).rules);
  }

  /** Ignores the context: inside a table row ProseMirror would wrap loose lines in cells. */
  override parseSlice(dom: HTMLElement, { context: _place, ...options }: ParseOptions = {}): Slice {
    toSiteTags(dom);
    fromWord(dom);
    // In the cells of another table, which has headings of its own, it needs none.
    if (!isInTable(this.editor.state) && !dom.querySelector(FROM_EDITOR)) markHeadingRows(dom);
    const leftOut = leftOutOfPaste(dom);
    removeStruckOut(dom);
    const elsewhere = picturesElsewhere(dom);
    for (const picture of elsewhere) picture.remove();
    for (const picture of dom.querySelectorAll('img')) {
      const address = picture.getAttribute('src') ?? '';
      if (isTooHeavy(address)) void shrinkEmbedded(this.editor, address);
    }
    const messages = [leftOut, elsewhere.length > 0 ? picturesNotTaken(elsewhere.length) : ''];
    for (const message of messages.filter(Boolean)) this.editor.emit('leftOut', { message });
    return super.parseSlice(dom, options);
  }
}

/** ProseMirror's mark on what was copied from an editor: a table from there has the headings that it should have. */
const FROM_EDITOR = '[data-pm-slice]';

/** Parses what is pasted into the editor. */
export const clipboard = Extension.create({
  name: 'clipboard',
  addProseMirrorPlugins() {
    const clipboardParser = new ClipboardParser(this.editor);
    return [new Plugin({ props: { clipboardParser, transformPastedHTML: withSupSubCharacters } })];
  },
});
