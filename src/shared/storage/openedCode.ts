import { keepMark, readMarks } from './seedMarks';

/*
 * The version of the code that was last opened to change content, kept among the seeds' marks. A page that finds an
 * unknown version there is older, and could drop fields that it does not know.
 */

/** The mark's name, which no collection has. */
const MARK = 'code';

const openedCode = (): string | undefined => readMarks()[MARK]?.version;

/** Versions of the code that do not count as newer than this page's; undefined until the marks are first read. */
let known: ReadonlySet<string | undefined> | undefined;

/** Remembers which code was opened last: any other version that is noted later may be newer. */
export function rememberCode(): void {
  known ??= new Set([undefined, openedCode()]);
}

/** Notes that the code with `version` was opened now, in whichever tab. */
export const markOpenedCode = (version: string): void => keepMark(MARK, { version, fingerprint: '' });

/**
 * Notes that this page's own code was opened now, which does not count as newer; nor does the version that stays noted if
 * the browser refuses the note.
 */
export function openCode(version: string): void {
  markOpenedCode(version);
  known = new Set([undefined, openedCode(), version]);
}

/** Whether other code was opened since, which may be newer and may store what this code considers invalid. */
export function isCodeOvertaken(): boolean {
  rememberCode();
  return known?.has(openedCode()) === false;
}
