import { MARKER_SIZE } from './map-parts.tsx';
import type { Point } from './projection.ts';

/** Moves points that lie on top of each other apart, so that each number can be read. */
export function steppedAside(points: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const [x, y] of points) {
    let turn = 0;
    let at: Point = [x, y];
    while (kept.some(([a, b]) => Math.hypot(a - at[0], b - at[1]) < MARKER_SIZE) && turn < 60) {
      turn += 1;
      const angle = turn * 2.4;
      const away = MARKER_SIZE * 0.55 * Math.sqrt(turn);
      at = [x + Math.cos(angle) * away, y + Math.sin(angle) * away];
    }
    kept.push(at);
  }
  return kept;
}
