import { type CountingView, type PixelSize, scaleOf } from '@vigia/domain/captures';

/** Size of the stage in CSS px; `ratio` is device px per CSS px. */
export interface StageSize extends PixelSize {
  readonly ratio: number;
}

/** A drawing on its own canvas. It moves with the view and is drawn again when the view rests. */
export interface StageLayer {
  readonly canvas: HTMLCanvasElement;
  /** Draws in full resolution for this view. */
  readonly paint: (view: CountingView, stage: StageSize) => void;
  /** Moves the last drawing to its place in this view. */
  readonly move: (view: CountingView) => void;
}

export function makeCanvas(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.style.cssText =
    'position:absolute;left:0;top:0;transform-origin:0 0;will-change:transform;pointer-events:none';
  return canvas;
}

/** Sets the size of a canvas and clears it. Its memory is allocated again only when the size changes. */
export function prepare(canvas: HTMLCanvasElement, css: PixelSize, ratio: number): CanvasRenderingContext2D {
  const width = Math.max(1, Math.round(css.width * ratio));
  const height = Math.max(1, Math.round(css.height * ratio));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no 2D canvas');
  if (canvas.width !== width || canvas.height !== height) {
    canvas.width = width;
    canvas.height = height;
    canvas.style.width = `${css.width}px`;
    canvas.style.height = `${css.height}px`;
  } else {
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, width, height);
  }
  return context;
}

/** CSS transform that moves a layer drawn for one view to another view. */
export function transformBetween(drawn: CountingView, view: CountingView): string {
  const k = scaleOf(view) / scaleOf(drawn);
  const x = view.origin.x - drawn.origin.x * k;
  const y = view.origin.y - drawn.origin.y * k;
  return `matrix(${k},0,0,${k},${x},${y})`;
}
