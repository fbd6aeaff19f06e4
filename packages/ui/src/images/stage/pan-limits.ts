import { type CountingView, type PixelSize, panBy, scaleOf } from '@vigia/domain/captures';

/** px of the screen that stay in sight of a picture dragged away, so that it can be taken hold of again. */
const IN_SIGHT = 48;

/** How far to move so that `[start, start + length]` shows at least `IN_SIGHT` px within `[0, room]`. */
function back(start: number, length: number, room: number): number {
  const kept = Math.min(IN_SIGHT, length, room);
  if (start + length < kept) return kept - start - length;
  return start > room - kept ? room - kept - start : 0;
}

/** The view, moved back where hardly anything of the picture would be seen. */
export function keepInSight(view: CountingView, image: PixelSize, canvas: PixelSize): CountingView {
  const scale = scaleOf(view);
  const dx = back(view.origin.x, image.width * scale, canvas.width);
  const dy = back(view.origin.y, image.height * scale, canvas.height);
  return dx === 0 && dy === 0 ? view : panBy(view, dx, dy);
}
