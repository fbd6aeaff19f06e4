import { MILDEW_RISK_STARTS } from '../mildew/risk.ts';
import type { DailySeries, DayRange } from '../series/daily.ts';
import type { Days, IsoDate } from '../units.ts';
import { daysFrom, readingsApart } from './readings.ts';

/** A season's index of mildew, 0–100, on the days of the one shown; null without a record of it. */
export interface NamedIndex {
  readonly name: string;
  readonly index: DailySeries | null;
}

/** Another season or field, and its days with high risk of mildew on the days shown. */
export interface NamedMildew {
  readonly name: string;
  readonly days: Days;
}

/** Days of high risk in other seasons beside those of the season shown. */
export interface RiskBeside {
  /** The same of the season shown, and its last day measured. */
  readonly own: { readonly days: Days; readonly last: IsoDate };
  readonly known: readonly NamedMildew[];
  /** Mean distance of a day's two indices, in points. */
  readonly closest: readonly { readonly name: string; readonly apart: number }[];
  /** Those with fewer than 14 days on which both have an index. */
  readonly left: readonly { readonly name: string }[];
}

/**
 * Compares days of high risk of mildew, and the index of each day.
 *
 * @param own index of the season shown, 0–100
 * @param days its days, to the last one with a record
 */
export function riskBeside(own: DailySeries, days: DayRange, all: readonly NamedIndex[]): RiskBeside {
  const high = (index: DailySeries) => daysFrom(index, own, MILDEW_RISK_STARTS.high, days);
  const beside = all.map(({ name, index }) => ({
    name,
    days: index ? high(index) : 0,
    apart: (index && readingsApart(own, index, days))?.apart,
  }));
  const known = beside.flatMap(({ apart, ...one }) => (apart === undefined ? [] : [{ ...one, apart }]));
  return {
    own: { days: high(own), last: days.end },
    known: known.map(({ name, days: high }) => ({ name, days: high })),
    closest: known.map(({ name, apart }) => ({ name, apart })),
    left: beside.filter(({ apart }) => apart === undefined).map(({ name }) => ({ name })),
  };
}
