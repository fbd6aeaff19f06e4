import { type CountingView, type PixelSize, scaleOf } from '@vigia/domain/captures';

/** How large the stage is: CSS px, and device px to each of them. */
export interface StageSize extends PixelSize {
  readonly ratio: number;
}

/** Something drawn on a canvas of its own, moved with the view and drawn anew once the view rests. */
export interface StageLayer {
  readonly canvas: HTMLCanvasElement;
  /** Draws sharp for this view. */
  readonly paint: (view: CountingView, stage: StageSize) => void;
  /** Moves what was drawn last to where it lies in this view. */
  readonly move: (view: CountingView) => void;
}

export function makeCanvas(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.style.cssText =
    'position:absolute;left:0;top:0;transform-origin:0 0;will-change:transform;pointer-events:none';
  return canvas;
}

/** Gives the canvas a size and empties it; a canvas is only allocated anew when its size changes. */
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

/** CSS transform that brings a layer drawn at one view to another. */
export function transformBetween(drawn: CountingView, view: CountingView): string {
  const k = scaleOf(view) / scaleOf(drawn);
  const x = view.origin.x - drawn.origin.x * k;
  const y = view.origin.y - drawn.origin.y * k;
  return `matrix(${k},0,0,${k},${x},${y})`;
}
