/** What identifies a row. */
export type RowId = string | number;
export type Selection = ReadonlySet<RowId>;

export type SelectionState = 'on' | 'off' | 'mixed';

/** How much of some rows is selected. */
export function stateOf(selected: Selection, ids: readonly RowId[]): SelectionState {
  const count = ids.filter((id) => selected.has(id)).length;
  if (count === 0) return 'off';
  return count === ids.length ? 'on' : 'mixed';
}

/** All of these rows in or out; what else is selected stays. */
export function withRows(selected: Selection, ids: readonly RowId[], isIn: boolean): Selection {
  const next = new Set(selected);
  for (const id of ids) isIn ? next.add(id) : next.delete(id);
  return next;
}

export const toggled = (selected: Selection, id: RowId): Selection =>
  withRows(selected, [id], !selected.has(id));

/** Everything between two rows of a list gets the state of the second one (Shift with a press). */
export function withRange(selected: Selection, ids: readonly RowId[], from: RowId, to: RowId): Selection {
  const [start, end] = [ids.indexOf(from), ids.indexOf(to)];
  if (start < 0 || end < 0) return toggled(selected, to);
  const range = ids.slice(Math.min(start, end), Math.max(start, end) + 1);
  return withRows(selected, range, !selected.has(to));
}
