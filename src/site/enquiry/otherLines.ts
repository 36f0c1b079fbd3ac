import { loadSearchCode } from '../search/loadSearchCode';
import { AFTER, fieldOf, lineField, lineNumberOf } from './lineNames';
import { untilAnswered } from './submitEnquiry';
import { type FieldKey, fieldsElsewhere, renameFields, type TypedField } from './unsent';

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
  /** Makes the added ones among them this form's own; what was typed for a tape is found by its name. */
  take: () => void;
};

/**
 * What this visitor began to ask for in other tapes' quote forms and has not sent, as far as it fits in one request;
 * undefined if there is nothing.
 * @param chosen the tapes that this form is for, at least one
 * @param most the most lines in one request
 * @throws {TypeError} if the products cannot be fetched
 */
export async function findOtherLines(
  form: HTMLFormElement,
  chosen: readonly Tape[],
  most: number,
): Promise<OtherLines | undefined> {
  await untilAnswered();
  const fields = fieldsElsewhere(form);
  if (fields.length === 0) return undefined;
  const { listProductSummaries } = await loadSearchCode();
  const tapes = await listProductSummaries();
  const others = [...ownIn(fields, tapes), ...addedIn(fields)]
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
      const from = `${AFTER}${chosen[0]?.name}`;
      renameFields(form, (field) => {
        const line = addedLine(field);
        const place = line ? lines.findIndex(({ added }) => added === line) : -1;
        return place < 0 ? undefined : { name: lineField(fieldOf(field.name), place), from };
      });
    },
  };
}

function inWords(others: readonly OtherLine[], tapes: readonly Tape[]): string {
  const isTape = (asked: string | undefined) => tapes.some(({ name }) => name === asked);
  return [...new Set(others.map(({ asked }) => (isTape(asked) ? asked : 'another tape')))].join(', ');
}

/** The lines of tapes in forms of their own. */
const ownIn = (fields: readonly TypedField[], tapes: readonly Tape[]): OtherLine[] =>
  tapes.flatMap(({ id, name }) => {
    const line = fields.filter(({ from }) => from === name);
    return line.length > 0 ? [{ id, asked: productIn(line) ?? name }] : [];
  });

/** The lines that were added in tapes' forms. */
const addedIn = (fields: readonly TypedField[]): OtherLine[] =>
  [...new Set(fields.map(addedLine))]
    .filter((added) => added !== undefined)
    .map((added) => ({
      added,
      asked: productIn(fields.filter((field) => addedLine(field) === added)),
    }));

/** The product that was chosen in a line. */
const productIn = (line: readonly TypedField[]) =>
  line.find(({ name }) => fieldOf(name) === 'product')?.value;

/**
 * A key of the line that a field belongs to, if the line was added to a tape's form. Undefined for any other field, also
 * in a line that was added to the form that is for no tape.
 */
const addedLine = ({ name, from }: FieldKey) =>
  from.startsWith(AFTER) && from !== AFTER ? `${from} ${lineNumberOf(name)}` : undefined;
