import { readText, tryWriteAndAnnounce } from '../../../shared/storage/browserStorage';
import { localKeys } from '../../storage/adminKeys';
import type { Change } from '../kept/change';

/**
 * The key of `last` or `last compared`, in milliseconds. `last` is the time of the newest save whose content this
 * browser's storage holds; earlier versions of the site read no more. `compared` is there if the history could not be
 * read before that save: the time of the last save up to which lost ones were looked for.
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

/** Notes the time of a save whose content is written, if there is room, and up to which lost ones were looked for. */
export const noteSave = (at: number, compared = at): void =>
  tryWriteAndAnnounce(KEY, compared === at ? String(at) : `${at} ${compared}`);

let ownSave: number | undefined;

/** The time of the last save that this tab made itself; undefined if there is none. */
export const lastOwnSave = (): number | undefined => ownSave;

/** Notes the time of a save that this tab made. If the history could not be read before it, no lost ones were looked for. */
export function noteOwnSave({ at, isUnread }: Pick<Change, 'at' | 'isUnread'>): void {
  ownSave = at;
  noteSave(at, isUnread ? (lastComparedSave() ?? 0) : at);
}
