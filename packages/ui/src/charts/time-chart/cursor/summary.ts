import { type ChartMarker, type ChartSeries, type ChartWindow, isVisible } from '../../chart-series.ts';
import { spanText } from '../../span.ts';
import { type ChartSpeech, SPANISH_CHARTS } from '../../words.ts';
import { gapsOf } from '../plan/gaps.ts';
import { windowSlice } from '../plan/window-slice.ts';

/** Number of markers named; the cursor reads the others. */
const NAMED_MARKERS = 6;

export interface SummaryInput {
  readonly series: readonly ChartSeries[];
  readonly window: ChartWindow;
  readonly markers?: readonly ChartMarker[] | undefined;
  readonly today?: number | undefined;
}

/** `del 1 oct 2026 al 3 nov 2026` */
export const windowLabel = ({ start, end }: ChartWindow, { words, figures }: ChartSpeech): string =>
  words.windowIs(figures.dayOfYear(start), figures.dayOfYear(end));

/**
 * A summary of the chart for screen readers: of every visible series the lowest, the highest and the last known
 * value inside the window with their dates; then the gaps and the markers.
 */
export function summaryOf(
  { series, window, markers = [], today }: SummaryInput,
  speech: ChartSpeech = SPANISH_CHARTS,
): string {
  const { words, figures } = speech;
  const shown = series.filter(isVisible);
  const sentences = shown.map((one) => `${one.label}: ${seriesSummary(one, window, today, speech)}.`);
  const gaps = gapsOf(shown, window, today).length;
  if (gaps > 0) sentences.push(words.gaps(gaps));
  const inside = markers.filter(({ x }) => x >= window.start && x <= window.end);
  if (inside.length > 0) {
    const named = inside
      .slice(0, NAMED_MARKERS)
      .map(({ label, x }) => words.dated(label, figures.shortDay(x)));
    const rest = inside.length - named.length;
    sentences.push(words.markers(named.join(', ') + (rest > 0 ? words.andMore(rest) : '')));
  }
  return sentences.join(' ');
}

function seriesSummary(
  one: ChartSeries,
  window: ChartWindow,
  today: number | undefined,
  speech: ChartSpeech,
): string {
  const { words, figures } = speech;
  const { quantity, dayOfYear, shortDay } = figures;
  const { x, y, kind, forecastFrom = Number.POSITIVE_INFINITY } = one;
  const { from, to } = windowSlice(x, window);
  const known = Math.min(forecastFrom, (today ?? Number.POSITIVE_INFINITY) + 1);
  const found = extremes(one, from, to, known) ?? extremes(one, from, to, Number.POSITIVE_INFINITY);
  if (!found) return words.gap;
  const { lows, highs, least, most, last } = found;
  const value = (values: Float64Array, i: number) => quantity(values[i]!, one.decimals, one.unit);
  const ahead = to > from && x[to - 1]! >= forecastFrom;
  if (one.since) {
    const inSpan = (say: (value: string, span: string) => string, i: number) =>
      say(value(y, i), spanText(one, i, speech) || dayOfYear(x[i]!));
    const ends = [
      [words.leastIn, least],
      [words.mostIn, most],
      [words.lastIn, last],
    ] as const;
    return (least === most ? ends.slice(2) : ends).map(([say, i]) => inSpan(say, i)).join(', ');
  }
  return [
    ...(least === most && least === last && kind !== 'band'
      ? [words.single(value(y, last), dayOfYear(x[last]!))]
      : [
          words.least(value(lows, least), shortDay(x[least]!)),
          words.most(value(highs, most), shortDay(x[most]!)),
        ]),
    ...(kind === 'band' || least === most ? [] : [words.last(value(y, last), dayOfYear(x[last]!))]),
    ...(ahead ? [words.forecastFrom(shortDay(forecastFrom))] : []),
  ].join(', ');
}

/**
 * Indices of the lowest, highest and last value of a series inside `[from, to)` before the date `until`; null
 * without a value.
 */
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
