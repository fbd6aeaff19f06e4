import { DAY_MS, lowerBound, nearestIndex } from '@vigia/domain';
import type { ChartMarker, ChartSeries, ChartWindow } from '../../chart-series.ts';
import { isForecast, rangeAt } from '../../provenance.ts';
import { coveringIndex, spanText } from '../../span.ts';
import type { ChartSpeech } from '../../words.ts';
import { windowSlice } from '../plan/window-slice.ts';

export type Direction = -1 | 1;

/** The part of a series that a search needs; dates of markers have it too. */
type Dated = Pick<ChartSeries, 'x' | 'since'>;

/** Dates of the markers that have no record near them: the cursor stops there too. */
export function markerStops(series: readonly Dated[], markers: readonly ChartMarker[]): Dated {
  const apart = ({ x }: ChartMarker) =>
    series.every((one) => {
      const i = nearestIndex(one.x, x);
      return i < 0 || Math.abs(one.x[i]! - x) >= DAY_MS / 2;
    });
  return { x: Float64Array.from(markers.filter(apart), (marker) => marker.x).sort() };
}

/** The record date closest to `target` over all series, inside the window; NaN when there is none. */
export function nearestX(series: readonly Dated[], target: number, window: ChartWindow): number {
  const wanted = Math.min(Math.max(target, window.start), window.end);
  let best = Number.NaN;
  for (const one of series) {
    const candidate = coveredDay(one, wanted) ?? nearestRecord(one, wanted, window);
    if (candidate === undefined) continue;
    if (!(Math.abs(best - wanted) <= Math.abs(candidate - wanted))) best = candidate;
  }
  return best;
}

/** The day of `wanted`, if a record sums up several days and this is one of them. */
function coveredDay(series: Dated, wanted: number): number | undefined {
  const i = coveringIndex(series, wanted);
  if (i < 0) return undefined;
  const last = series.x[i]!;
  return last - Math.round((last - wanted) / DAY_MS) * DAY_MS;
}

function nearestRecord({ x }: Dated, wanted: number, window: ChartWindow): number | undefined {
  const { from, to } = windowSlice(x, window);
  return from === to ? undefined : x[from + nearestIndex(x.subarray(from, to), wanted)];
}

/** The next record date of any series after (or before) `from`; `from` itself at the edge of the window. */
export function nextX(
  series: readonly Dated[],
  from: number,
  direction: Direction,
  window: ChartWindow,
): number {
  let best = Number.NaN;
  for (const { x } of series) {
    let i = lowerBound(x, from);
    if (direction < 0) i -= 1;
    else while (i < x.length && x[i]! <= from) i += 1;
    const candidate = x[i];
    if (candidate === undefined || candidate < window.start || candidate > window.end) continue;
    if (!(Math.abs(best - from) <= Math.abs(candidate - from))) best = candidate;
  }
  return Number.isNaN(best) ? from : best;
}

/**
 * Index of the record of a series at a date of the chart, in full resolution; −1 when there is none. It is the
 * record of that date, the one that sums up several days with that day, or for a step the last record before.
 */
export function indexAt(series: ChartSeries, x: number): number {
  if (series.kind === 'step') return levelIndex(series, x);
  if (series.since) return coveringIndex(series, x);
  const i = nearestIndex(series.x, x);
  return i >= 0 && Math.abs(series.x[i]! - x) <= reach(series.x) ? i : -1;
}

/** Value of a series at a date of the chart; NaN when there is none. */
export function valueAt(series: ChartSeries, x: number): number {
  return series.y[indexAt(series, x)] ?? Number.NaN;
}

function levelIndex({ x, y }: ChartSeries, at: number): number {
  let i = lowerBound(x, at);
  if (i === x.length || x[i]! > at) i -= 1;
  while (i >= 0 && Number.isNaN(y[i]!)) i -= 1;
  return at > x[x.length - 1]! ? -1 : i;
}

