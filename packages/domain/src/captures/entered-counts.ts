import type { PestId, StationId } from '../entities/ids.ts';
import { ENTERED_COUNT_MESSAGES } from '../es/entered-counts.ts';
import { isWhole } from '../forms/inputs.ts';
import type { IsoDate } from '../units.ts';
import { MOST_IN_FIELD_COUNT } from './field-counts.ts';

/** Most field counts that are entered at once. */
export const MOST_ENTERED_COUNTS = 500;
/** Most characters of the note of a field count. */
export const LONGEST_COUNT_NOTE = 1_000;

/** What a person says of a trap, a pest and a day. */
export interface CountEntry {
  readonly stationId: StationId;
  readonly pestId: PestId;
  readonly date: IsoDate;
  /** Insects; null: there was no count, and one that is stored is taken out. */
  readonly found: number | null;
  /** Absent: a stored one stays. */
  readonly note?: string | null | undefined;
}

/** As what a photo names the count that it shows, beside its station: `count/1/2026-11-20`. */
export const countSource = ({ pestId, date }: Pick<CountEntry, 'pestId' | 'date'>): string =>
  `count/${pestId}/${date}`;

/** Why an entry cannot be taken. */
export interface WrongEntry {
  /** Its place in the list, from 0. */
  readonly row: number;
  readonly field: 'date' | 'found' | 'stationId';
  readonly message: string;
}

const trapAndDay = ({ stationId, pestId, date }: CountEntry): string => `${stationId} ${pestId} ${date}`;

/** Entries of a day that has not come, and those of a trap, pest and day that another entry has already. */
export function wrongEntries(entries: readonly CountEntry[], today: IsoDate): WrongEntry[] {
  const firstRow = new Map<string, number>();
  return entries.flatMap((entry, row): WrongEntry[] => {
    const before = firstRow.get(trapAndDay(entry));
    firstRow.set(trapAndDay(entry), before ?? row);
    return [
      ...(entry.date > today
        ? [{ row, field: 'date' as const, message: ENTERED_COUNT_MESSAGES.future }]
        : []),
      ...(before === undefined
        ? []
        : [{ row, field: 'stationId' as const, message: ENTERED_COUNT_MESSAGES.twice(before + 1) }]),
    ];
  });
}

/** What is wrong with a typed number; null for a whole number from 0 to 100,000, and for nothing typed. */
export const typedCountError = (typed: string): string | null =>
  typed.trim() === '' || isWhole(typed, { min: 0, max: MOST_IN_FIELD_COUNT })
    ? null
    : ENTERED_COUNT_MESSAGES.badNumber;

/** Numbers up to this one are never unusual. */
const USUAL = 20;
/** How many times the largest of the last counts is unusual. */
const FAR_ABOVE = 4;
/** The largest number that is not unusual where nobody has counted before. */
const USUAL_FIRST = 300;

/**
 * Whether a number is so far above the last counts of the trap that it may be a typing error. It is asked about, and never
 * refused: a flight can begin in a week.
 *
 * @param last insects of the last counts of the trap and pest, in any order
 */
export function isFarAbove(found: number, last: readonly number[]): boolean {
  if (last.length === 0) return found > USUAL_FIRST;
  return found > USUAL && found > FAR_ABOVE * Math.max(...last);
}
