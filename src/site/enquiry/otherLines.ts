import { loadSearchCode } from '../search/loadSearchCode';
import { type AddedOrigin, AFTER, type Draft, type DraftKey, draftsElsewhere, renameDrafts } from './drafts';

type Tape = { id: string; name: string };

/** A line of another tape's quote form that was begun there. */
type OtherLine = {
  /** The product that it asks for, or what else was chosen in its place; empty if that was taken out. */
  asked?: string;
  /** The tape that its form is for, unless the line was added to that form. */
  id?: string;
  /** Tells it from other added lines (`addedLine`). */
  added?: string;
};

export type OtherLines = {
  /** What they ask for, in words. */
  asked: string;
  /** What the address of the form with all these lines says of them. */
  query: { product: string; lines?: string };
  /** Makes the added ones among them this form's own; the drafts of a tape are found by its name. */
  take: () => void;
};

/**
 * What this visitor began to ask for in other tapes' quote forms and has not sent, as far as it fits in one request;
 * undefined if there is nothing. A line in which only the unit was chosen is not begun.
 * @param chosen the tapes that this form is for, at least one
 * @param most the most lines in one request
 */
export async function findOtherLines(
  form: HTMLFormElement,
  chosen: readonly Tape[],
  most: number,
): Promise<OtherLines | undefined> {
  const drafts = draftsElsewhere(form).filter(({ name }) => !name.startsWith('unit'));
  if (drafts.length === 0) return undefined;
  const { listProductSummaries } = await loadSearchCode();
  const tapes = await listProductSummaries();
  const others = [...tapesIn(drafts, tapes), ...addedIn(drafts)]
    .filter(({ asked }) => asked !== '' && chosen.every(({ name }) => name !== asked))
    .slice(0, most - chosen.length);
  if (others.length === 0) return undefined;
  const lines: readonly OtherLine[] = [...chosen.map(({ id }) => ({ id })), ...others];
  return {
    asked: inWords(others, tapes),
    query: {
      product: lines.flatMap(({ id }) => id ?? []).join(' '),
      ...(others.some(({ added }) => added) && { lines: String(lines.length) }),
    },
    take() {
      const from: AddedOrigin = `${AFTER}${chosen[0]?.name}`;
      renameDrafts(form, (draft) => {
        const line = addedLine(draft);
        const place = line ? lines.findIndex(({ added }) => added === line) : -1;
        return place < 0 ? undefined : { name: draft.name.replace(/\d+$/, String(place + 1)), from };
      });
    },
  };
}

function inWords(others: readonly OtherLine[], tapes: readonly Tape[]): string {
  const isTape = (asked: string | undefined) => tapes.some(({ name }) => name === asked);
  return [...new Set(others.map(({ asked }) => (isTape(asked) ? asked : 'another tape')))].join(', ');
}

/** The lines of tapes in forms of their own. */
const tapesIn = (drafts: readonly Draft[], tapes: readonly Tape[]): OtherLine[] =>
  tapes.flatMap(({ id, name }) => {
    const line = drafts.filter(({ from }) => from === name);
    return line.length > 0 ? [{ id, asked: productIn(line) ?? name }] : [];
  });

/** The lines that were added in tapes' forms. */
const addedIn = (drafts: readonly Draft[]): OtherLine[] =>
  [...new Set(drafts.map(addedLine))]
    .filter((added) => added !== undefined)
    .map((added) => ({
      added,
      asked: productIn(drafts.filter((draft) => addedLine(draft) === added)),
    }));

/** The product that was chosen in a line. */
const productIn = (line: readonly Draft[]) => line.find(({ name }) => name.startsWith('product'))?.value;

/**
 * The same for all drafts of a line that was added to a tape's form, and for no other line; else undefined, as for what
 * was added to the form that is for no tape.
 */
const addedLine = ({ name, from }: DraftKey) =>
  from.startsWith(AFTER) && from !== AFTER ? `${from} ${/\d+$/.exec(name)}` : undefined;
