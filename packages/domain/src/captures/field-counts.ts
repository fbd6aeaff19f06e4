import { dayNumberOf } from '../calendar/iso-date.ts';
import { type DailySeries, type DayRange, emptyDaily, sumDaily } from '../series/daily.ts';
import type { IsoDate } from '../units.ts';
import { dailyIncrements, type TrapPhoto } from './increments.ts';

/** Most insects of one field count. */
export const MOST_IN_FIELD_COUNT = 100_000;

/** Insects that a person found in a trap and took out of it ("Conteo en terreno"). */
export interface FieldCount {
  readonly date: IsoDate;
  /** Insects of the pest since the count before. */
  readonly found: number;
  /** Day of the count before at the trap; null for the first one. */
  readonly countBefore: IsoDate | null;
  /** Day of the last counted photo of the pest at the trap up to the day of the count; null without any. */
  readonly photoBefore: IsoDate | null;
}

/** What is known of a trap and a pest. */
export interface TrapRecords {
  /** Oldest first, as `dailyIncrements` takes them. */
  readonly photos: readonly TrapPhoto[];
  readonly counts: readonly FieldCount[];
}

/**
 * Whether the insects of a field count are captures of their own. They are not if a photo may have shown them already:
 * one of the days since the count before, both days included, or any earlier photo where no count is before.
 */
export const isSummed = ({ countBefore, photoBefore }: FieldCount): boolean =>
  photoBefore === null || (countBefore !== null && photoBefore < countBefore);

/**
 * Captures of each day: what photos add, and what was found in the field and no photo may have shown.
 *
 * @returns insects; a day without photo and without such a count is a hole
 * @throws {RangeError} as `dailyIncrements`
 */
export function dailyCaptures({ photos, counts }: TrapRecords, range: DayRange): DailySeries {
  const summed = foundByDay(counts.filter(isSummed), range);
  return photos.length === 0 ? summed : sumDaily([dailyIncrements(photos, range), summed], range);
}

/** Insects of the field counts of each day, summed up or not; a day without count is a hole. */
export function foundByDay(counts: readonly FieldCount[], range: DayRange): DailySeries {
  const out = emptyDaily(range);
  const first = dayNumberOf(range.start);
  for (const { date, found } of counts) {
    if (!(found >= 0 && Number.isFinite(found))) throw new RangeError(`${found} insects on ${date}`);
    const index = dayNumberOf(date) - first;
    const before = out.values[index];
    if (before !== undefined) out.values[index] = (Number.isNaN(before) ? 0 : before) + found;
  }
  return out;
}

/** Field counts of one day, of one trap or of several together. */
export interface FieldCountDay {
  readonly date: IsoDate;
  /** Insects that people found. */
  readonly found: number;
  /** How many of them are captures of their own (`isSummed`). */
  readonly summed: number;
}

/** Field counts by day, oldest first. */
export function fieldCountDays(counts: readonly FieldCount[]): FieldCountDay[] {
  const days = new Map<IsoDate, FieldCountDay>();
  for (const count of counts) {
    const { found, summed } = days.get(count.date) ?? { found: 0, summed: 0 };
    days.set(count.date, {
      date: count.date,
      found: found + count.found,
      summed: summed + (isSummed(count) ? count.found : 0),
    });
  }
  return [...days.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
}
