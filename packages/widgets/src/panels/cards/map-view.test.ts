import { expect, test } from 'vitest';
import { keyMove, moved, WHOLE, zoomed } from './map-view.ts';

const view = { x: -71, y: -36, span: 2 };
const frame = { width: 400, height: 300 };

test('dragging by a width moves by what is shown, and back again', () => {
  expect(moved(view, frame, 400, 0)).toEqual({ ...view, x: -69 });
  expect(moved(moved(view, frame, 30, -70), frame, -30, 70)).toEqual(view);
});

test('zooming in keeps the middle, and ends at the lanes and at the country', () => {
  expect(zoomed(view, 0.5)).toEqual({ ...view, span: 1 });
  expect(zoomed(view, 1e-9).span).toBe(0.05);
  expect(zoomed(view, 1e9).span).toBe(40);
});

test('keys move, zoom and show all again; other keys are the page’s', () => {
  expect(keyMove('ArrowUp', view, frame)?.valueOf()).toEqual({ ...view, y: -36 + (60 * 2) / 400 });
  expect(keyMove('+', view, frame)).toEqual(zoomed(view, 0.5));
  expect(keyMove('Home', view, frame)).toBe(WHOLE);
  expect(keyMove('Tab', view, frame)).toBeUndefined();
});
