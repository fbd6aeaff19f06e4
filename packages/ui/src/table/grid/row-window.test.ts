import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GROUP, stretches, windowAt, within } from './row-window.ts';

describe('windowAt', () => {
  it('covers the visible rows, and a few more, from the start of a group', () => {
    expect(windowAt(0, 400, 40, 1000)).toEqual({ start: 0, end: 24 });
    expect(windowAt(4000, 400, 40, 1000)).toEqual({ start: 96, end: 120 });
  });

  it('stays the same for most steps of a wheel', () => {
    const seen = new Set(
      Array.from({ length: 80 }, (_, at) => JSON.stringify(windowAt(at * 40, 400, 40, 1000))),
    );
    expect(seen.size).toBeLessThanOrEqual(80 / GROUP + 1);
  });

  it('shows every row that is in sight, whatever the sizes', () => {
    const px = fc.integer({ min: 20, max: 120 });
    fc.assert(
      fc.property(fc.nat(90_000), fc.nat(2000), px, fc.nat(3000), (top, height, rowHeight, count) => {
        const { start, end } = windowAt(top, height, rowHeight, count);
        for (let row = 0; row < count; row++) {
          const isSeen = (row + 1) * rowHeight > top && row * rowHeight < top + height;
          if (isSeen) expect(row >= start && row < end).toBe(true);
        }
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeLessThanOrEqual(count);
      }),
    );
  });
});

describe('within', () => {
  it('ends with the list', () => {
    expect(within({ start: 8, end: 32 }, 20)).toEqual({ start: 8, end: 20 });
  });

  it('shows the last rows of a list that became shorter', () => {
    expect(within({ start: 400, end: 424 }, 17)).toEqual({ start: 0, end: 17 });
    expect(within({ start: 400, end: 424 }, 100)).toEqual({ start: 72, end: 100 });
    expect(within({ start: 400, end: 424 }, 0)).toEqual({ start: 0, end: 0 });
  });
});

describe('stretches', () => {
  it('are the window alone when the focus is in it, or nowhere', () => {
    const window = { start: 16, end: 40 };
    const alone = [{ ...window, skipped: 16, isKept: false }];
    expect(stretches(window, 20, 100)).toEqual(alone);
    expect(stretches(window, -1, 100)).toEqual(alone);
    expect(stretches(window, 100, 100)).toEqual(alone);
  });

  it('draw the row with the focus on its own, before the window or after it', () => {
    expect(stretches({ start: 16, end: 40 }, 3, 100)).toEqual([
      { start: 3, end: 4, skipped: 3, isKept: true },
      { start: 16, end: 40, skipped: 12, isKept: false },
    ]);
    expect(stretches({ start: 16, end: 40 }, 90, 100)).toEqual([
      { start: 16, end: 40, skipped: 16, isKept: false },
      { start: 90, end: 91, skipped: 50, isKept: true },
    ]);
  });
});
