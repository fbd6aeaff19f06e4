import { type ChartSeries, isVisible, type Provenance } from '../chart-series.ts';
import { tableDates, valueLookups } from '../table-rows.ts';
import { sentSeries } from '../unsent-bars.ts';

/** The dates of the bars and what each visible series adds to them. */
export interface Stacks {
  /** Wall ms of every date on which a series has an entry, ascending: one bar each. */
  readonly dates: Float64Array;
  /** Visible series of which the service knows; the first one is at the bottom. */
  readonly layers: readonly ChartSeries[];
  /** `values[layer][date]`; `NaN` when the count is not known. */
  readonly values: readonly Float64Array[];
  /** Sum of the known counts of all layers; `NaN` when none is known. */
  readonly totals: Float64Array;
  /** Source of each sum; undefined if no layer says where its counts come from. */
  readonly provenance: readonly Provenance[] | undefined;
}

/**
 * Stacks series of counts on top of each other.
 *
 * @param series with entries (also `NaN` ones) on the dates where a count closes
 */
export function stacksOf(series: readonly ChartSeries[]): Stacks {
  const dates = closingDates(series);
  const layers = sentSeries(series).filter(isVisible);
  const values = valueLookups(layers).map((known) =>
    Float64Array.from(dates, (date) => known.get(date) ?? Number.NaN),
  );
  const totals = Float64Array.from(dates, (_, i) => {
    const known = values.map((one) => one[i]!).filter(Number.isFinite);
    return known.length === 0 ? Number.NaN : known.reduce((sum, value) => sum + value, 0);
  });
  return { dates, layers, values, totals, provenance: provenanceOf(layers, dates) };
}

/** Source of the sums of layers. */
function provenanceOf(layers: readonly ChartSeries[], dates: Float64Array): Provenance[] | undefined {
  if (!layers.some(({ provenance }) => provenance)) return undefined;
  const places = layers.map(({ x }) => new Map(Array.from(x, (date, i) => [date, i])));
  return Array.from(dates, (date) =>
    joinedProvenance(layers.flatMap((one, k) => sourceAt(one, places[k]!.get(date)))),
  );
}

function sourceAt({ y, provenance }: ChartSeries, i: number | undefined): Provenance[] {
  const isCounted = i !== undefined && Number.isFinite(y[i]!) && (y[i]! > 0 || provenance?.[i] === 'field');
  return isCounted ? [provenance?.[i] ?? 'measured'] : [];
}

/** Source of a sum of counts: counted in the field, in part, or not at all. */
export function joinedProvenance(sources: readonly Provenance[]): Provenance {
  if (sources.length > 0 && sources.every((one) => one === 'field')) return 'field';
  return sources.some((one) => one === 'field' || one === 'partly-field') ? 'partly-field' : 'measured';
}

/**
 * The dates of the bars. Hidden series and closing days without a count keep their bar, so that hiding a series
 * moves nothing.
 */
export function closingDates(series: readonly ChartSeries[]): Float64Array {
  const known = tableDates(series);
  const [last, first] = [known[0], known[known.length - 1]];
  if (first === undefined || last === undefined) return known;
  const dates = new Set<number>();
  for (const { x } of series) for (const date of x) if (date >= first && date <= last) dates.add(date);
  return Float64Array.from(dates).sort();
}

/** The first day that a count covers, wall ms, from the first series that knows it. */
export function firstDayOf(series: readonly ChartSeries[], closing: number): number {
  for (const { x, since } of series) {
    const first = since?.[x.indexOf(closing)];
    if (first !== undefined) return first;
  }
  return closing;
}

/**
 * The sum as a series of its own, for the cursor, the table and the files; empty when only one series is
 * visible.
 */
export function totalSeries(series: readonly ChartSeries[], label: string): ChartSeries[] {
  const { dates, layers, totals, provenance } = stacksOf(series);
  const [first] = layers;
  if (!first || layers.length < 2) return [];
  const { unit, axis, decimals } = first;
  const since = first.since && Float64Array.from(dates, (date) => firstDayOf(layers, date));
  const look = { id: 'total', label, unit, axis, decimals, kind: 'bar', color: 'captures' } as const;
  const { running } = first;
  const more = { ...(since && { since }), ...(running && { running }), ...(provenance && { provenance }) };
  return [{ ...look, x: dates, y: totals, ...more }];
}
