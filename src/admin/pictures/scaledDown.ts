import { messageOf } from '../words/messageOf';
import { stillNote } from './movingPicture';
import { shrinkPicture } from './shrinkPicture';

/**
 * A picture file scaled down, as a data: address, with what to tell the owner of it: empty if it was taken whole. Without
 * an address it could not be read, and the note says why.
 */
export async function scaledDown(file: File): Promise<{ address?: string; note: string }> {
  try {
    return { address: await shrinkPicture(file), note: await stillNote(file) };
  } catch (error) {
    return { note: messageOf(error, `“${file.name}” could not be read.`) };
  }
}
