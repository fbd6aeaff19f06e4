import type { CellValue } from './data-column.ts';
import { ranksOfEach } from './spanish-order.ts';

/** Rank of every row's value among the distinct values, from 1; 0 for a missing value. */
export interface Ranks {
  readonly of: Uint32Array;
  /** Number of ranks. */
  readonly count: number;
}

/** Ranks of values: numbers before texts, numbers by size, texts in Spanish order. */
export function ranksOf(values: readonly CellValue[]): Ranks {
  const known = new Set<number>();
  const texts: string[] = [];
  for (const value of values) {
    if (typeof value === 'number') known.add(value);
    else if (value) texts.push(value);
  }
  const numbers = new Map(Array.from(Float64Array.from(known).sort(), (number, at) => [number, at + 1]));
  const textRanks = ranksOfEach(texts);
  const of = new Uint32Array(values.length);
  let text = 0;
  let count = numbers.size;
  for (let at = 0; at < values.length; at++) {
    const value = values[at] ?? null;
    if (typeof value === 'number') of[at] = numbers.get(value) ?? 0;
    else if (value) of[at] = numbers.size + 1 + (textRanks[text++] as number);
    count = Math.max(count, of[at] as number);
  }
  return { of, count };
}

export interface OrderKey {
  readonly ranks: Ranks;
  readonly isDescending: boolean;
}

/**
 * Row numbers in the order of the keys; the first key has priority. Rows that are equal in all keys keep their
 * order; rows without a value come last in both directions. It is a counting sort by ranks instead of a
 * comparison of rows, so that 50,000 rows take a few milliseconds.
 */
export function orderBy(rows: Uint32Array, keys: readonly OrderKey[]): Uint32Array {
  return keys.toReversed().reduce(orderByOne, rows);
}

function orderByOne(rows: Uint32Array, { ranks, isDescending }: OrderKey): Uint32Array {
  const { of, count } = ranks;
  // Start of each rank among the ordered rows; the last one is for rows without a value.
  const starts = new Uint32Array(count + 2);
  const placeAt = new Uint32Array(rows.length);
  for (let at = 0; at < rows.length; at++) {
    const rank = of[rows[at] as number] as number;
    const place = rank === 0 ? count : isDescending ? count - rank : rank - 1;
    placeAt[at] = place;
    starts[place + 1]! += 1;
  }
  for (let place = 1; place < starts.length; place++) starts[place]! += starts[place - 1]!;
  const ordered = new Uint32Array(rows.length);
  for (let at = 0; at < rows.length; at++) ordered[starts[placeAt[at]!]!++] = rows[at]!;
  return ordered;
}
