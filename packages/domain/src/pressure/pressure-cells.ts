import type { Position } from '../farm/position.ts';
import { checkPlaces, type Metres, type NearTrap, weightWithin } from './near-traps.ts';

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
/** … and at least over so much, however much ground there is. */
const COARSEST = 3;
/** About how many cells a surface may have: each gets its colour anew for every day that is played. */
const MOST_CELLS = 4000;

/** The traps that are near the middle of each cell, by row and column of the grid. */
type NearByCell = Map<number, Map<number, NearTrap[]>>;

/** A grid over the Earth: rows of one height, in each row columns of about the same width in metres. */
function gridOf(width: Metres) {
  const height = width / METRES_OF_DEGREE;
  const columnWidth = (row: number) => height / Math.cos(((row + 0.5) * height * Math.PI) / 180);
  return { height, columnWidth };
}
type Grid = ReturnType<typeof gridOf>;

/** Each trap in the cells around it: as many distances as cells are in reach, however many other traps there are. */
function nearByCell({ height, columnWidth }: Grid, traps: readonly Position[], radius: Metres): NearByCell {
  const reach = radius / METRES_OF_DEGREE;
  const rows: NearByCell = new Map();
  for (const [trap, position] of traps.entries()) {
    const { latitude, longitude } = position;
    for (let row = Math.floor((latitude - reach) / height); row * height <= latitude + reach; row += 1) {
      const across = columnWidth(row);
      const columns = rows.get(row) ?? new Map<number, NearTrap[]>();
      rows.set(row, columns);
      // One more on either side: meridians are a little nearer to each other at one edge of a circle than at the other.
      const reachAcross = (reach * across) / height + across;
      const first = Math.floor((longitude - reachAcross) / across);
      for (let column = first; column * across <= longitude + reachAcross; column += 1) {
        const middle = { latitude: (row + 0.5) * height, longitude: (column + 0.5) * across };
        const weight = weightWithin(radius, middle, position);
        if (weight === null) continue;
        const near = columns.get(column);
        if (near) near.push({ trap, weight });
        else columns.set(column, [{ trap, weight }]);
      }
    }
  }
  return rows;
}

/** Width of the cells, m: smaller for less ground, which is counted in the widest ones. */
function widthOf(traps: readonly Position[], radius: Metres): Metres {
  const widest = radius / COARSEST;
  const rows = nearByCell(gridOf(widest), traps, radius);
  const covered = [...rows.values()].reduce((sum, columns) => sum + columns.size, 0);
  return Math.min(widest, Math.max(radius / FINEST, widest * Math.sqrt(covered / MOST_CELLS)));
}

const inOrder = <Value>(cells: ReadonlyMap<number, Value>) => [...cells].sort(([a], [b]) => a - b);

/**
 * The ground within a radius of any trap, as cells. They are made once for traps and radius; a day's colours follow by
 * `weightedPressure` of each.
 *
 * @param radius m
 * @returns no cell whose middle is further than the radius from every trap; from south to north and in each row from west to
 * east, where the east of a cell is exactly the west of the next one
 * @throws {RangeError} as `nearTraps`
 */
export function pressureCells(traps: readonly Position[], radius: Metres): PressureCell[] {
  checkPlaces(traps, radius);
  const grid = gridOf(widthOf(traps, radius));
  return inOrder(nearByCell(grid, traps, radius)).flatMap(([row, columns]) => {
    const [south, north] = [row * grid.height, (row + 1) * grid.height];
    const across = grid.columnWidth(row);
    return inOrder(columns).map(([column, near]) => ({
      ...{ west: column * across, south, east: (column + 1) * across, north },
      near,
    }));
  });
}
