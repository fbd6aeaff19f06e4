import { type CountingView, type PixelSize, panBy, scaleOf } from '@vigia/domain/captures';

/** Part of a dragged picture that stays visible, px, so that it can be dragged back. */
const IN_SIGHT = 48;

/** Distance by which `[start, start + length]` must move to show at least `IN_SIGHT` px within `[0, room]`. */
function back(start: number, length: number, room: number): number {
  const kept = Math.min(IN_SIGHT, length, room);
  if (start + length < kept) return kept - start - length;
  return start > room - kept ? room - kept - start : 0;
}

/** The view, moved back if almost nothing of the picture is visible. */
export function keepInSight(view: CountingView, image: PixelSize, canvas: PixelSize): CountingView {
  const scale = scaleOf(view);
  const dx = back(view.origin.x, image.width * scale, canvas.width);
  const dy = back(view.origin.y, image.height * scale, canvas.height);
  return dx === 0 && dy === 0 ? view : panBy(view, dx, dy);
}
