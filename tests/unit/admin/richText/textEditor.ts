import { Editor } from '@tiptap/core';
import { onTestFinished } from 'vitest';
import { editorOptions } from '../../../../src/admin/richText/editorOptions';

/** As react-admin fills its editor. */
const parseOptions = { preserveWhitespace: true };

/** Opens the forms' editor with its picture selected or, if given, with the caret after these words. */
export function openEditor(html: string, words?: string): Editor {
  const element = document.body.appendChild(document.createElement('div'));
  const editor = new Editor({ ...editorOptions, element, content: html, parseOptions });
  onTestFinished(() => editor.destroy());
  editor.state.doc.descendants((node, pos) => {
    if (!words && node.type.name === 'image') editor.commands.setNodeSelection(pos);
    if (words && node.text === words) editor.commands.setTextSelection(pos + words.length);
  });
  return editor;
}
