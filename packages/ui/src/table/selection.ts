/** Key of a row. */
export type RowId = string | number;
export type Selection = ReadonlySet<RowId>;

export type SelectionState = 'on' | 'off' | 'mixed';

/** Whether all, some or none of the rows are selected. */
export function stateOf(selected: Selection, ids: readonly RowId[]): SelectionState {
  const count = ids.filter((id) => selected.has(id)).length;
  if (count === 0) return 'off';
  return count === ids.length ? 'on' : 'mixed';
}

/** Selects or deselects all of these rows; other rows do not change. */
export function withRows(selected: Selection, ids: readonly RowId[], isIn: boolean): Selection {
  const next = new Set(selected);
  for (const id of ids) isIn ? next.add(id) : next.delete(id);
  return next;
}

export const toggled = (selected: Selection, id: RowId): Selection =>
  withRows(selected, [id], !selected.has(id));

/** Every row between two rows of a list gets the new state of the second one (a press with Shift). */
export function withRange(selected: Selection, ids: readonly RowId[], from: RowId, to: RowId): Selection {
  const [start, end] = [ids.indexOf(from), ids.indexOf(to)];
  if (start < 0 || end < 0) return toggled(selected, to);
  const range = ids.slice(Math.min(start, end), Math.max(start, end) + 1);
  return withRows(selected, range, !selected.has(to));
}
