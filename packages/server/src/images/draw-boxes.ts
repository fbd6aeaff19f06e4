import type { StoredBox } from '../db/schema/images.ts';
import type { Pixels } from './pixels.ts';

/** Colour of proposals: red, green, blue. */
const COLOUR = [0, 230, 64] as const;
/** The photo's width divided by this is the width of a line. */
const LINES_ACROSS = 650;

/** Draws the outlines of boxes onto the pixels themselves. */
export function drawBoxes(photo: Pixels, boxes: readonly StoredBox[]): Pixels {
  const line = Math.max(1, Math.round(photo.width / LINES_ACROSS));
  for (const { detection_box: box } of boxes) {
    const [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom].map(Math.round) as Corners;
    fill(photo, [left, top, right, top + line]);
    fill(photo, [left, bottom - line, right, bottom]);
    fill(photo, [left, top, left + line, bottom]);
    fill(photo, [right - line, top, right, bottom]);
  }
  return photo;
}

type Corners = [left: number, top: number, right: number, bottom: number];

function fill({ pixels, width, height }: Pixels, [left, top, right, bottom]: Corners): void {
  for (let y = Math.max(0, top); y < Math.min(height, bottom); y += 1) {
    for (let x = Math.max(0, left); x < Math.min(width, right); x += 1) {
      const at = 3 * (y * width + x);
      for (const [band, value] of COLOUR.entries()) pixels[at + band] = value;
    }
  }
}
