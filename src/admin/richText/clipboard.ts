import { Extension } from '@tiptap/core';
import { DOMParser, type ParseOptions, type Slice } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { isPictureAddress } from '../../shared/catalogue/pictureAddress';
import { withSmallDigits } from '../../shared/html/smallDigits';
import { isTooHeavy } from '../pictures/embeddedPicture';
import { fromStyles } from './fromStyles';
import { fromWord } from './fromWord';
import { shrinkEmbedded } from './shrinkEmbedded';

class ClipboardParser extends DOMParser {
  /** Is told the addresses that hold too large a picture, before these stand in the text. */
  onHeavy: (address: string) => void = () => undefined;

  /** Without the place: a table's row, asked there for text blocks of its own, would make cells of loose lines. */
  override parseSlice(dom: HTMLElement, { context: _place, ...options }: ParseOptions = {}): Slice {
    fromStyles(dom);
    fromWord(dom);
    for (const picture of dom.querySelectorAll('img')) {
      const address = picture.getAttribute('src') ?? '';
      // On the disk of who wrote it, as in Word: saving would leave a picture of nothing.
      if (!isPictureAddress(address)) picture.remove();
      else if (isTooHeavy(address)) this.onHeavy(address);
    }
    return super.parseSlice(dom, options);
  }
}

/** How the editor reads what is pasted. */
export const clipboard = Extension.create({
  name: 'clipboard',
  addProseMirrorPlugins() {
    const { editor } = this;
    const { schema } = editor;
    const clipboardParser = new ClipboardParser(schema, DOMParser.fromSchema(schema).rules);
    clipboardParser.onHeavy = (address) => void shrinkEmbedded(editor, address);
    return [new Plugin({ props: { clipboardParser, transformPastedHTML: withSmallDigits } })];
  },
});
