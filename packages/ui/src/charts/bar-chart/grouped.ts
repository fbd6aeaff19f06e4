import type { ChartSeries, Provenance } from '../chart-series.ts';
import { valueLookups } from '../table-rows.ts';
import { closingDates, firstDayOf, joinedProvenance } from './stacks.ts';

/** Least distance between two bars, px: closer ones can neither be distinguished nor pointed at. */
const LEAST_STEP = 3;

export interface GroupedSeries {
  readonly series: readonly ChartSeries[];
  /** Number of counts in each bar. */
  readonly per: number;
}

/**
 * The counts unchanged while each has room for its own bar. Otherwise neighbours are summed up, each sum at the
 * last of their dates: no insect is lost, and two hundred thousand counts cost no more than the chart is wide.
 *
 * @param width of the chart, px
 */
export function groupedSeries(series: readonly ChartSeries[], width: number): GroupedSeries {
  const dates = closingDates(series);
  const per = Math.ceil((dates.length * LEAST_STEP) / Math.max(LEAST_STEP, width));
  if (per <= 1) return { series, per: 1 };
  const groups = Array.from({ length: Math.ceil(dates.length / per) }, (_, group) =>
    dates.subarray(group * per, (group + 1) * per),
  );
  const lookups = valueLookups(series);
  const grouped = series.map((one, k) => ({
    ...one,
    x: Float64Array.from(groups, (group) => group[group.length - 1]!),
    y: Float64Array.from(groups, (group) => sumOf(group, lookups[k]!)),
    ...(one.provenance && { provenance: groups.map((group) => joinedProvenance(sourcesIn(one, group))) }),
    ...(one.since && { since: Float64Array.from(groups, (group) => firstDayOf(series, group[0]!)) }),
  }));
  return { series: grouped, per };
}

/** Sources of the counts of a series on some dates. */
const sourcesIn = ({ x, y, provenance }: ChartSeries, group: Float64Array): Provenance[] =>
  Array.from(group, (date) => x.indexOf(date))
    .filter((i) => i >= 0 && y[i]! > 0)
    .map((i) => provenance?.[i] ?? 'measured');

/** Sum of the known counts; `NaN` when none is known. */
function sumOf(dates: Float64Array, values: ReadonlyMap<number, number>): number {
  const known = dates.filter((date) => values.has(date));
  return known.length === 0 ? Number.NaN : known.reduce((sum, date) => sum + values.get(date)!, 0);
}
