import type { Position } from '../farm/position.ts';
import { nearTraps } from './near-traps.ts';
import { type TrapCaptures, weightedPressure } from './weighted-pressure.ts';

/** Pressure at a point, as the ground has it at the middle of a cell. */
export const pressureAt = (
  point: Position,
  traps: readonly Position[],
  captures: TrapCaptures,
  radius: number,
) => weightedPressure(nearTraps(point, traps, radius), captures);
