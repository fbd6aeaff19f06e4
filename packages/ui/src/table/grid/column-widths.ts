import { type DataColumn, textOf } from '../data-column.ts';

/** px */
const LETTER = 7.2;
const PADDING = 34;
const HEAD_EXTRAS = 56;
const LEAST = 80;
const MOST = 320;
const SAMPLE = 100;
/** Steps of the golden section meet all rows alike, however they repeat. */
const GOLDEN = 0.618034;

/**
 * Widths for a table that draws only the rows in sight: they cannot follow what is drawn, or they would change while
 * it scrolls. From the texts of rows spread over the whole.
 *
 * @returns px by column; null where the column says its own
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
