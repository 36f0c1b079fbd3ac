import { DOMParser, Fragment, type Schema, Slice } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { isInTable } from '@tiptap/pm/tables';
import { fillShortRows } from './fillShortRows';
import { placeBelow } from './insertBlock';

/**
 * The parsing rules of a cell. One with only inline tags, as the editor writes it, is parsed as it is, which keeps
 * every typed space; in any other, each block becomes a line. Word and Google Docs write `<td><p>…</p></td>`.
 */
export const cellRules = (tag: 'td' | 'th') => [
  {
    tag,
    getAttrs: (cell: HTMLElement) => (cell.querySelector(':not(a, strong, em, br)') ? null : false),
    getContent: (cell: Node, schema: Schema) => asLines(DOMParser.fromSchema(schema).parse(cell).content),
  },
  { tag },
];

/** The text of all blocks, each on its own line. A cell cannot hold blocks: they would split its table. */
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

/**
 * A copy of the table with rows of one length, and with its pictures moved to the end: cells cannot hold any, so they end
 * up below the table.
 */
export function asTableHolds(table: Node): HTMLElement {
  const copy = table.cloneNode(true) as HTMLElement;
  fillShortRows(copy);
  copy.append(...copy.querySelectorAll('img'));
  return copy;
}

/** Pastes into a table's cells, and puts what no cell can hold below the table. */
export const pasteInTable = () =>
  new Plugin({
    props: {
      transformPasted: (slice, { state }) => {
        if (!isInTable(state) || hasTableOrPicture(slice)) return slice;
        const lines = asLines(slice.content);
        return lines.size ? new Slice(lines, 0, 0) : slice;
      },
      // Runs after the handler of tableEditing, which pastes cells into cells.
      handlePaste: ({ state, dispatch }, _event, slice) => {
        const below = isInTable(state) && hasTableOrPicture(slice) ? placeBelow(state) : undefined;
        if (below === undefined) return false;
        dispatch(state.tr.replaceRange(below, below, slice).scrollIntoView());
        return true;
      },
    },
  });

function hasTableOrPicture({ content }: Slice): boolean {
  let isFound = false;
  content.descendants(({ type }) => {
    isFound ||= type.name === 'image' || type.spec.tableRole !== undefined;
    return !isFound;
  });
  return isFound;
}
