import type { Editor } from '@tiptap/core';
import { scaling } from '../form/holds';
import { fileIn } from '../pictures/embeddedPicture';
import { shrinkPicture } from '../pictures/shrinkPicture';
import { picturesNotTaken } from './leftOut';

/**
 * Scales down a picture of the text that stands in its own address, as is done with one from a file. Nothing is saved
 * meanwhile. One that this browser cannot read goes, and that is said: it would show nothing.
 */
export async function shrinkEmbedded(editor: Editor, address: string): Promise<void> {
  const letGo = scaling.hold();
  try {
    const lighter = await scaledDown(address);
    if (editor.isDestroyed) return;
    replace(editor, address, lighter);
    if (!lighter) editor.emit('leftOut', { message: picturesNotTaken(1) });
  } finally {
    letGo();
  }
}

async function scaledDown(address: string): Promise<string | undefined> {
  try {
    return await shrinkPicture(fileIn(address));
  } catch {
    return undefined;
  }
}

function replace({ state, view }: Editor, address: string, lighter: string | undefined): void {
  const { doc, tr } = state;
  doc.descendants((node, pos) => {
    if (node.type.name !== 'image' || node.attrs.src !== address) return;
    const place = tr.mapping.map(pos);
    if (lighter) tr.setNodeAttribute(place, 'src', lighter);
    else tr.delete(place, place + node.nodeSize);
  });
  // Nothing that the owner did: undo takes what was pasted.
  if (tr.docChanged) view.dispatch(tr.setMeta('addToHistory', false));
}
