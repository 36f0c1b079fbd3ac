import { messageOf } from '../words/messageOf';
import { shrinkPicture } from './shrinkPicture';

/** A picture file scaled down, as a data: address; without one, `failure` tells the owner why it could not be read. */
export async function scaledDown(file: File): Promise<{ address: string } | { failure: string }> {
  try {
    return { address: await shrinkPicture(file) };
  } catch (error) {
    return { failure: messageOf(error, `“${file.name}” could not be read.`) };
  }
}
