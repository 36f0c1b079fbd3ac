/**
 * Ends each row that is shorter than others with empty cells, in place. ProseMirror's tables do so, too, once something is
 * typed, but put some of them at the row's start, which moves its figures to other columns.
 */
export function fillShortRows(table: Element): void {
  const rows = [...table.querySelectorAll('tr')].filter((row) => row.closest('table') === table);
  const widths = rows.map(() => 0);
  for (const [index, row] of rows.entries())
    for (const cell of cellsIn(row)) {
      const end = Math.min(index + spanOf(cell, 'rowspan'), rows.length);
      for (let reached = index; reached < end; reached += 1)
        widths[reached] = (widths[reached] ?? 0) + spanOf(cell, 'colspan');
    }
  const widest = Math.max(0, ...widths);
  for (const [index, row] of rows.entries()) {
    // A row of headings stays one.
    const tag = cellsIn(row).at(-1)?.tagName ?? 'td';
    for (let width = widths[index] ?? 0; width < widest; width += 1)
      row.append(row.ownerDocument.createElement(tag));
  }
}

const cellsIn = (row: Element): Element[] =>
  [...row.children].filter(({ tagName }) => /^T[DH]$/.test(tagName));

/** How many columns or rows a cell fills. */
export const spanOf = (cell: Element, name: 'colspan' | 'rowspan'): number =>
  Number(cell.getAttribute(name)) || 1;
