/** The middle value, or the mean of the two middle values; NaN if there are none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
  return (lower + upper) / 2;
}

/** The number with `places` decimal places; a dash if it is not finite. */
export const digits = (value: number, places = 0): string =>
  Number.isFinite(value) ? value.toFixed(places) : '–';

/** `1.04 ×` */
export const ratio = (value: number, base: number): string => `${digits(value / base, 2)} ×`;

/** Prints rows under a title, with the first column aligned to the left and the others to the right. */
export function printTable(
  title: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): void {
  const widths = head.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ');
  console.log(`\n${title}\n\n${[head, ...rows].map(line).join('\n')}`);
}
