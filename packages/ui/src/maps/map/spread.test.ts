import { describe, expect, it } from 'vitest';
import { MOST_SPREAD, popupOffset, ringOffsets } from './spread.ts';

describe('ringOffsets', () => {
  it.each(Array.from({ length: MOST_SPREAD - 1 }, (_, i) => i + 2))('keeps %i markers apart', (count) => {
    const places = ringOffsets(count);
    expect(places).toHaveLength(count);
    for (const [i, [x, y]] of places.entries()) {
      for (const [otherX, otherY] of places.slice(i + 1))
        expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThan(26);
    }
  });

  it('begins at the top', () => {
    const [[x, y]] = ringOffsets(4) as [[number, number]];
    expect(x).toBeCloseTo(0);
    expect(y).toBeCloseTo(-32);
  });
});

it('keeps a popup away from its marker, wherever that was moved', () => {
  for (const [side, [x, y]] of Object.entries(popupOffset([30, -10]))) {
    if (side !== 'center') expect(Math.hypot(x - 30, y + 10), side).toBe(16);
  }
});
