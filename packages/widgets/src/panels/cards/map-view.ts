import type { MapView } from '@vigia/ui/static-map';

interface Frame {
  readonly width: number;
  readonly height: number;
}

/** Degrees of longitude from edge to edge: from the lanes of a farm to the whole country. */
const SPAN = { least: 0.05, most: 40 } as const;
/** Step of an arrow key, px. */
const STEP = 60;

/** Result of a key that shows all stations again. */
export const WHOLE = 'whole';

/** The view moved to the right and down, px of the drawing. */
export function moved({ x, y, span }: MapView, { width }: Frame, right: number, down: number): MapView {
  const degrees = span / Math.max(1, width);
  return { x: x + right * degrees, y: y - down * degrees, span };
}

/** The view zoomed about its middle; a factor below 1 zooms in. */
export function zoomed({ x, y, span }: MapView, factor: number): MapView {
  return { x, y, span: Math.min(SPAN.most, Math.max(SPAN.least, span * factor)) };
}

/** The view after a key; undefined for other keys. */
export function keyMove(key: string, view: MapView, frame: Frame): MapView | typeof WHOLE | undefined {
  if (key === 'ArrowLeft') return moved(view, frame, -STEP, 0);
  if (key === 'ArrowRight') return moved(view, frame, STEP, 0);
  if (key === 'ArrowUp') return moved(view, frame, 0, -STEP);
  if (key === 'ArrowDown') return moved(view, frame, 0, STEP);
  if (key === '+' || key === '=') return zoomed(view, 0.5);
  if (key === '-') return zoomed(view, 2);
  return key === 'Home' || key === '0' ? WHOLE : undefined;
}
