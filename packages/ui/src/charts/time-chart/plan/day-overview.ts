import { DAY_MS, MIN_DAY_COVERAGE } from '@vigia/domain';
import type { ChartSeries, ChartWindow } from '../../chart-series.ts';

/** Longest window that shows single readings, ms: in longer ones the hours of a day cannot be distinguished. */
const LONGEST_IN_HOURS = 10 * DAY_MS;

/** The readings of one day. */
interface Day {
  readonly noon: number;
  count: number;
  sum: number;
  low: number;
  high: number;
}

/**
 * The series as they are drawn in a window. In a long window, each series with `byDay` is drawn as the mean of
 * each day, with the range from its lowest to its highest reading. A day without readings is a hole.
 */
export function drawnSeries(series: readonly ChartSeries[], window: ChartWindow): readonly ChartSeries[] {
  if (window.end - window.start <= LONGEST_IN_HOURS || !series.some(({ byDay }) => byDay)) return series;
  return series.map((one) => (one.byDay ? overviewOf(one) : one));
}

function overviewOf(series: ChartSeries): ChartSeries {
  const days = daysOf(series);
  const means = meansOf(days);
  return {
    ...series,
    x: Float64Array.from(days, ({ noon }) => noon),
    y: Float64Array.from(means),
    spread: {
      low: Float64Array.from(days, ({ low }) => low),
      high: Float64Array.from(days, ({ high }) => high),
    },
  };
}

/** Days with readings; where days without readings lie between them, one of those. */
function daysOf({ x, y }: ChartSeries): Day[] {
  const days: Day[] = [];
  for (let i = 0; i < x.length; i++) {
    const value = y[i]!;
    if (!Number.isFinite(value)) continue;
    const noon = Math.floor(x[i]! / DAY_MS) * DAY_MS + DAY_MS / 2;
    const last = days.at(-1);
    if (last?.noon === noon) {
      last.count += 1;
      last.sum += value;
      last.low = Math.min(last.low, value);
      last.high = Math.max(last.high, value);
      continue;
    }
    if (last && noon - last.noon > DAY_MS) days.push(silent(last.noon + DAY_MS));
    days.push({ noon, count: 1, sum: value, low: value, high: value });
  }
  return days;
}

const silent = (noon: number): Day => ({ noon, count: 0, sum: 0, low: Number.NaN, high: Number.NaN });

/**
 * Means of the days. A day with many missing readings has none: the mean of a morning alone would look like a
 * cold day. A day without neighbours always has one, as nothing else would be drawn there.
 */
function meansOf(days: readonly Day[]): number[] {
  const counts = days.map(({ count }) => count).filter((count) => count > 0);
  const usual = counts.sort((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0;
  const isSilent = (at: number) => (days[at]?.count ?? 0) === 0;
  return days.map(({ count, sum }, i) => {
    const isAlone = isSilent(i - 1) && isSilent(i + 1);
    return isAlone || count >= MIN_DAY_COVERAGE * usual ? sum / count : Number.NaN;
  });
}
