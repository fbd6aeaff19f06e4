import { type DailySeries, type DayRange, overRange } from '../series/daily.ts';
import type { IsoDate } from '../units.ts';
import { readingsApart } from './readings.ts';

/** A season's accumulated chilling hours on the days of the one shown; null without a record of them. */
export interface NamedChill {
  readonly name: string;
  readonly hours: DailySeries | null;
}

/** Another season or field, and its chilling hours on the last day of those shown. */
export interface NamedHours {
  readonly name: string;
  readonly hours: number;
}

/** Chilling hours of other seasons beside those of the season shown, on its last day. */
export interface HoursBeside {
  readonly own: { readonly hours: number; readonly last: IsoDate };
  readonly known: readonly NamedHours[];
  /** Mean distance of a day's two totals, h, of those with enough days. */
  readonly closest: readonly { readonly name: string; readonly apart: number }[];
  /** Those without a record of that day. */
  readonly left: readonly { readonly name: string }[];
}

/**
 * Compares accumulated chilling hours on the last day shown, and over all of them.
 *
 * @param own running total of the season shown, h
 * @param days its days, to the last one with a record
 */
export function hoursBeside(own: DailySeries, days: DayRange, all: readonly NamedChill[]): HoursBeside {
  const at = (series: DailySeries) => overRange(series, { start: days.end, end: days.end }).values[0]!;
  const beside = all.map(({ name, hours }) => ({
    name,
    hours: hours ? at(hours) : Number.NaN,
    apart: (hours && readingsApart(own, hours, days))?.apart,
  }));
  const known = beside.filter(({ hours }) => !Number.isNaN(hours));
  return {
    own: { hours: at(own), last: days.end },
    known: known.map(({ name, hours }) => ({ name, hours })),
    closest: known.flatMap(({ name, apart }) => (apart === undefined ? [] : [{ name, apart }])),
    left: beside.filter(({ hours }) => Number.isNaN(hours)).map(({ name }) => ({ name })),
  };
}
