import type { Position } from '../farm/position.ts';
import { type Metres, type NearTrap, nearTraps } from './near-traps.ts';

/** A piece of ground that has one colour: its edges in degrees, and the traps that are near its middle. */
export interface PressureCell {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
  readonly near: readonly NearTrap[];
}

/** Metres of a degree of latitude, on a sphere of the Earth's mean radius. */
const METRES_OF_DEGREE = (6_371_009 * Math.PI) / 180;
/** Cells are at most a radius over so much wide, so that a surface looks like one … */
const FINEST = 16;
/** … and at least over so much, however many traps there are. */
const COARSEST = 3;
/** About how many cells a surface may have: each is drawn anew for every day that is played. */
const MOST_CELLS = 8000;

/** Width of the cells, m: smaller for few traps. */
function widthOf(traps: number, radius: Metres): Metres {
  const acrossRadius = Math.sqrt(MOST_CELLS / (Math.PI * Math.max(1, traps)));
  return radius / Math.min(FINEST, Math.max(COARSEST, acrossRadius));
}

/** A grid over the Earth: rows of one height, in each row columns of about the same width in metres. */
function gridOf(width: Metres) {
  const height = width / METRES_OF_DEGREE;
  const rowOf = (latitude: number) => Math.floor(latitude / height);
  const columnWidth = (row: number) => height / Math.cos(((row + 0.5) * height * Math.PI) / 180);
  return { height, rowOf, columnWidth };
}

/**
 * The ground within a radius of any trap, as cells. They are made once for traps and radius; a day's colours follow by
 * `weightedPressure` of each.
 *
 * @param radius m
 * @returns no cell whose middle is further than the radius from every trap
 * @throws {RangeError} as `nearTraps`
 */
export function pressureCells(traps: readonly Position[], radius: Metres): PressureCell[] {
  const width = widthOf(traps.length, radius);
  const { height, rowOf, columnWidth } = gridOf(width);
  const reach = radius / METRES_OF_DEGREE;
  const cells = new Map<string, PressureCell>();
  for (const { latitude, longitude } of traps) {
    for (let row = rowOf(latitude - reach); row <= rowOf(latitude + reach); row += 1) {
      const across = columnWidth(row);
      const reachAcross = (reach * across) / height;
      const last = Math.floor((longitude + reachAcross) / across);
      for (let column = Math.floor((longitude - reachAcross) / across); column <= last; column += 1) {
        const key = `${row} ${column}`;
        if (cells.has(key)) continue;
        const [west, south] = [column * across, row * height];
        const middle = { latitude: south + height / 2, longitude: west + across / 2 };
        const near = nearTraps(middle, traps, radius);
        cells.set(key, { west, south, east: west + across, north: south + height, near });
      }
    }
  }
  return [...cells.values()].filter(({ near }) => near.length > 0);
}
