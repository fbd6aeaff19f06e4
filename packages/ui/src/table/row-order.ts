import type { CellValue } from './data-column.ts';
import { ranksOfEach } from './spanish-order.ts';

/** Place of every row's value among the distinct ones, from 1; 0 where there is no value. */
export interface Ranks {
  readonly of: Uint32Array;
  /** How many places there are. */
  readonly count: number;
}

/** Numbers before texts, numbers by size, texts in Spanish order. */
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
 * Row numbers in the order of the keys, the first key counting most; rows that agree in all of them stay as they were,
 * rows without a value come last in both directions. Counts places instead of comparing rows, so that 50,000 rows are
 * sorted in a few milliseconds.
 */
export function orderBy(rows: Uint32Array, keys: readonly OrderKey[]): Uint32Array {
  return keys.toReversed().reduce(orderByOne, rows);
}

function orderByOne(rows: Uint32Array, { ranks, isDescending }: OrderKey): Uint32Array {
  const { of, count } = ranks;
  // Where each place begins among the ordered rows; the last place is for rows without a value.
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
