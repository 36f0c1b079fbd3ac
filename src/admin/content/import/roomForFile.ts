import { StorageRefusedError } from '../../../shared/storage/browserStorage';
import { embeddedIn, largestEmbedded } from '../../pictures/largestEmbedded';
import { CAPACITY, inKilobytes, waysToMakeRoom } from '../../storage/storageUse';
import { listedInShort } from '../../words/listed';
import type { ImportReport } from './report';

/**
 * Says of a file that the browser has no room for that its own pictures take that room, and in which records, or that its
 * texts alone are too long; returns any other error as it is.
 */
export const withRoomExplained = (error: unknown, report: ImportReport): unknown =>
  error instanceof StorageRefusedError
    ? new StorageRefusedError(error.cause, undefined, roomFor(report))
    : error;

/** How the owner makes room for the file; undefined if its texts fit and it brings no pictures that are not here already. */
function roomFor({ content, comparedWith }: ImportReport): string | undefined {
  const pictures = embeddedIn(content);
  const whole = JSON.stringify(content).length;
  const texts = whole - pictures.join('').length;
  if (texts > CAPACITY)
    return `The file’s texts take ${inKilobytes(texts)}, and a browser keeps ${inKilobytes(CAPACITY)} at most. Where it was made, take out some of its records.`;
  const own = new Set(embeddedIn(comparedWith));
  const brought = largestEmbedded(content, own);
  if (brought.length === 0) return undefined;
  const inAll = brought.reduce((size, holder) => size + holder.size, 0);
  const most = listedInShort(brought.map(({ title, size }) => `${title} (${inKilobytes(size)})`));
  const there = `The file brings ${inKilobytes(inAll)} of pictures that came from files: ${most}. Where it was made, take out some of them or have them published, which frees their room, and download the content there again.`;
  const ownKept = pictures.filter((picture) => own.has(picture)).join('').length;
  // Without the pictures of this browser it would fit.
  const helpsHere = whole - ownKept < CAPACITY;
  return helpsHere ? `${there} Or make room here. ${waysToMakeRoom()}` : there;
}
