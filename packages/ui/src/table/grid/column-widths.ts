import { type DataColumn, textOf } from '../data-column.ts';

/** px */
const LETTER = 7.2;
const PADDING = 34;
const HEAD_EXTRAS = 56;
const LEAST = 80;
const MOST = 320;
const SAMPLE = 100;
/** Rows are sampled in steps of the golden section, which avoids regular patterns in the rows. */
const GOLDEN = 0.618034;

/**
 * Column widths of a table that draws only the visible rows. They must not depend on those, or they would
 * change while the table scrolls. They are computed from the texts of sampled rows.
 *
 * @returns px by column; null for a column with its own width
 */
export function columnWidths<Row>(
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[],
): readonly (number | null)[] {
  const digits =
    rows.length <= SAMPLE
      ? [...rows.keys()]
      : Array.from({ length: SAMPLE }, (_, i) => Math.floor(((i * GOLDEN) % 1) * rows.length));
  return columns.map((column) => {
    if (column.width !== undefined) return null;
    let letters = 0;
    for (const at of digits) letters = Math.max(letters, textOf(column, rows[at] as Row).length);
    const head = column.header.length * LETTER + HEAD_EXTRAS;
    return Math.round(Math.min(MOST, Math.max(LEAST, head, letters * LETTER + PADDING)));
  });
}
