import { Image } from '@tiptap/extension-image';
import { StarterKit } from '@tiptap/starter-kit';
import type { RichTextInputProps } from 'ra-input-rich-text';
import { clipboard } from './clipboard';
import { figureNodes } from './figureNode';
import { tableNodes } from './tableNodes';
import { writtenBack } from './writtenBack';

/** The editor knows exactly what the site shows (shared/html/allowedHtml.ts), and no more. */
export const editorOptions: RichTextInputProps['editorOptions'] = {
  // Its style sheet would be inline, which the site's policy refuses: HtmlInput has what is needed of it.
  injectCSS: false,
  extensions: [
    StarterKit.configure({
      heading: { levels: [2, 3] },
      code: false,
      codeBlock: false,
      strike: false,
      underline: false,
      horizontalRule: false,
      // With autolink all that is typed after a link would become part of it.
      link: { autolink: false, openOnClick: false, HTMLAttributes: { target: null, rel: null } },
    }),
    Image.configure({ allowBase64: true }),
    ...figureNodes,
    ...tableNodes,
    clipboard,
    writtenBack,
  ],
};
