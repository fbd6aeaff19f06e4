import { type ImagePoint, imagePoint, type PixelSize, type ScreenPoint, screenPoint } from './points.ts';

/** One notch of the wheel. */
export const ZOOM_FACTOR = 1.05;
/** Notches from the fitted view: a third of it to fifty times it, beyond which no image can be found again. */
export const ZOOM_STEPS = { min: -20, max: 80 } as const;

/**
 * How an image lies on the canvas. The zoom is counted in whole notches, so that in and out by as many is the very
 * same scale again.
 */
export interface CountingView {
  /** Screen pixels per image pixel at 0 steps. */
  readonly fit: number;
  readonly steps: number;
  /** Where the image's top left corner lies on the screen. */
  readonly origin: ScreenPoint;
}

/** The whole image, as large as the canvas allows, in its middle: the first view, and that of key R. */
export function fitView(image: PixelSize, canvas: PixelSize): CountingView {
  for (const length of [image.width, image.height, canvas.width, canvas.height]) {
    if (!(length > 0 && Number.isFinite(length))) throw new RangeError(`not a size in pixels: ${length}`);
  }
  const fit = Math.min(canvas.width / image.width, canvas.height / image.height);
  const origin = screenPoint(
    (canvas.width - image.width * fit) / 2,
    (canvas.height - image.height * fit) / 2,
  );
  return { fit, steps: 0, origin };
}

/** Screen pixels per image pixel. */
export const scaleOf = ({ fit, steps }: CountingView): number => fit * ZOOM_FACTOR ** steps;

export function toScreen(view: CountingView, { x, y }: ImagePoint): ScreenPoint {
  const scale = scaleOf(view);
  return screenPoint(view.origin.x + x * scale, view.origin.y + y * scale);
}

/** The inverse of `toScreen`. */
export function toImage(view: CountingView, { x, y }: ScreenPoint): ImagePoint {
  const scale = scaleOf(view);
  return imagePoint((x - view.origin.x) / scale, (y - view.origin.y) / scale);
}

/**
 * Zooms about a pointer: the point of the image under it stays under it. At the end of the range the view stays.
 *
 * @param steps notches, in if positive, out if negative
 * @throws {RangeError} steps are not whole
 */
export function zoomAbout(view: CountingView, pointer: ScreenPoint, steps: number): CountingView {
  if (!Number.isInteger(steps)) throw new RangeError(`not a number of steps: ${steps}`);
  const bounded = Math.min(ZOOM_STEPS.max, Math.max(ZOOM_STEPS.min, view.steps + steps));
  if (bounded === view.steps) return view;
  const factor = ZOOM_FACTOR ** (bounded - view.steps);
  const origin = screenPoint(
    pointer.x - (pointer.x - view.origin.x) * factor,
    pointer.y - (pointer.y - view.origin.y) * factor,
  );
  return { ...view, steps: bounded, origin };
}

/** Moves the image by so many pixels of the screen. */
export function panBy(view: CountingView, dx: number, dy: number): CountingView {
  return { ...view, origin: screenPoint(view.origin.x + dx, view.origin.y + dy) };
}

/** Notches of a wheel event: away from the user, a negative delta, zooms in. */
export const stepsOfWheel = (deltaY: number): number => -Math.sign(deltaY) || 0;
