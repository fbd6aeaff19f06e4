import { fitView, panBy, scaleOf, screenPoint, zoomAbout } from '@vigia/domain/captures';
import { describe, expect, it } from 'vitest';
import { copySize } from './drawable.ts';
import { keepInSight } from './pan-limits.ts';
import { wheelSteps } from './wheel-steps.ts';

describe('the copy that is drawn', () => {
  it('is the picture itself up to 4,096 px, and keeps its proportions beyond', () => {
    expect(copySize({ width: 2592, height: 1944 })).toEqual({ width: 2592, height: 1944 });
    expect(copySize({ width: 12_000, height: 9_000 })).toEqual({ width: 4096, height: 3072 });
    expect(copySize({ width: 20_000, height: 1 })).toEqual({ width: 4096, height: 1 });
  });
});

describe('the wheel', () => {
  const mouse = (deltaY: number) => ({ deltaY, deltaMode: 0 });
  it('goes one step a notch, however far the notch scrolls', () => {
    const steps = wheelSteps();
    expect([mouse(-100), mouse(120), mouse(-53), { deltaY: 3, deltaMode: 1 }].map(steps)).toEqual([
      1, -1, 1, -1,
    ]);
  });

  it('adds up what a trackpad sends, and forgets it when the direction turns', () => {
    const steps = wheelSteps();
    expect([-8, -8, -8, -8, -8].map((delta) => steps(mouse(delta)))).toEqual([0, 0, 1, 0, 1]);
    expect([-15, 15, 6].map((delta) => steps(mouse(delta)))).toEqual([0, 0, -1]);
  });
});

describe('a picture dragged away', () => {
  const image = { width: 2592, height: 1944 };
  const canvas = { width: 600, height: 450 };
  const fitted = fitView(image, canvas);

  it('is not moved while it is visible', () => {
    const moved = panBy(fitted, 300, -200);
    expect(keepInSight(moved, image, canvas)).toBe(moved);
  });

  it.each([
    [5000, 0],
    [-5000, 0],
    [0, 5000],
    [0, -5000],
  ])('keeps 48 px in sight (%i, %i)', (dx, dy) => {
    const near = zoomAbout(fitted, screenPoint(300, 225), 10);
    const { origin, ...view } = keepInSight(panBy(near, dx, dy), image, canvas);
    const scale = scaleOf({ ...view, origin });
    const seenX = Math.min(600, origin.x + image.width * scale) - Math.max(0, origin.x);
    const seenY = Math.min(450, origin.y + image.height * scale) - Math.max(0, origin.y);
    expect(Math.min(seenX, seenY)).toBeCloseTo(48, 6);
  });
});
