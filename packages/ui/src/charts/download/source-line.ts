import type { ChartSeries, ChartWindow } from '../chart-series.ts';
import { isForecast, isKnown } from '../provenance.ts';
import type { ChartSpeech } from '../words.ts';

/** `Del 23 ago 2026 al 6 dic 2026` */
export function periodText({ start, end }: ChartWindow, { words, figures }: ChartSpeech): string {
  return words.periodIs(figures.dayOfYear(start), figures.dayOfYear(end));
}

/**
 * `Fuente: Vigía · Los Aromos Norte. Datos hasta el 20 nov 2026.`: who measured, and the last day with data,
 * without forecasts and without other seasons, whose days lie in the future of this one.
 */
export function sourceLine(
  source: string,
  records: readonly ChartSeries[],
  { words, figures }: ChartSpeech,
): string {
  const last = Math.max(...records.filter(({ compared }) => !compared).map(lastKnown));
  const known = Number.isFinite(last) ? [words.knownUntil(figures.dayOfYear(last))] : [];
  return [words.source(source), ...known].join(' ');
}

function lastKnown(one: ChartSeries): number {
  const i = one.x.findLastIndex((_, at) => one.kind !== 'band' && isKnown(one, at) && !isForecast(one, at));
  return one.x[i] ?? Number.NEGATIVE_INFINITY;
}
