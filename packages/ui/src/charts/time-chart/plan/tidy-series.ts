import { DAY_MS } from '@vigia/domain';
import type { ChartSeries, ChartWindow } from '../../chart-series.ts';
import type { ChartSpeech } from '../../words.ts';

export interface TidySeries {
  readonly series: readonly ChartSeries[];
  /** What had to be corrected, in words for the reader; empty for valid series. */
  readonly notes: readonly string[];
}

interface Faults {
  unsorted: boolean;
  repeated: number;
  undated: number;
  infinite: number;
}

/**
 * Series that can be searched and drawn. Dates are ascending, each once (the last value of a date is kept) and
 * none missing; an infinite value, or a `null` of a plain array, is a hole. Valid series are returned as they
 * are. Nothing is changed in place.
 *
 * @throws {RangeError} the arrays of a series differ in length: it is unknown which value belongs to which date
 */
export function tidySeries(series: readonly ChartSeries[], { words }: ChartSpeech): TidySeries {
  const notes: string[] = [];
  let isMended = false;
  const tidied = series.map((one) => {
    checkLengths(one);
    const faults = faultsOf(one);
    const mended = tidyPoints(one, faults);
    if (mended !== one) isMended = true;
    notes.push(...noteOf(one.label, faults, words));
    return mended;
  });
  return { series: isMended ? tidied : series, notes };
}

type Points = Pick<ChartSeries, 'x' | 'y' | 'since' | 'spread' | 'provenance'>;

/** One series corrected in the same way; the same object if it is valid. */
export function tidyPoints<Series extends Points>(one: Series, faults = faultsOf(one)): Series {
  const { unsorted, repeated, undated, infinite } = faults;
  const isTyped = one.x instanceof Float64Array && one.y instanceof Float64Array;
  return isTyped && !unsorted && repeated + undated + infinite === 0 ? one : mend(one, faults);
}

function checkLengths({ id, x, y, since, spread, provenance }: ChartSeries): void {
  for (const [name, length] of [
    ['values', y.length],
    ['first days', since?.length ?? x.length],
    ['low ends', spread?.low.length ?? x.length],
    ['high ends', spread?.high.length ?? x.length],
    ['provenances', provenance?.length ?? x.length],
  ] as const) {
    if (length !== x.length) throw new RangeError(`series ${id}: ${x.length} dates for ${length} ${name}`);
  }
}

function faultsOf({ x, y }: Points): Faults {
  const faults: Faults = { unsorted: false, repeated: 0, undated: 0, infinite: 0 };
  let last = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < x.length; i++) {
    const date = x[i]!;
    const value = y[i]!;
    if (value === Number.POSITIVE_INFINITY || value === Number.NEGATIVE_INFINITY) faults.infinite += 1;
    if (!Number.isFinite(date)) {
      faults.undated += 1;
      continue;
    }
    if (date < last) faults.unsorted = true;
    else if (date === last) faults.repeated += 1;
    last = date;
  }
  return faults;
}

function mend<Series extends Points>(one: Series, faults: Faults): Series {
  const order = Array.from(one.x.keys()).filter((i) => Number.isFinite(one.x[i]!));
  if (faults.unsorted) order.sort((a, b) => one.x[a]! - one.x[b]! || a - b);
  const kept = order.filter((i, at) => one.x[order[at + 1] ?? -1] !== one.x[i]);
  faults.repeated = order.length - kept.length;
  const picked = (values: Float64Array) =>
    Float64Array.from(kept, (i) => (Number.isFinite(values[i]!) ? values[i]! : Number.NaN));
  return {
    ...one,
    x: picked(one.x),
    y: picked(one.y),
    ...(one.since && { since: picked(one.since) }),
    ...(one.spread && { spread: { low: picked(one.spread.low), high: picked(one.spread.high) } }),
    ...(one.provenance && { provenance: kept.map((i) => one.provenance![i]!) }),
  };
}

function noteOf(
  label: string,
  { unsorted, repeated, undated, infinite }: Faults,
  words: ChartSpeech['words'],
): string[] {
  const name = label.length > 60 ? `${label.slice(0, 59)}…` : label;
  return [
    ...(unsorted ? [words.sorted(name)] : []),
    ...(repeated > 0 ? [words.repeated(name, repeated)] : []),
    ...(undated > 0 ? [words.undated(name, undated)] : []),
    ...(infinite > 0 ? [words.infinite(name, infinite)] : []),
  ];
}

/** The window. If its end is not after its start, the dates of the series instead; null when there are none. */
export function soundWindow(window: ChartWindow, series: readonly ChartSeries[]): ChartWindow | null {
  if (Number.isFinite(window.start) && Number.isFinite(window.end) && window.end > window.start)
    return window;
  const dated = series.filter(({ x }) => x.length > 0);
  if (dated.length === 0) return null;
  return {
    start: Math.min(...dated.map(({ x }) => x[0]!)) - DAY_MS / 2,
    end: Math.max(...dated.map(({ x }) => x[x.length - 1]!)) + DAY_MS / 2,
  };
}
