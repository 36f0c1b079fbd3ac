import { Extension } from '@tiptap/core';
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
  /** Called with each address that embeds too large a picture, before the picture is inserted into the text. */
  onHeavy: (address: string) => void = () => undefined;
  /** Called with a message about what is left out of the text. */
  onLeftOut: (message: string) => void = () => undefined;

  /** Whether a pasted table goes into the cells of another, which has its own headings. */
  isInTable: () => boolean = () => false;

  /** Ignores the context: inside a table row ProseMirror would wrap loose lines in cells. */
  override parseSlice(dom: HTMLElement, { context: _place, ...options }: ParseOptions = {}): Slice {
    toSiteTags(dom);
    fromWord(dom);
    if (!this.isInTable() && !dom.querySelector(FROM_EDITOR)) markHeadingRows(dom);
    const leftOut = leftOutOfPaste(dom);
    removeStruckOut(dom);
    const elsewhere = picturesElsewhere(dom);
    for (const picture of elsewhere) picture.remove();
    for (const picture of dom.querySelectorAll('img')) {
      const address = picture.getAttribute('src') ?? '';
      if (isTooHeavy(address)) this.onHeavy(address);
    }
    const messages = [leftOut, elsewhere.length > 0 ? picturesNotTaken(elsewhere.length) : ''];
    for (const message of messages.filter(Boolean)) this.onLeftOut(message);
    return super.parseSlice(dom, options);
  }
}

/** ProseMirror's mark on what was copied from an editor: a table from there has the headings that it should have. */
const FROM_EDITOR = '[data-pm-slice]';

/** Parses what is pasted into the editor. */
export const clipboard = Extension.create({
  name: 'clipboard',
  addProseMirrorPlugins() {
    const { editor } = this;
    const { schema } = editor;
    const clipboardParser = new ClipboardParser(schema, DOMParser.fromSchema(schema).rules);
    clipboardParser.isInTable = () => isInTable(editor.state);
    clipboardParser.onHeavy = (address) => void shrinkEmbedded(editor, address);
    clipboardParser.onLeftOut = (message) => editor.emit('leftOut', { message });
    return [new Plugin({ props: { clipboardParser, transformPastedHTML: withSupSubCharacters } })];
  },
});
