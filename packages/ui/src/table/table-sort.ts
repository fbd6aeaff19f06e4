import type { DataColumn } from './data-column.ts';

export interface Sort {
  /** Column id. */
  readonly id: string;
  readonly isDescending: boolean;
}

/** Direction of a column at the first press: numbers from the highest, dates from the latest, texts from A. */
const startsDescending = <Row>({ kind, isHighestFirst }: DataColumn<Row>): boolean =>
  isHighestFirst ?? (kind !== undefined && kind !== 'text');

/** The next sort when a heading is pressed: first direction, other direction, none. */
export function nextSort<Row>(column: DataColumn<Row>, sort: Sort | null): Sort | null {
  const natural = startsDescending(column);
  if (sort?.id !== column.id) return { id: column.id, isDescending: natural };
  return sort.isDescending === natural ? { id: column.id, isDescending: !natural } : null;
}

/**
 * The order when a heading is pressed: that column alone, or added (Shift) to the current columns. The first
 * entry has priority.
 */
export function nextOrder<Row>(
  column: DataColumn<Row>,
  order: readonly Sort[],
  isAdded: boolean,
): readonly Sort[] {
  const mine = order.find(({ id }) => id === column.id) ?? null;
  const next = nextSort(column, mine);
  if (!isAdded) return next === null ? [] : order.length > 1 && mine !== null ? [mine] : [next];
  if (mine === null) return next === null ? order : [...order, next];
  return order.flatMap((sort) => (sort.id === column.id ? (next ?? []) : sort));
}
