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
    replace(editor, address, lighter);
    if (!lighter) editor.emit('leftOut', { message: picturesNotTaken(1) });
  } finally {
    release();
  }
}

const shrunk = async (address: string) => shrinkPicture(fileIn(address));

function replace({ state, view }: Editor, address: string, lighter: string | undefined): void {
  const { doc, tr } = state;
  doc.descendants((node, pos) => {
    if (node.type.name !== 'image' || node.attrs.src !== address) return;
    const place = tr.mapping.map(pos);
    if (lighter) tr.setNodeAttribute(place, 'src', lighter);
    else tr.delete(place, place + node.nodeSize);
  });
  // Not an undo step, because the owner did not do this: undo takes back the paste.
  if (tr.docChanged) view.dispatch(tr.setMeta('addToHistory', false));
}
