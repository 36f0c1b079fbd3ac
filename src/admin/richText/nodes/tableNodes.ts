import { type Attributes, type CommandProps, type Editor, findParentNode, Node } from '@tiptap/core';
import { type Command, TextSelection } from '@tiptap/pm/state';
import { goToNextCell, isInTable, rowIsHeader, selectedRect, tableEditing } from '@tiptap/pm/tables';
import { asTableHolds, cellRules, pasteInTable } from './cellLines';
import { spanOf } from './fillShortRows';
import { insertBlock } from './insertBlock';

/*
 * Tables for the rich text editor: rows of cells that hold lines of text, and a caption. ProseMirror's tables have no
 * captions, so it is kept as an attribute.
 */

declare module '@tiptap/core' {
  // TipTap is extended by merging into its interfaces; a type cannot do that.
  // biome-ignore lint/style/useConsistentTypeDefinitions: see above
  interface NodeConfig {
    tableRole?: string;
  }
}

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  tableRole: 'table',
  isolating: true,
  addAttributes: () => ({
    caption: {
      default: '',
      parseHTML: (element: HTMLElement) => element.querySelector('caption')?.textContent ?? '',
      renderHTML: () => ({}),
    },
  }),
  parseHTML: () => [
    { tag: 'table', contentElement: asTableHolds },
    { tag: 'caption', ignore: true },
  ],
  renderHTML: ({ node }) => {
    const caption = String(node.attrs.caption);
    return caption ? ['table', ['caption', caption], ['tbody', 0]] : ['table', ['tbody', 0]];
  },
  addKeyboardShortcuts: () => ({
    Tab: ({ editor }) => stepCell(editor, 1),
    'Shift-Tab': ({ editor }) => stepCell(editor, -1),
    Enter: ({ editor }) => startLine(editor),
    'Shift-Enter': ({ editor }) => startLine(editor),
  }),
  addProseMirrorPlugins: () => [tableEditing(), pasteInTable()],
  // ProseMirror's tables find their nodes by `tableRole`, which TipTap does not pass on by itself.
  extendNodeSchema: (extension) => ({ tableRole: extension.config.tableRole }),
});

const NEW_TABLE =
  '<table><tr><th>Property</th><th>Value</th></tr><tr><td></td><td></td></tr><tr><td></td><td></td></tr></table>';

export const insertTable = (editor: Editor) =>
  editor
    .chain()
    .focus()
    .command((props) => insertBlock(props, NEW_TABLE))
    .command(toFirstCell)
    .run();

/**
 * Moves the caret from the last cell of a new table, where inserting leaves it, to the first one below the headings.
 */
function toFirstCell({ tr }: CommandProps): boolean {
  const table = findParentNode(({ type }) => type.name === 'table')(tr.selection);
  if (!table) return false;
  const headings = table.node.firstChild?.nodeSize ?? 0;
  tr.setSelection(TextSelection.near(tr.doc.resolve(table.start + headings + 2)));
  return true;
}

export const setTableCaption = (editor: Editor, caption: string) =>
  editor.chain().focus().updateAttributes('table', { caption }).run();

/**
 * Tab moves from cell to cell, and from the last one to the next control, as outside tables. It adds no rows, unlike in
 * Word: somebody without a mouse would never get out of the table.
 */
const stepCell = ({ state, view }: Editor, direction: 1 | -1) =>
  goToNextCell(direction)(state, view.dispatch);

/** Runs one of ProseMirror's own commands for tables. */
export const changeTable = (editor: Editor, command: Command) =>
  editor
    .chain()
    .focus()
    .command(({ state, dispatch }) => command(state, dispatch))
    .run();

/** Whether the first row of the table that the cursor is in consists of headings. */
export function hasHeadingRow({ state }: Editor): boolean {
  if (!isInTable(state)) return false;
  const { map, table } = selectedRect(state);
  return rowIsHeader(map, table, 0);
}

/** A cell holds lines, not paragraphs: by default Enter would split it, and `setHardBreak` does nothing there. */
const startLine = (editor: Editor) =>
  isInTable(editor.state) && editor.commands.insertContent({ type: 'hardBreak' });

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  tableRole: 'row',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) => spanOf(element, name),
  renderHTML: (attributes: Record<string, unknown>) =>
    attributes[name] === 1 ? {} : { [name]: attributes[name] },
});

const cellAttributes = {
  colspan: span('colspan'),
  rowspan: span('rowspan'),
  colwidth: { default: null, renderHTML: () => ({}) },
};

const cellNode = (name: string, tag: 'td' | 'th', tableRole: string, attributes: Attributes) =>
  Node.create({
    name,
    content: 'inline*',
    tableRole,
    isolating: true,
    addAttributes: () => attributes,
    parseHTML: () => cellRules(tag),
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

const TableCell = cellNode('tableCell', 'td', 'cell', cellAttributes);
const TableHeader = cellNode('tableHeader', 'th', 'header_cell', {
  ...cellAttributes,
  scope: { default: 'col' },
});

export const tableNodes = [Table, TableRow, TableCell, TableHeader];
