import type { PestId } from '../entities/ids.ts';
import { type ImagePoint, imageDistance, imagePoint } from './points.ts';

/** How the tool draws a circle and how near a click has to come, pixels of the image. */
export const CIRCLE_RADIUS = 5;
/** Two circles this near or nearer mark the same insect, pixels of the image. */
export const MERGE_DISTANCE = 3;
/** Step of an arrow key that moves the previous count, pixels of the image. */
export const ARROW_SHIFT = 3;

/** An insect marked by a person; other methods are models that wrote their samples. */
export const MANUAL = 'manual';

/** One insect on a photo. */
export interface Circle {
  readonly at: ImagePoint;
  readonly pestId: PestId;
  /** Who marked it: `manual`, or the name a model goes by. */
  readonly method: string;
}

/**
 * The circle that a click hits: of those within the radius the nearest, of equally near ones the last added.
 *
 * @returns its index, −1 for none
 */
export function circleAt(circles: readonly Circle[], point: ImagePoint, radius = CIRCLE_RADIUS): number {
  let hit = -1;
  let nearest = radius;
  circles.forEach(({ at }, i) => {
    const distance = imageDistance(at, point);
    if (distance > nearest) return;
    nearest = distance;
    hit = i;
  });
  return hit;
}

export const addCircle = (circles: readonly Circle[], circle: Circle): readonly Circle[] => [
  ...circles,
  circle,
];

/** The list without the circle under the point; the same list if there is none. */
export function removeCircleAt(circles: readonly Circle[], point: ImagePoint): readonly Circle[] {
  const hit = circleAt(circles, point);
  return hit < 0 ? circles : circles.toSpliced(hit, 1);
}

/** Removes the circle under the new one's centre; adds the new one if there is none. */
export function toggleCircle(circles: readonly Circle[], circle: Circle): readonly Circle[] {
  const removed = removeCircleAt(circles, circle.at);
  return removed === circles ? addCircle(circles, circle) : removed;
}

/** Every circle moved by so many pixels of the image. */
export const shiftCircles = (circles: readonly Circle[], dx: number, dy: number): readonly Circle[] =>
  circles.map((circle) => ({ ...circle, at: imagePoint(circle.at.x + dx, circle.at.y + dy) }));

/** A little more than the merge distance, so that rounding never puts two near circles two cells apart. */
const CELL = MERGE_DISTANCE + 1;
/** Two cells with the same number cost only a useless comparison. */
const cellOf = (x: number, y: number): number => Math.floor(x / CELL) * 0x20000 + Math.floor(y / CELL);
const AROUND = [-CELL, 0, CELL].flatMap((dx) => [-CELL, 0, CELL].map((dy) => [dx, dy] as const));

/**
 * Circles of the previous count (blue) that have no circle of the current one (red) yet. Red circles are
 * looked up by cells: two counts of thousands are compared at every click.
 */
export function mergePrevious(previous: readonly Circle[], current: readonly Circle[]): readonly Circle[] {
  const cells = new Map<number, Circle[]>();
  for (const red of current) {
    const cell = cellOf(red.at.x, red.at.y);
    const there = cells.get(cell);
    if (there) there.push(red);
    else cells.set(cell, [red]);
  }
  const isMerged = ({ at }: Circle): boolean =>
    AROUND.some(([dx, dy]) =>
      cells.get(cellOf(at.x + dx, at.y + dy))?.some((red) => imageDistance(red.at, at) <= MERGE_DISTANCE),
    );
  return previous.filter((blue) => !isMerged(blue));
}

/** How many insects of each pest; requested pests without insects count 0. */
export function countsByPest(
  circles: readonly Circle[],
  pestIds: readonly PestId[] = [],
): ReadonlyMap<PestId, number> {
  const counts = new Map(pestIds.map((id) => [id, 0]));
  for (const { pestId } of circles) counts.set(pestId, (counts.get(pestId) ?? 0) + 1);
  return counts;
}
