import { CIRCLE_RADIUS, type ImagePoint } from '@vigia/domain/captures';
import { PHOTO_MARKS } from '../../theme/photo-marks.ts';

/** Kind of a circle: of the current count, of the previous one, or a proposal of the model. */
export type MarkKind = 'inference' | 'previous' | 'current';

/** In the order of drawing: the current count is on top. */
export const MARK_KINDS: readonly MarkKind[] = ['inference', 'previous', 'current'];

export interface Mark {
  readonly at: ImagePoint;
}
export type Marks = Readonly<Record<MarkKind, readonly Mark[]>>;
export const NO_MARKS: Marks = { inference: [], previous: [], current: [] };

/** CSS px; on a photo shown as a whole, a circle of 5 px of the image would be only a dot. */
const SMALLEST_RADIUS = 5;
/** CSS px: width of a ring, and of the halo on each of its sides. */
const RING = 2;
const HALO = 1;

/** Radius of a circle at a scale (CSS px per px of the image), CSS px. */
export const markRadius = (scale: number): number => Math.max(SMALLEST_RADIUS, CIRCLE_RADIUS * scale);

/** Distance from a circle's centre to its outermost edge, CSS px. */
export const markReach = (scale: number): number => markRadius(scale) + RING / 2 + HALO + 1;

/** How kinds differ without colour: dashes, and a dot in the middle. */
export const MARK_SHAPE = {
  current: { dashes: 0, dot: false },
  previous: { dashes: 6, dot: false },
  inference: { dashes: 0, dot: true },
} as const satisfies Record<MarkKind, { dashes: number; dot: boolean }>;

/**
 * One circle, drawn once and copied for every insect: copying is faster than drawing arcs and halos.
 *
 * @param radius CSS px
 * @param ratio device px per CSS px
 */
export function drawSprite(kind: MarkKind, radius: number, ratio: number): HTMLCanvasElement {
  const sprite = document.createElement('canvas');
  const half = Math.ceil((radius + RING / 2 + HALO) * ratio) + 1;
  sprite.width = 2 * half;
  sprite.height = 2 * half;
  const context = sprite.getContext('2d');
  if (!context) throw new Error('no 2D canvas');
  const { dashes, dot } = MARK_SHAPE[kind];
  context.translate(half, half);
  context.scale(ratio, ratio);
  context.beginPath();
  context.arc(0, 0, radius, 0, 2 * Math.PI);
  context.lineWidth = RING + 2 * HALO;
  context.strokeStyle = PHOTO_MARKS.halo;
  context.stroke();
  context.lineWidth = RING;
  context.strokeStyle = PHOTO_MARKS[kind];
  if (dashes > 0) {
    const part = (2 * Math.PI * radius) / dashes;
    context.setLineDash([part * 0.62, part * 0.38]);
  }
  context.stroke();
  if (dot) {
    context.setLineDash([]);
    context.beginPath();
    context.arc(0, 0, 1.5, 0, 2 * Math.PI);
    context.lineWidth = 2 * HALO;
    context.strokeStyle = PHOTO_MARKS.halo;
    context.stroke();
    context.fillStyle = PHOTO_MARKS[kind];
    context.fill();
  }
  return sprite;
}
