import type { DailySeries, DayRange } from '../series/daily.ts';
import { type ReadingsApart, readingsApart } from './readings.ts';

/** A season's daily extremes of temperature, °C, on the days of the one shown; null without a record of them. */
export interface SeasonExtremes {
  readonly name: string;
  readonly max: DailySeries | null;
  readonly min: DailySeries | null;
}

/** Another season or field, and the daily extremes of temperature beside its own, °C. */
export interface NamedExtremes {
  readonly name: string;
  readonly max: ReadingsApart;
  readonly min: ReadingsApart;
}

/** How warm the days shown were beside those of other seasons. */
export interface ExtremesBeside {
  readonly known: readonly NamedExtremes[];
  /** Mean distance of a day's maxima and minima, °C. */
  readonly closest: readonly { readonly name: string; readonly apart: number }[];
  /** Those with fewer than 14 days on which both have a reading. */
  readonly left: readonly { readonly name: string }[];
}

/** Compares daily extremes of temperature over these days. */
export function extremesBeside(
  own: Omit<SeasonExtremes, 'name'>,
  days: DayRange,
  all: readonly SeasonExtremes[],
): ExtremesBeside {
  const apart = (shown: DailySeries | null, other: DailySeries | null) =>
    shown && other && readingsApart(shown, other, days);
  const beside = all.map(({ name, max, min }) => ({
    name,
    max: apart(own.max, max),
    min: apart(own.min, min),
  }));
  const known = beside.flatMap(({ name, max, min }) => (max && min ? [{ name, max, min }] : []));
  return {
    known,
    closest: known.map(({ name, max, min }) => ({ name, apart: (max.apart + min.apart) / 2 })),
    left: beside.filter(({ max, min }) => !max || !min).map(({ name }) => ({ name })),
  };
}
