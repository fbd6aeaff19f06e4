import { daysBetween } from '../calendar/iso-date.ts';
import type { DailySeries, DayRange } from '../series/daily.ts';
import type { IsoDate } from '../units.ts';
import { type Alignment, daysLater, type ValueKind, yearsBetween, yearsLater } from './align.ts';

/** Another season or field, its days laid over those of the chart. */
export interface LaidSeason {
  /** Unique among the lines of a chart; the same one has the same colour in every chart. */
  readonly id: string;
  /** `2025–26`, `Los Aromos` */
  readonly name: string;
  /** Its place among all that were chosen, for its colour. */
  readonly place: number;
  readonly daily: DailySeries;
  /** A remark for its card: `9 días más tarde`. */
  readonly note?: string | undefined;
}

/** Where a season's days begin: its first day, and that of its sum. */
export interface SeasonBegin {
  readonly season: Pick<DayRange, 'start'>;
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
