import { type ChartMarker, type ChartSeries, type ChartWindow, isVisible } from '../../chart-series.ts';
import { spanText } from '../../span.ts';
import { CHART_WORDS } from '../../words.ts';
import { dayOfYear, quantity, shortDay } from '../format.ts';
import { gapsOf } from '../plan/gaps.ts';
import { windowSlice } from '../plan/window-slice.ts';

/** So many markers are named; the cursor reads the rest. */
const NAMED_MARKERS = 6;

export interface SummaryInput {
  readonly series: readonly ChartSeries[];
  readonly window: ChartWindow;
  readonly markers?: readonly ChartMarker[] | undefined;
  readonly today?: number | undefined;
}

/**
 * What a chart shows, for who does not see it: of every visible series the lowest, the highest and the last known
 * value inside the window with their dates; then what is missing and what happened.
 */
export function summaryOf({ series, window, markers = [], today }: SummaryInput): string {
  const shown = series.filter(isVisible);
  const sentences = shown.map((one) => `${one.label}: ${seriesSummary(one, window, today)}.`);
  const gaps = gapsOf(shown, window, today).length;
  if (gaps > 0) sentences.push(CHART_WORDS.gaps(gaps));
  const inside = markers.filter(({ x }) => x >= window.start && x <= window.end);
  if (inside.length > 0) {
    const named = inside.slice(0, NAMED_MARKERS).map(({ label, x }) => `${label} el ${shortDay(x)}`);
    const rest = inside.length - named.length;
    sentences.push(CHART_WORDS.markers(named.join(', ') + (rest > 0 ? ` y ${rest} más` : '')));
  }
  return sentences.join(' ');
}

function seriesSummary(one: ChartSeries, window: ChartWindow, today: number | undefined): string {
  const { x, y, kind, forecastFrom = Number.POSITIVE_INFINITY } = one;
  const { from, to } = windowSlice(x, window);
  const known = Math.min(forecastFrom, (today ?? Number.POSITIVE_INFINITY) + 1);
  const found = extremes(one, from, to, known) ?? extremes(one, from, to, Number.POSITIVE_INFINITY);
  if (!found) return CHART_WORDS.gap;
  const { lows, highs, least, most, last } = found;
  const value = (values: Float64Array, i: number) => quantity(values[i]!, one.decimals, one.unit);
  const ahead = to > from && x[to - 1]! >= forecastFrom;
  if (one.since) {
    const inSpan = (say: (value: string, span: string) => string, i: number) =>
      say(value(y, i), spanText(one, i) || dayOfYear(x[i]!));
    const words = [
      [CHART_WORDS.leastIn, least],
      [CHART_WORDS.mostIn, most],
      [CHART_WORDS.lastIn, last],
    ] as const;
    return (least === most ? words.slice(2) : words).map(([say, i]) => inSpan(say, i)).join(', ');
  }
  return [
    ...(least === most && least === last && kind !== 'band'
      ? [CHART_WORDS.single(value(y, last), dayOfYear(x[last]!))]
      : [
          CHART_WORDS.least(value(lows, least), shortDay(x[least]!)),
          CHART_WORDS.most(value(highs, most), shortDay(x[most]!)),
        ]),
    ...(kind === 'band' || least === most ? [] : [CHART_WORDS.last(value(y, last), dayOfYear(x[last]!))]),
    ...(ahead ? [CHART_WORDS.forecastFrom(shortDay(forecastFrom))] : []),
  ].join(', ');
}

/** Where a series is lowest, highest and last inside `[from, to)` before the date `until`; null without a value. */
function extremes({ x, y, spread, kind }: ChartSeries, from: number, to: number, until: number) {
  const [lows, highs] = kind === 'band' && spread ? [spread.low, spread.high] : [y, y];
  let [least, most, last] = [-1, -1, -1];
  for (let i = from; i < to && x[i]! < until; i++) {
    if (!Number.isFinite(lows[i]!) || !Number.isFinite(highs[i]!)) continue;
    if (least < 0 || lows[i]! < lows[least]!) least = i;
    if (most < 0 || highs[i]! > highs[most]!) most = i;
    last = i;
  }
  return last < 0 ? null : { lows, highs, least, most, last };
}
