export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Polyline {
  readonly points: readonly { readonly x: number; readonly y: number | null }[];
}

/**
 * A free place for a text of this size whose lower edge is at `bottom`. The search goes from the right edge to
 * the left for a place that touches no box and no line; null when there is none.
 */
export function freeSpot(
  size: { width: number; height: number; bottom: number },
  bounds: { left: number; right: number },
  boxes: readonly Box[],
  lines: readonly Polyline[],
  stride = 8,
): number | null {
  for (let left = bounds.right - size.width; left >= bounds.left; left -= stride) {
    const box = { left, right: left + size.width, top: size.bottom - size.height, bottom: size.bottom };
    if (boxes.some((other) => boxesTouch(box, other))) continue;
    if (lines.some((line) => lineTouches(line, box))) continue;
    return left;
  }
  return null;
}

function boxesTouch(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function lineTouches({ points }: Polyline, box: Box): boolean {
  for (let i = 1; i < points.length; i++) {
    const a = points[i - 1]!;
    const b = points[i]!;
    if (a.y === null || b.y === null) continue;
    if (b.x < box.left || a.x > box.right) continue;
    if (segmentTouches(a.x, a.y, b.x, b.y, box)) return true;
  }
  return false;
}

/** Compares the part of the segment between the box's left and right edge with the box's top and bottom. */
function segmentTouches(ax: number, ay: number, bx: number, by: number, box: Box): boolean {
  const at = (x: number) => (bx === ax ? ay : ay + ((by - ay) * (x - ax)) / (bx - ax));
  const first = at(Math.max(ax, box.left));
  const last = bx === ax ? by : at(Math.min(bx, box.right));
  return Math.max(first, last) > box.top && Math.min(first, last) < box.bottom;
}
