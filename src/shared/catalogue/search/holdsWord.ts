/** Whether a plain text, with a space at both ends, has the word; `before` is the one that was typed before it. */
export type HoldsWord = (text: string, word: string, before: string | undefined) => boolean;

/** Whether the word begins one of the text. Figures and words of one or two letters are whole: "PE" is not "PET". */
export const holdsWord: HoldsWord = (text, word, before) =>
  word.length > 2 ? holdsBeginning(text, word, before) : hasWhole(text, word);

/** Like `holdsWord`, but short words are beginnings, too, if nothing else is found: "double sided t" will be "tape". */
export const holdsBeginning: HoldsWord = (text, word) =>
  /^\d/.test(word) ? hasWhole(text, word) : beginsWord(text, word);

/** Like `holdsWord`, also for a word typed in two, "photo luminescent", or several typed in one, "heatsink". */
export const holdsInCompound: HoldsWord = (text, word, before) =>
  holdsWord(text, word, before) ||
  (before !== undefined && beginsWord(text, before + word)) ||
  beginsJoined(text, word);

const hasWhole = (text: string, word: string): boolean => text.includes(` ${word} `);

/** Whether the word is two or three of the text's typed as one, the last perhaps unfinished, the first not too short. */
const beginsJoined = (text: string, word: string): boolean =>
  text.split(' ').some((first, index, all) => {
    if (first.length < 3 || word.length < first.length + 2 || !word.startsWith(first)) return false;
    const joined = all.slice(index, index + 3).join('');
    return joined.startsWith(word);
  });

/** Whether a word of the text begins with the sought text: "conductive" does not begin with "duct". */
export function beginsWord(text: string, sought: string): boolean {
  for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + 1)) {
    if (!/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return true;
  }
  return false;
}
