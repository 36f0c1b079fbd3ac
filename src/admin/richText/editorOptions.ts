import type { RichTextInputProps } from 'ra-input-rich-text';
import { filledByForm } from './filledByForm';
import { figureNodes } from './nodes/figureNode';
import { PictureNode } from './nodes/pictureNode';
import { starterKit } from './nodes/starterKit';
import { tableNodes } from './nodes/tableNodes';
import { clipboard } from './paste/clipboard';
import { droppedFiles } from './paste/droppedFiles';

/** Limits the editor to exactly what the site shows (shared/html/allowedHtml.ts). */
export const editorOptions: RichTextInputProps['editorOptions'] = {
  // TipTap's style sheet would be inline, which the Content-Security-Policy refuses; HtmlEditor has the rules needed.
  injectCSS: false,
  extensions: [
    starterKit.configure({
      heading: { levels: [2, 3] },
      code: false,
      codeBlock: false,
      strike: false,
      underline: false,
      horizontalRule: false,
      // With autolink, everything typed after a link would become part of it.
      link: { autolink: false, openOnClick: false, HTMLAttributes: { target: null, rel: null } },
    }),
    PictureNode,
    ...figureNodes,
    ...tableNodes,
    clipboard,
    droppedFiles,
    filledByForm,
  ],
};
