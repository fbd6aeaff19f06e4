import {
  type Alignment,
  type DailySeries,
  daysBetween,
  daysLater,
  type IsoDate,
  type Lead,
  type ValueKind,
  yearsBetween,
  yearsLater,
} from '@vigia/domain';
import type { Season } from '@vigia/domain/farm';
import type { SideBySideWords } from './words.ts';

/** Where a season's days begin: its first day, and that of its sum. */
export interface SeasonBegin {
  readonly season: Season;
  /** The day from which its sum is counted. */
  readonly start: IsoDate;
}

/** The days of another season laid over those of the one shown; by degree-days, see `atSameSum`. */
export function laidOver(
  series: DailySeries,
  kind: ValueKind,
  other: SeasonBegin,
  own: SeasonBegin,
  alignment: Exclude<Alignment, 'degree-days'>,
): DailySeries {
  return alignment === 'biofix'
    ? daysLater(series, daysBetween(other.start, own.start))
    : yearsLater(series, yearsBetween(other.season, own.season), kind);
}

/** When the other season had the sum of today: `9 días más tarde`; undefined where it is not known. */
export function leadNote({ days }: Lead, words: SideBySideWords): string | undefined {
  if (days === null) return undefined;
  if (days === 0) return words.same;
  return days > 0 ? words.later(days) : words.earlier(-days);
}
