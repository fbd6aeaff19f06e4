import { type DailySeries, type DayRange, overRange } from '../series/daily.ts';
import type { IsoDate } from '../units.ts';
import { readingsApart } from './readings.ts';

/** A season's chilling hours on the days of the one shown; null without a record of them. */
export interface NamedChill {
  readonly name: string;
  readonly hours: DailySeries | null;
}

/** What can be said of chilling hours beside those of other seasons. */
export interface HoursBeside {
  /** Those of the season shown on its last day, h. */
  readonly shown: { readonly hours: number; readonly last: IsoDate };
  /** Those of the others on that day, h. */
  readonly known: readonly { readonly name: string; readonly hours: number }[];
  /** Mean distance of a day's hours, h, of those with enough days. */
  readonly closest: readonly { readonly name: string; readonly apart: number }[];
  /** Names of those without a record of that day. */
  readonly left: readonly string[];
}

/**
 * Compares running totals of chilling hours with those of other seasons on the same days.
 *
 * @param own of the season shown, h
 * @param days its days, to the last one with a record
 * @param all each laid over the season shown
 */
export function hoursBeside(own: DailySeries, days: DayRange, all: readonly NamedChill[]): HoursBeside {
  const lastDay = { start: days.end, end: days.end };
  const onLastDay = (series: DailySeries) => overRange(series, lastDay).values[0]!;
  const beside = all.map(({ name, hours }) => ({
    name,
    hours: hours ? onLastDay(hours) : Number.NaN,
    apart: hours && readingsApart(own, hours, days)?.apart,
  }));
  const known = beside.filter(({ hours }) => !Number.isNaN(hours));
  return {
    shown: { hours: onLastDay(own), last: days.end },
    known: known.map(({ name, hours }) => ({ name, hours })),
    closest: known.flatMap(({ name, apart }) => (typeof apart === 'number' ? [{ name, apart }] : [])),
    left: beside.filter(({ hours }) => Number.isNaN(hours)).map(({ name }) => name),
  };
}
