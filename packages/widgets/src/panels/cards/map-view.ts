import type { MapView } from '@vigia/ui/static-map';

interface Frame {
  readonly width: number;
  readonly height: number;
}

/** Degrees of longitude from edge to edge: from a farm's lanes to the whole country. */
const SPAN = { least: 0.05, most: 40 } as const;
/** px that an arrow key moves. */
const STEP = 60;

/** What is asked for instead of a view: all stations again. */
export const WHOLE = 'whole';

/** Moved by so many px of the drawing, to the right and down. */
export function moved({ x, y, span }: MapView, { width }: Frame, right: number, down: number): MapView {
  const degrees = span / Math.max(1, width);
  return { x: x + right * degrees, y: y - down * degrees, span };
}

/** About the middle; a factor under 1 comes nearer. */
export function zoomed({ x, y, span }: MapView, factor: number): MapView {
  return { x, y, span: Math.min(SPAN.most, Math.max(SPAN.least, span * factor)) };
}

/** What a key does to the map; undefined for keys that are none of its own. */
export function keyMove(key: string, view: MapView, frame: Frame): MapView | typeof WHOLE | undefined {
  if (key === 'ArrowLeft') return moved(view, frame, -STEP, 0);
  if (key === 'ArrowRight') return moved(view, frame, STEP, 0);
  if (key === 'ArrowUp') return moved(view, frame, 0, -STEP);
  if (key === 'ArrowDown') return moved(view, frame, 0, STEP);
  if (key === '+' || key === '=') return zoomed(view, 0.5);
  if (key === '-') return zoomed(view, 2);
  return key === 'Home' || key === '0' ? WHOLE : undefined;
}
