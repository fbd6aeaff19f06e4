/** The photo on a stage: its position, the colour at a spot, and actions with the pointer. */
import type { Locator } from 'vitest/browser';

/** Position as shares of the width and the height, from the upper left corner. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/**
 * On the small farm's photo of 320 × 240 px: the edge of the box around the model's result, and empty plate.
 */
export const SPOT = {
  found: { x: 80 / 320, y: 50 / 240 },
  empty: { x: 250 / 320, y: 200 / 240 },
} as const;

const canvasOf = (stage: Locator): HTMLCanvasElement => {
  const canvas = stage.element().querySelector('canvas');
  if (!canvas) throw new Error('nothing is drawn on the stage');
  return canvas;
};

const send = (stage: Locator, event: Event): boolean => stage.element().dispatchEvent(event);
const HAND = { bubbles: true, cancelable: true, pointerId: 1, button: 0, isPrimary: true };

export const picture = {
  /** Its position on the page, px. */
  box: (stage: Locator): DOMRect => canvasOf(stage).getBoundingClientRect(),
  /** Red, green and blue, 0–255, of the most colourful pixel around the spot, because lines are thin. */
  colour(stage: Locator, { x, y }: Spot): readonly number[] {
    const canvas = canvasOf(stage);
    const context = canvas.getContext('2d');
    const reach = Math.ceil(canvas.width / 100);
    const side = 2 * reach + 1;
    const data = context?.getImageData(
      Math.round(x * canvas.width) - reach,
      Math.round(y * canvas.height) - reach,
      side,
      side,
    ).data;
    const pixels = Array.from({ length: side * side }, (_, i) => [...(data ?? [])].slice(4 * i, 4 * i + 3));
    const depth = (pixel: readonly number[]) => Math.max(...pixel) - Math.min(...pixel);
    return pixels.reduce((most, pixel) => (depth(pixel) > depth(most) ? pixel : most));
  },
  distance: (a: readonly number[], b: readonly number[]): number =>
    Math.max(...a.map((value, i) => Math.abs(value - (b[i] ?? 0)))),
  /** One notch of the wheel at the spot. */
  wheel: (stage: Locator, { x, y }: Spot) =>
    send(
      stage,
      new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaY: -100, clientX: x, clientY: y }),
    ),
  drag(stage: Locator, from: Spot, to: Spot) {
    send(stage, new PointerEvent('pointerdown', { ...HAND, clientX: from.x, clientY: from.y }));
    send(stage, new PointerEvent('pointermove', { ...HAND, clientX: to.x, clientY: to.y }));
    send(stage, new PointerEvent('pointerup', { ...HAND, clientX: to.x, clientY: to.y }));
  },
};
