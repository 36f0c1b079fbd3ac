import { keepMark, readMarks } from './seedMarks';

/*
 * Which version of the code was opened last to change content, kept among the seeds' marks. A page that finds one there
 * that it does not know is older, and could drop fields that it has never heard of.
 */

/** Under no collection's name. */
const MARK = 'code';

const openedCode = (): string | undefined => readMarks()[MARK]?.version;

/** Versions of the code that do not count as newer than this page's; undefined until it has looked. */
let known: ReadonlySet<string | undefined> | undefined;

/** Has this page look which code was opened last: another one that is noted later may be newer. */
export function rememberCode(): void {
  known ??= new Set([undefined, openedCode()]);
}

/** Notes that the code with `version` was opened now, wherever. */
export const markOpenedCode = (version: string): void => keepMark(MARK, { version, fingerprint: '' });

/** Notes that this page's own code was opened now: neither it nor what is noted at this moment is newer. */
export function openCode(version: string): void {
  markOpenedCode(version);
  known = new Set([undefined, openedCode(), version]);
}

/** Whether other code was opened since, which may be newer, and store what this one takes for invalid. */
export function isCodeOvertaken(): boolean {
  rememberCode();
  return known?.has(openedCode()) === false;
}
