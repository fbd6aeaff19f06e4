import type { FeatureCollection, Position } from 'geojson';
import type { SurfaceCell } from './map-station.ts';

/** The class of cells of which nothing is known, in the features. */
export const UNKNOWN = -1;

const ringOf = ({ west, south, east, north }: Omit<SurfaceCell, 'level'>): Position[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];

/** Whether a cell goes on where another ends, with the same colour. */
const goesOn = (one: SurfaceCell, next: SurfaceCell): boolean =>
  one.east === next.west && one.south === next.south && one.north === next.north && one.level === next.level;

/** Neighbours in the list that have one colour as one piece: a surface of thousands of cells has some hundreds of these. */
function joinedCells(cells: readonly SurfaceCell[]): SurfaceCell[] {
  const joined: SurfaceCell[] = [];
  for (const cell of cells) {
    const before = joined.at(-1);
    if (before && goesOn(before, cell)) joined[joined.length - 1] = { ...before, east: cell.east };
    else joined.push(cell);
  }
  return joined;
}

/**
 * One feature for each class, as the map takes few large ones sooner than many small ones.
 *
 * @param cells those of a row one after the other, from west to east, become longer pieces
 */
export function surfaceFeatures(cells: readonly SurfaceCell[]): FeatureCollection {
  const byLevel = new Map<number, Position[][][]>();
  for (const cell of joinedCells(cells)) {
    const level = cell.level ?? UNKNOWN;
    const members = byLevel.get(level) ?? [];
    byLevel.set(level, members);
    members.push([ringOf(cell)]);
  }
  return {
    type: 'FeatureCollection',
    features: Array.from(byLevel, ([level, coordinates]) => ({
      type: 'Feature',
      geometry: { type: 'MultiPolygon', coordinates },
      properties: { level },
    })),
  };
}
