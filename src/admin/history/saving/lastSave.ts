import { readText, tryWriteAndAnnounce } from '../../../shared/storage/browserStorage';
import { localKeys } from '../../storage/adminKeys';

/** The key of the time of the newest save whose content this browser's storage holds, in milliseconds. */
const KEY = localKeys.lastSave;

/** The time of the last save, according to local storage; undefined if there is none. */
export function lastSave(): number | undefined {
  const time = Number.parseInt(readText(KEY) ?? '', 10);
  return Number.isSafeInteger(time) ? time : undefined;
}

/** Notes the time of a save whose content is written, if there is room. */
export const noteSave = (at: number): void => tryWriteAndAnnounce(KEY, String(at));

let ownSave: number | undefined;

/** The time of the last save that this tab made itself; undefined if there is none. */
export const lastOwnSave = (): number | undefined => ownSave;

/** Notes the time of a save that this tab made. */
export function noteOwnSave(at: number): void {
  ownSave = at;
  noteSave(at);
}
