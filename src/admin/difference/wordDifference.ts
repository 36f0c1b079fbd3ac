/** A run of words that both texts have, or that only one of them has. */
export type Run = { kind: 'same' | 'removed' | 'added'; text: string };

/** Beyond this many comparisons, texts that differ all over are shown one after the other. */
const MOST = 4_000_000;

/** What of a text was removed and added, word by word. The runs give both texts back to the letter. */
export function wordDifference(before: string, after: string): Run[] {
  const [was, is] = [wordsOf(before), wordsOf(after)];
  let start = 0;
  while (start < was.length && start < is.length && was[start] === is[start]) start += 1;
  let end = 0;
  const shorter = Math.min(was.length, is.length) - start;
  while (end < shorter && was[was.length - 1 - end] === is[is.length - 1 - end]) end += 1;
  const middle = compare(was.slice(start, was.length - end), is.slice(start, is.length - end));
  return joined([
    { kind: 'same', text: was.slice(0, start).join('') },
    ...middle,
    { kind: 'same', text: was.slice(was.length - end).join('') },
  ]);
}

/** Words, and the blanks between them. */
const wordsOf = (text: string): string[] => text.match(/\s+|\S+/g) ?? [];

/** By the longest common subsequence. */
function compare(was: readonly string[], is: readonly string[]): Run[] {
  if (was.length * is.length > MOST) {
    return [
      { kind: 'removed', text: was.join('') },
      { kind: 'added', text: is.join('') },
    ];
  }
  const width = is.length + 1;
  /** How many words the rests of both texts have in common. */
  const common = new Uint32Array((was.length + 1) * width);
  const at = (i: number, j: number) => common[i * width + j] ?? 0;
  for (let i = was.length - 1; i >= 0; i -= 1) {
    for (let j = is.length - 1; j >= 0; j -= 1) {
      common[i * width + j] = was[i] === is[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const runs: Run[] = [];
  let [i, j] = [0, 0];
  while (i < was.length || j < is.length) {
    if (i < was.length && j < is.length && was[i] === is[j]) {
      runs.push({ kind: 'same', text: was[i] ?? '' });
      i += 1;
      j += 1;
    } else if (i < was.length && (j === is.length || at(i + 1, j) >= at(i, j + 1))) {
      runs.push({ kind: 'removed', text: was[i] ?? '' });
      i += 1;
    } else {
      runs.push({ kind: 'added', text: is[j] ?? '' });
      j += 1;
    }
  }
  return runs;
}

function joined(runs: readonly Run[]): Run[] {
  const result: Run[] = [];
  for (const run of runs) {
    const last = result.at(-1);
    if (run.text === '') continue;
    if (last?.kind === run.kind) last.text += run.text;
    else result.push({ ...run });
  }
  return result;
}
