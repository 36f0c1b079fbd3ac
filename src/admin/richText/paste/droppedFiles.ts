import { type Editor, type EditorEvents, Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { shrinking } from '../../holds';
import { scaledDown } from '../../pictures/scaledDown';
import { fileNotTaken } from '../leftOut/leftOut';
import { insertPicturesAt } from '../nodes/picture';

/** Takes picture files that are dropped on the text, and keeps the browser from opening any dropped file. */
export const droppedFiles = Extension.create({
  name: 'droppedFiles',
  addProseMirrorPlugins() {
    const { editor } = this;
    const drop = (view: EditorView, event: DragEvent) => {
      const files = filesIn(view, event);
      if (files.length === 0) return false;
      event.preventDefault();
      const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
      void take(editor, files, place?.pos ?? view.state.selection.to);
      return true;
    };
    return [new Plugin({ props: { handleDOMEvents: { drop } } })];
  },
});

/**
 * The files dropped from outside the browser. To a picture that is dragged within the editor or from a page, browsers
 * may add its file, but its HTML says more.
 */
function filesIn({ dragging }: EditorView, { dataTransfer }: DragEvent): File[] {
  if (!dataTransfer || dragging || dataTransfer.getData('text/html')) return [];
  return [...dataTransfer.files];
}

/** Inserts the pictures among the files, scaled down, and says what is left out. Saving is held back meanwhile. */
async function take(editor: Editor, files: readonly File[], droppedAt: number): Promise<void> {
  const release = shrinking.hold();
  let place = droppedAt;
  // The owner may go on typing meanwhile.
  const follow = ({ transaction, appendedTransactions }: EditorEvents['transaction']) => {
    for (const { mapping } of [transaction, ...appendedTransactions]) place = mapping.map(place);
  };
  editor.on('transaction', follow);
  try {
    const { addresses, leftOut } = await picturesIn(files);
    if (editor.isDestroyed) return;
    if (addresses.length > 0) insertPicturesAt(editor, addresses, place);
    if (leftOut.length > 0) editor.emit('leftOut', { message: leftOut.join(' ') });
  } finally {
    editor.off('transaction', follow);
    release();
  }
}

async function picturesIn(files: readonly File[]) {
  const addresses: string[] = [];
  const leftOut: string[] = [];
  for (const file of files) {
    if (isOther(file)) {
      leftOut.push(fileNotTaken(file.name));
      continue;
    }
    const result = await scaledDown(file);
    if ('failure' in result) leftOut.push(result.failure);
    else addresses.push(result.address);
  }
  return { addresses, leftOut };
}

/** Whether the file is no picture for sure: browsers know no type for some kinds of pictures. */
const isOther = ({ type }: File): boolean => type !== '' && !type.startsWith('image/');
