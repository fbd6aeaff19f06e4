import type { DailyExtremes } from '../degree-days/daily-degree-days.ts';
import type { Celsius, Days } from '../units.ts';

/** With fewer days that both stations measured nothing is known of their difference. */
export const LEAST_COMMON_DAYS: Days = 60;

/** How much warmer a station is than its neighbour, on the days that both measured. */
export interface NeighbourCorrection {
  readonly max: Celsius;
  readonly min: Celsius;
  /** Days that both measured. */
  readonly days: Days;
}

/**
 * The mean difference of daily maxima and of minima, a station less its neighbour, °C.
 *
 * @param own daily extremes, °C; `NaN` is a missing day
 * @param neighbour those of the same days
 * @returns null when both measured fewer than 60 of the days
 */
export function neighbourCorrection(
  own: DailyExtremes,
  neighbour: DailyExtremes,
): NeighbourCorrection | null {
  const common = Array.from(own.max, (_, day) => day).filter((day) =>
    [own.max, own.min, neighbour.max, neighbour.min].every((list) => Number.isFinite(list[day])),
  );
  if (common.length < LEAST_COMMON_DAYS) return null;
  const meanOf = (mine: ArrayLike<number | null>, theirs: ArrayLike<number | null>) =>
    common.reduce((sum, day) => sum + mine[day]! - theirs[day]!, 0) / common.length;
  return {
    max: meanOf(own.max, neighbour.max),
    min: meanOf(own.min, neighbour.min),
    days: common.length,
  };
}
