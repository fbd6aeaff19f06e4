import type { CellValue } from './data-column.ts';
import { spanishRanks } from './spanish-order.ts';

/** Place of every row's value among the distinct ones, from 1; 0 where there is no value. */
export interface Ranks {
  readonly of: Uint32Array;
  /** How many places there are. */
  readonly count: number;
}

/** Numbers before texts, numbers by size, texts in Spanish order. */
export function ranksOf(values: readonly CellValue[]): Ranks {
  const numbers = Float64Array.from(
    new Set(values.filter((value): value is number => typeof value === 'number')),
  ).sort();
  const texts = spanishRanks(values.filter((value) => typeof value === 'string' && value !== '') as string[]);
  let last = 0;
  const of = new Uint32Array(values.length);
  const places = new Map<CellValue, number>();
  numbers.forEach((number, at) => {
    places.set(number, at + 1);
  });
  for (const [text, rank] of texts) places.set(text, numbers.length + rank + 1);
  for (const place of places.values()) last = Math.max(last, place);
  values.forEach((value, at) => {
    of[at] = places.get(value) ?? 0;
  });
  return { of, count: last };
}

export interface OrderKey {
  readonly ranks: Ranks;
  readonly isDescending: boolean;
}

/**
 * Row numbers in the order of the keys, the first key counting most; rows that agree in all of them stay as they were,
 * rows without a value come last in both directions. Counts places instead of comparing rows, so that 50,000 rows are
 * sorted in a few milliseconds.
 */
export function orderBy(rows: Uint32Array, keys: readonly OrderKey[]): Uint32Array {
  return keys.toReversed().reduce(orderByOne, rows);
}

function orderByOne(rows: Uint32Array, { ranks, isDescending }: OrderKey): Uint32Array {
  const { of, count } = ranks;
  const placeOf = (row: number) => {
    const rank = of[row] as number;
    if (rank === 0) return count;
    return isDescending ? count - rank : rank - 1;
  };
  const starts = new Uint32Array(count + 2);
  for (const row of rows) starts[placeOf(row) + 1]! += 1;
  for (let place = 1; place < starts.length; place++) starts[place]! += starts[place - 1]!;
  const ordered = new Uint32Array(rows.length);
  for (const row of rows) ordered[starts[placeOf(row)]!++] = row;
  return ordered;
}
