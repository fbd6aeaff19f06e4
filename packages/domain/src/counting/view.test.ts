import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_IMAGE_SIZE, imagePoint, screenPoint } from './points.ts';
import {
  fitView,
  panBy,
  scaleOf,
  stepsOfWheel,
  toImage,
  toScreen,
  ZOOM_FACTOR,
  ZOOM_STEPS,
  zoomAbout,
} from './view.ts';

const canvas = { width: 900, height: 700 };
const fitted = fitView(DEFAULT_IMAGE_SIZE, canvas);
const onScreen = fc
  .tuple(fc.double({ min: 0, max: 900, noNaN: true }), fc.double({ min: 0, max: 700, noNaN: true }))
  .map(([x, y]) => screenPoint(x, y));
const steps = fc.integer({ min: -9, max: 30 });
const move = fc.double({ min: -2000, max: 2000, noNaN: true });
const view = fc
  .tuple(onScreen, steps, move, move)
  .map(([pointer, zoom, dx, dy]) => panBy(zoomAbout(fitted, pointer, zoom), dx, dy));
/** Decimals that are compared: differences below a millionth of a pixel are ignored. */
const CLOSE = 6;

describe('the fitted view', () => {
  it('shows the whole image in the middle', () => {
    expect(toScreen(fitted, imagePoint(0, 0))).toEqual({ x: 0, y: expect.closeTo(12.5, CLOSE) });
    const wide = fitView({ width: 100, height: 100 }, { width: 400, height: 200 });
    expect(toScreen(wide, imagePoint(0, 0))).toEqual({ x: 100, y: 0 });
    expect(toScreen(wide, imagePoint(100, 100))).toEqual({ x: 300, y: 200 });
    expect([scaleOf(wide), wide.steps]).toEqual([2, 0]);
  });

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('refuses a length of %d', (bad) => {
    for (const size of [
      { width: bad, height: 10 },
      { width: 10, height: bad },
    ]) {
      expect(() => fitView(size, canvas)).toThrow(RangeError);
      expect(() => fitView(DEFAULT_IMAGE_SIZE, size)).toThrow(RangeError);
    }
  });
});

describe('zoom', () => {
  it('is by 1.05 a notch', () => {
    expect(ZOOM_FACTOR).toBe(1.05);
    expect(scaleOf(zoomAbout(fitted, screenPoint(1, 1), 1))).toBeCloseTo(fitted.fit * 1.05, 12);
    expect(scaleOf(zoomAbout(fitted, screenPoint(1, 1), -2))).toBeCloseTo(fitted.fit / 1.05 ** 2, 12);
  });

  it('keeps the point of the image under the pointer', () => {
    fc.assert(
      fc.property(view, onScreen, steps, (before, pointer, notches) => {
        const after = toImage(zoomAbout(before, pointer, notches), pointer);
        const under = toImage(before, pointer);
        expect(after.x).toBeCloseTo(under.x, CLOSE);
        expect(after.y).toBeCloseTo(under.y, CLOSE);
      }),
    );
  });

  it('in and out again is the same view', () => {
    fc.assert(
      fc.property(view, onScreen, steps, (before, pointer, notches) => {
        const after = zoomAbout(zoomAbout(before, pointer, notches), pointer, -notches);
        expect(scaleOf(after)).toBe(scaleOf(before));
        expect(after.steps).toBe(before.steps);
        expect(after.origin.x).toBeCloseTo(before.origin.x, CLOSE);
        expect(after.origin.y).toBeCloseTo(before.origin.y, CLOSE);
      }),
    );
  });

  it('notch by notch is as good as at once', () => {
    const pointer = screenPoint(300, 200);
    const once = zoomAbout(fitted, pointer, 3);
    const thrice = [1, 1, 1].reduce((all, notch) => zoomAbout(all, pointer, notch), fitted);
    expect(thrice.steps).toBe(once.steps);
    expect(thrice.origin.x).toBeCloseTo(once.origin.x, CLOSE);
  });

  it('ends where the image would be lost', () => {
    const pointer = screenPoint(300, 200);
    const far = zoomAbout(fitted, pointer, 1000);
    expect(far.steps).toBe(ZOOM_STEPS.max);
    expect(zoomAbout(far, pointer, 1)).toBe(far);
    expect(zoomAbout(fitted, pointer, -1000).steps).toBe(ZOOM_STEPS.min);
    expect(zoomAbout(fitted, pointer, 0)).toBe(fitted);
    for (const bad of [0.5, Number.NaN]) expect(() => zoomAbout(fitted, pointer, bad)).toThrow(RangeError);
  });

  it('follows the wheel', () => {
    expect([-120, 3, 0].map(stepsOfWheel)).toEqual([1, -1, 0]);
  });
});

describe('the two spaces', () => {
  it('are each other’s inverse', () => {
    fc.assert(
      fc.property(view, onScreen, (any, place) => {
        const back = toScreen(any, toImage(any, place));
        expect(back.x).toBeCloseTo(place.x, CLOSE);
        expect(back.y).toBeCloseTo(place.y, CLOSE);
      }),
    );
  });

  it('are moved by a pan and back', () => {
    const moved = panBy(fitted, 30, -12);
    expect(toScreen(moved, imagePoint(0, 0))).toEqual({ x: 30, y: expect.closeTo(0.5, CLOSE) });
    fc.assert(
      fc.property(view, move, move, (any, dx, dy) => {
        const back = panBy(panBy(any, dx, dy), -dx, -dy);
        expect(back.origin.x).toBeCloseTo(any.origin.x, CLOSE);
        expect(back.origin.y).toBeCloseTo(any.origin.y, CLOSE);
      }),
    );
  });
});
