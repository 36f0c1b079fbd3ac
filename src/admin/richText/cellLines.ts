import { DOMParser, Fragment, type Schema, Slice } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { isInTable } from '@tiptap/pm/tables';
import { placeBelow } from './insertBlock';

/**
 * How a cell is read: as the editor writes it, each space that is typed included, or else with its blocks as lines.
 * Word and Google Docs write `<td><p>…</p></td>`.
 */
export const cellRules = (tag: 'td' | 'th') => [
  {
    tag,
    getAttrs: (cell: HTMLElement) => (cell.querySelector(':not(a, strong, em, br)') ? null : false),
    getContent: (cell: Node, schema: Schema) => asLines(DOMParser.fromSchema(schema).parse(cell).content),
  },
  { tag },
];

/** The words of all blocks, each on a line of its own: a cell holds no blocks, and would tear its table apart for them. */
function asLines(blocks: Fragment): Fragment {
  let lines = Fragment.empty;
  blocks.descendants((block) => {
    if (!block.isTextblock) return true;
    const ending = lines.size && block.childCount ? block.type.schema.node('hardBreak') : null;
    lines = lines.append(Fragment.from(ending)).append(block.content);
    return false;
  });
  return lines;
}

/** A table's rows, and then its pictures: no cell holds one, and so they come to stand below it. */
export function picturesLast(table: Node): HTMLElement {
  const copy = table.cloneNode(true) as HTMLElement;
  copy.append(...copy.querySelectorAll('img'));
  return copy;
}

/** What is pasted into a table goes into its cells, and what no cell can hold below it. */
export const pasteInTable = () =>
  new Plugin({
    props: {
      transformPasted: (slice, { state }) => {
        if (!isInTable(state) || holdsWhole(slice)) return slice;
        const lines = asLines(slice.content);
        return lines.size ? new Slice(lines, 0, 0) : slice;
      },
      // Comes after the tables' own, which puts cells into cells.
      handlePaste: ({ state, dispatch }, _event, slice) => {
        const below = isInTable(state) && holdsWhole(slice) ? placeBelow(state) : undefined;
        if (below === undefined) return false;
        dispatch(state.tr.replaceRange(below, below, slice).scrollIntoView());
        return true;
      },
    },
  });

function holdsWhole({ content }: Slice): boolean {
  let isFound = false;
  content.descendants(({ type }) => {
    isFound ||= type.name === 'image' || type.spec.tableRole !== undefined;
    return !isFound;
  });
  return isFound;
}
