import { dayOfInstant } from '../calendar/day.ts';
import type { EpochMs, IsoDate } from '../units.ts';
import {
  FIGURES_OF_GENERATION,
  SIGNAL_GENERATIONS,
  type SignalFigures,
  type SignalGeneration,
} from './quality.ts';

/** The generation of a reading: the newest with a known figure; null without any figure. */
export function generationOf(figures: SignalFigures): SignalGeneration | null {
  const known = (generation: SignalGeneration) =>
    FIGURES_OF_GENERATION[generation].some((figure) => Number.isFinite(figures[figure] ?? Number.NaN));
  return SIGNAL_GENERATIONS.find(known) ?? null;
}

/** Strength of a reading: the power its generation is judged by, dBm; null when it is not known. */
export function strengthOf(figures: SignalFigures): number | null {
  const generation = generationOf(figures);
  if (generation === null) return null;
  const power = figures[FIGURES_OF_GENERATION[generation][0]!] ?? Number.NaN;
  return Number.isFinite(power) ? power : null;
}

/**
 * Mean strength of each local day that has a reading with a known one.
 *
 * @param readings in the order of time
 * @returns oldest day first, dBm
 */
export function dailySignal(
  readings: readonly { readonly at: EpochMs; readonly figures: SignalFigures }[],
): { date: IsoDate; dbm: number }[] {
  const sums = new Map<IsoDate, { sum: number; count: number }>();
  for (const { at, figures } of readings) {
    const dbm = strengthOf(figures);
    if (dbm === null) continue;
    const date = dayOfInstant(at);
    const { sum, count } = sums.get(date) ?? { sum: 0, count: 0 };
    sums.set(date, { sum: sum + dbm, count: count + 1 });
  }
  return Array.from(sums, ([date, { sum, count }]) => ({ date, dbm: sum / count }));
}
