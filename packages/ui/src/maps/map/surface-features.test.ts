import type { MultiPolygon } from 'geojson';
import { expect, it } from 'vitest';
import type { SurfaceCell } from './map-station.ts';
import { surfaceFeatures, UNKNOWN } from './surface-features.ts';

const cell = (west: number, south: number, level: number | null): SurfaceCell => ({
  ...{ west, south, east: west + 1, north: south + 1 },
  level,
});

/** West, south, east and north of each piece of a class. */
function piecesOf(cells: readonly SurfaceCell[], level: number): number[][] {
  return ringsOf(cells, level).map((ring) => [...ring[0]!, ...ring[2]!]);
}

function ringsOf(cells: readonly SurfaceCell[], level: number): number[][][] {
  const feature = surfaceFeatures(cells).features.find(({ properties }) => properties?.level === level);
  const { coordinates } = feature!.geometry as MultiPolygon;
  return coordinates.map(([ring]) => ring!);
}

it('joins neighbours of a row that have one class', () => {
  const cells = [cell(0, 0, 1), cell(1, 0, 1), cell(2, 0, 1)];
  expect(piecesOf(cells, 1)).toEqual([[0, 0, 3, 1]]);
});

it('begins anew at a gap, in another row and at another class, where nothing is known as well', () => {
  const cells = [
    cell(0, 0, 1),
    cell(2, 0, 1),
    cell(3, 0, 2),
    cell(4, 0, null),
    cell(5, 0, null),
    cell(6, 1, 1),
  ];
  expect(piecesOf(cells, 1)).toEqual([
    [0, 0, 1, 1],
    [2, 0, 3, 1],
    [6, 1, 7, 2],
  ]);
  expect(piecesOf(cells, 2)).toEqual([[3, 0, 4, 1]]);
  expect(piecesOf(cells, UNKNOWN)).toEqual([[4, 0, 6, 1]]);
});

it('closes each ring where it began, and has no feature for no cells', () => {
  const [ring] = ringsOf([cell(0, 0, 0)], 0);
  expect(ring).toHaveLength(5);
  expect(ring!.at(-1)).toEqual(ring![0]);
  expect(surfaceFeatures([]).features).toEqual([]);
});
