import type { AnalyticsQuery } from '@vigia/api/contract';
import {
  addDays,
  type DailySeries,
  type IsoDate,
  isoDate,
  laterOf,
  mondayOf,
  type SeriesItem,
} from '@vigia/domain';

type Method = NonNullable<AnalyticsQuery['bin_aggregation_method']>;
/** Weeks begin on Monday. */
export type BinSize = 'week' | 'month';

const MAKE: Readonly<Record<Method, (values: readonly number[]) => number>> = {
  sum: (values) => values.reduce((sum, value) => sum + value, 0),
  avg: (values) => MAKE.sum(values) / values.length,
  min: (values) => Math.min(...values),
  max: (values) => Math.max(...values),
};

const FIRST_DAY: Readonly<Record<BinSize, (date: IsoDate) => IsoDate>> = {
  week: mondayOf,
  month: (date) => isoDate(`${date.slice(0, 7)}-01`),
};

/**
 * The days of a series combined by week or month. A bin is labelled with its first day within the series and made
 * of its days that have a value; one without any is null.
 */
export function binned({ start, values }: DailySeries, size: BinSize, method: Method): SeriesItem[] {
  const bins = new Map<IsoDate, number[]>();
  for (const [i, value] of values.entries()) {
    const label = laterOf(start, FIRST_DAY[size](addDays(start, i)));
    const own = bins.get(label) ?? [];
    bins.set(label, own);
    if (!Number.isNaN(value)) own.push(value);
  }
  return Array.from(bins, ([date, own]) => ({ date, value: own.length === 0 ? null : MAKE[method](own) }));
}
