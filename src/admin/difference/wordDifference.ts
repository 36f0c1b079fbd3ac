/** A run of words that both texts have, or that only one of them has. */
export type Run = { kind: 'same' | 'removed' | 'added'; text: string };

/** Beyond this many comparisons, texts that differ all over are shown one after the other. */
const MOST_COMPARISONS = 4_000_000;

/**
 * Returns what was removed from a text and added to it, word by word. If the texts share too few words to be read as
 * one, all of the old text is followed by all of the new. Both texts can be rebuilt exactly from the runs.
 */
export function wordDifference(before: string, after: string): readonly Run[] {
  const [was, is] = [wordsOf(before), wordsOf(after)];
  let start = 0;
  while (start < was.length && start < is.length && was[start] === is[start]) start += 1;
  let end = 0;
  const shorter = Math.min(was.length, is.length) - start;
  while (end < shorter && was[was.length - 1 - end] === is[is.length - 1 - end]) end += 1;
  const middle = compare(was.slice(start, was.length - end), is.slice(start, is.length - end));
  const runs = joinRuns([
    { kind: 'same', text: was.slice(0, start).join('') },
    ...separateIfMixed(middle),
    { kind: 'same', text: was.slice(was.length - end).join('') },
  ]);
  return separateIfMixed(runs);
}

/**
 * Returns the runs unless words were both removed and added, and less than a third of all words in the two texts are
 * the same. Then all of the old text is followed by all of the new.
 */
function separateIfMixed(runs: readonly Run[]): readonly Run[] {
  const count = (wanted: Run['kind']) =>
    runs.filter(({ kind }) => kind === wanted).flatMap(({ text }) => text.match(/\S+/g) ?? []).length;
  const [removed, added] = [count('removed'), count('added')];
  const isMixed = removed > 0 && added > 0 && 4 * count('same') < removed + added;
  if (!isMixed) return runs;
  const without = (left: Run['kind']) =>
    runs
      .filter(({ kind }) => kind !== left)
      .map(({ text }) => text)
      .join('');
  return [
    { kind: 'removed', text: without('added') },
    { kind: 'added', text: without('removed') },
  ];
}

/** Words, and the whitespace between them. */
const wordsOf = (text: string): string[] => text.match(/\s+|\S+/g) ?? [];

/** Compares by the longest common subsequence. */
function compare(was: readonly string[], is: readonly string[]): Run[] {
  if (was.length * is.length > MOST_COMPARISONS) {
    return [
      { kind: 'removed', text: was.join('') },
      { kind: 'added', text: is.join('') },
    ];
  }
  const width = is.length + 1;
  /** For each pair of positions, the length of the longest common subsequence from there to the ends. */
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

/**
 * Joins neighbouring runs of the same kind. Replaced words with only whitespace between them become one change: the old
 * words, then the new.
 */
function joinRuns(runs: readonly Run[]): Run[] {
  const result: Run[] = [];
  const push = (kind: Run['kind'], text: string) => {
    const last = result.at(-1);
    if (text === '') return;
    if (last?.kind === kind) last.text += text;
    else result.push({ kind, text });
  };
  /** The change being gathered, and the whitespace after it. */
  let [removed, added, blanks] = ['', '', ''];
  const end = () => {
    push('removed', removed);
    push('added', added);
    push('same', blanks);
    [removed, added, blanks] = ['', '', ''];
  };
  for (const { kind, text } of runs) {
    if (kind === 'same') {
      blanks += text;
      if (text.trim() !== '') end();
      continue;
    }
    if (blanks !== '' && (removed === '' || added === '')) end();
    removed += blanks + (kind === 'removed' ? text : '');
    added += blanks + (kind === 'added' ? text : '');
    blanks = '';
  }
  end();
  return result;
}
