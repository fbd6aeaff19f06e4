import type { RowId } from './selection.ts';

export interface RowKeys {
  /** One per row, none twice: the second row with the id 7 is `7#2`. */
  readonly keys: readonly string[];
  /** How many rows have the id of an earlier one, or none. */
  readonly duplicates: number;
}

/** Keys by which rows are drawn; rows that share an id, or have none, are still drawn one by one. */
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

/** The id of a row, or null when it has none to give. */
export function safeId<Row>(row: Row, rowId: (row: Row) => RowId): RowId | null {
  try {
    return rowId(row) ?? null;
  } catch {
    return null;
  }
}
