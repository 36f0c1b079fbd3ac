import { Extension } from '@tiptap/core';
import { DOMParser, type ParseOptions, type Slice } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { isPictureAddress } from '../../shared/catalogue/pictureAddress';
import { withSmallDigits } from '../../shared/catalogue/smallDigits';

class ClipboardParser extends DOMParser {
  /** Without the place: a table's row, asked there for text blocks of its own, would make cells of loose lines. */
  override parseSlice(dom: HTMLElement, { context: _place, ...options }: ParseOptions = {}): Slice {
    for (const picture of dom.querySelectorAll('img')) {
      // On the disk of who wrote it, as in Word: saving would leave a picture of nothing.
      if (!isPictureAddress(picture.getAttribute('src') ?? '')) picture.remove();
    }
    return super.parseSlice(dom, options);
  }
}

/** How the editor reads what is pasted. */
export const clipboard = Extension.create({
  name: 'clipboard',
  addProseMirrorPlugins() {
    const { schema } = this.editor;
    const clipboardParser = new ClipboardParser(schema, DOMParser.fromSchema(schema).rules);
    return [new Plugin({ props: { clipboardParser, transformPastedHTML: withSmallDigits } })];
  },
});