/**
 * Largest distance, ms, between a date and a record that is read there: half the series' step, at most half a
 * day.
 */
function reach(x: Float64Array): number {
  if (x.length < 2) return DAY_MS / 2 - 1;
  const step = (x[x.length - 1]! - x[0]!) / (x.length - 1);
  return Math.min(step / 2, DAY_MS / 2 - 1);
}

/** Whether any of the series has a forecast at a date of the chart. */
export function hasForecastAt(series: readonly ChartSeries[], x: number): boolean {
  return series.some((one) => {
    const i = indexAt(one, x);
    return i >= 0 && isForecast(one, i) && Number.isFinite(one.y[i]!);
  });
}

export interface Reading {
  /** `412,3 °C·día`, `8,1 a 24,3 °C` or `sin dato` */
  readonly value: string;
  /** `contado por una persona`, `398,2 a 426,4, pronosticado`; empty without range and special source. */
  readonly note: string;
  /** `semana 19–25 oct`: the days that the value sums up; empty for a value of a single day. */
  readonly span: string;
}

/** The value of a series at a date of the chart, as text. */
export function readingOf(series: ChartSeries, x: number, speech: ChartSpeech): Reading {
  const { words, figures } = speech;
  const i = indexAt(series, x);
  const range = rangeText(series, i, speech);
  const value = series.y[i] ?? Number.NaN;
  const provenance = series.provenance?.[i] ?? 'measured';
  const origin = provenance === 'measured' ? [] : [words.origins[provenance]];
  if (series.kind === 'band' && range.length > 0) {
    return { value: `${range[0]} ${series.unit}`, note: origin.join(''), span: '' };
  }
  const span = spanText(series, i, speech);
  if (Number.isNaN(value)) return { value: words.noValue, note: '', span };
  return {
    span,
    value: figures.quantity(value, series.decimals, series.unit),
    note: [...range, ...origin].join(', '),
  };
}

/** The same in one line: `14 adultos (contado por una persona)` */
export function readingText(series: ChartSeries, x: number, speech: ChartSpeech): string {
  const { value, note } = readingOf(series, x, speech);
  return note === '' ? value : `${value} (${note})`;
}

function rangeText(series: ChartSeries, i: number, { words, figures }: ChartSpeech): string[] {
  const range = rangeAt(series, i);
  const figure = (value: number) => figures.number(value, series.decimals);
  return range ? [words.range(figure(range.low), figure(range.high))] : [];
}

/**
 * The days that the values of all series sum up at a date; empty when they differ or there is one series only.
 */
export function sharedSpan(series: readonly ChartSeries[], x: number, speech: ChartSpeech): string {
  const [first, ...others] = series.map((one) => readingOf(one, x, speech).span);
  return first !== undefined && others.length > 0 && others.every((span) => span === first) ? first : '';
}

/** Markers of the same calendar day. */
export function markersAt(markers: readonly ChartMarker[], x: number): ChartMarker[] {
  return markers.filter((marker) => Math.abs(marker.x - x) < DAY_MS / 2);
}

/** One sentence for a screen reader: date, every series with its unit, events of that day. */
export function announcement(
  series: readonly ChartSeries[],
  markers: readonly ChartMarker[],
  x: number,
  speech: ChartSpeech,
): string {
  const { words, figures } = speech;
  const shared = sharedSpan(series, x, speech);
  const readings = series.map((one) => {
    const span = shared === '' ? readingOf(one, x, speech).span : '';
    return `${span === '' ? one.label : `${one.label}, ${span}`}: ${readingText(one, x, speech)}`;
  });
  const events = markersAt(markers, x).map((marker) => marker.detail ?? marker.label);
  return [
    figures.longDay(x),
    ...(shared === '' ? [] : [shared]),
    ...(hasForecastAt(series, x) ? [words.forecast] : []),
    ...readings,
    ...events,
  ].join('. ');
}
