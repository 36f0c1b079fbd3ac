import { readText, tryWriteAndAnnounce } from '../../shared/storage/browserStorage';
import { localKeys } from '../storage/keys';

/**
 * The time of the newest save whose content this browser's storage holds, in milliseconds. If the history could not be
 * read before it, that of the last save before which it could follows, after a space: earlier versions of the site read
 * only the first.
 */
const KEY = localKeys.lastSave;

const readTimes = (): (number | undefined)[] =>
  (readText(KEY) ?? '').split(' ').map((text) => {
    const time = Number.parseInt(text, 10);
    return Number.isSafeInteger(time) ? time : undefined;
  });

/** The time of the last save, according to local storage; undefined if there is none. */
export const lastSave = (): number | undefined => readTimes()[0];

/** The time of the last save up to which lost saves were looked for in the history; undefined if there is none. */
export function lastComparedSave(): number | undefined {
  const [last, compared] = readTimes();
  return compared ?? last;
}

/**
 * Notes the time of a save once its content is written. If there is no room, it is simply not noted.
 * @param compared the time up to which lost saves were looked for
 */
export const noteSave = (at: number, compared = at): void =>
  tryWriteAndAnnounce(KEY, compared === at ? String(at) : `${at} ${compared}`);

let ownSave: number | undefined;

/** The time of the last save that this tab made itself; undefined if there is none. */
export const lastOwnSave = (): number | undefined => ownSave;

/**
 * Notes the time of a save that this tab made.
 * @param isHistoryRead whether lost saves were looked for before it
 */
export function noteOwnSave(at: number, isHistoryRead: boolean): void {
  ownSave = at;
  noteSave(at, isHistoryRead ? at : (lastComparedSave() ?? 0));
}
