import type { Editor } from '@tiptap/core';
import { shrinking } from '../../holds';
import { fileIn } from '../../pictures/embeddedPicture';
import { shrinkPicture } from '../../pictures/shrinkPicture';
import { picturesNotTaken } from '../leftOut/leftOut';

/**
 * Scales down a picture that is embedded in the text, as is done with one from a file. Saving is held back meanwhile. A
 * picture that this browser cannot read would show nothing, so it is removed, with a notification.
 */
export async function shrinkEmbedded(editor: Editor, address: string): Promise<void> {
  const release = shrinking.hold();
  try {
    const lighter = await shrunk(address).catch(() => undefined);
    if (editor.isDestroyed) return;
    if (!replace(editor, address, lighter)) replaceOnRedo(editor, address, lighter);
    if (!lighter) editor.emit('leftOut', { message: picturesNotTaken(1) });
  } finally {
    release();
  }
}

const shrunk = async (address: string) => shrinkPicture(fileIn(address));

/** The paste was undone meanwhile, and redoing it brings the picture back as it was. */
function replaceOnRedo(editor: Editor, address: string, lighter: string | undefined): void {
  const onTransaction = () => {
    if (replace(editor, address, lighter)) editor.off('transaction', onTransaction);
  };
  editor.on('transaction', onTransaction);
}

/** Returns whether the text has the picture. */
function replace({ state, view }: Editor, address: string, lighter: string | undefined): boolean {
  const { doc, tr } = state;
  doc.descendants((node, pos) => {
    if (node.type.name !== 'image' || node.attrs.src !== address) return;
    const place = tr.mapping.map(pos);
    if (lighter) tr.setNodeAttribute(place, 'src', lighter);
    else tr.delete(place, place + node.nodeSize);
  });
  // Not an undo step, because the owner did not do this: undo takes back the paste.
  if (tr.docChanged) view.dispatch(tr.setMeta('addToHistory', false));
  return tr.docChanged;
}
