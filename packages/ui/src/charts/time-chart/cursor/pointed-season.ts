import { type ChartSeries, isVisible } from '../../chart-series.ts';
import { seasonSign } from '../../emphasis.tsx';
import type { ChartPlan } from '../plan/chart-plan.ts';
import { valueAt } from './reading.ts';

/** px: a line is pointed at from as far as this. */
const NEAR = 8;

/**
 * The sign of the season whose line is pointed at; null where none is near.
 *
 * @param x wall ms of the date that is read
 * @param y px from the top of the plot
 */
export function pointedSeason(
  plan: Pick<ChartPlan, 'yPx'>,
  series: readonly ChartSeries[],
  x: number,
  y: number,
): string | null {
  const away = series
    .filter((one) => isVisible(one) && one.compared)
    .map((one) => ({ sign: seasonSign(one)!, px: Math.abs(plan.yPx(one, valueAt(one, x)) - y) }))
    .filter(({ px }) => px <= NEAR);
  return away.sort((a, b) => a.px - b.px)[0]?.sign ?? null;
}
