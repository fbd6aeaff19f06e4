import { changeBetween } from '../captures/change.ts';
import { counted } from '../es/counted.ts';
import { formatNumber } from '../es/numbers.ts';
import type { DailySeries } from '../series/daily.ts';
import type { IsoDate } from '../units.ts';
import { CAPTURE_COMPARISON_DAYS, type Comparison, compareSpans } from './windows.ts';

export const compareCaptures = (daily: DailySeries, until: IsoDate): Comparison =>
  compareSpans(daily, until, CAPTURE_COMPARISON_DAYS);

function comparison(now: number, before: number): string {
  const { outcome, difference } = changeBetween(now, before);
  if (difference === null || outcome === 'same') return 'lo mismo que';
  return `${formatNumber(Math.abs(difference), 0)} ${outcome === 'more' ? 'más' : 'menos'} que`;
}

/** Captures of the last days beside those of as many days before; says so when no photo was counted. */
export function captureSentence({ days, recent, previous }: Comparison): string {
  const span = days === 1 ? 'el último día' : `los últimos ${days} días`;
  const before = days === 1 ? 'el día anterior' : `los ${days} días anteriores`;
  if (recent.sum === null) return `No hay conteos de capturas en ${span}.`;
  const now = Math.round(recent.sum);
  const caught = now === 1 ? 'se capturó' : 'se capturaron';
  const start = `En ${span} ${caught} ${counted(now, 'individuo', 'individuos')}`;
  if (previous.sum === null) return `${start}; no hay conteos en ${before} para comparar.`;
  const then = Math.round(previous.sum);
  return `${start}, ${comparison(now, then)} en ${before} (${counted(then, 'individuo', 'individuos')}).`;
}
