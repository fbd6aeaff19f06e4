import type { RowId } from './selection.ts';

export interface RowKeys {
  /** One per row, all different: the second row with the id 7 is `7#2`. */
  readonly keys: readonly string[];
  /** Number of rows that have no id or the id of an earlier row. */
  readonly duplicates: number;
}

/** Keys for drawing rows; rows with the same id or without id are drawn too. */
export function rowKeys<Row>(rows: readonly Row[], rowId: (row: Row) => RowId): RowKeys {
  const seen = new Map<string, number>();
  let duplicates = 0;
  const keys = rows.map((row) => {
    const id = String(safeId(row, rowId));
    const times = (seen.get(id) ?? 0) + 1;
    seen.set(id, times);
    if (times === 1) return id;
    duplicates += 1;
    return `${id}#${times}`;
  });
  return { keys, duplicates };
}

/** The id of a row; null if it has none. */
export function safeId<Row>(row: Row, rowId: (row: Row) => RowId): RowId | null {
  try {
    return rowId(row) ?? null;
  } catch {
    return null;
  }
}
