import { describe, expect, it } from 'vitest';
import { bandScale, FREE } from './band-scale.ts';

const DAY = 86_400_000;
const SUNDAY = Date.UTC(2026, 10, 1, 12);
const at = (day: number) => SUNDAY + day * DAY;

describe('places of bars', () => {
  const weekly = bandScale(Float64Array.of(at(0), at(7), at(14), at(21)), 400 + 100 * FREE);
  const edge = 50 * FREE;

  it('are equally wide, middle after middle', () => {
    expect([at(0), at(7), at(14), at(21)].map(weekly.middle)).toEqual(
      [50, 150, 250, 350].map((middle) => middle + edge),
    );
    expect(weekly.step).toBe(100);
  });

  it('answer with the date under the pointer, also beyond the ends', () => {
    expect(weekly.dateAt(250 + edge)).toBe(at(14));
    expect(weekly.dateAt(edge)).toBe(at(-3.5));
    expect(weekly.dateAt(400 + edge)).toBe(at(24.5));
  });

  it('put today inside the week that counts it', () => {
    // Six of the seven days of the last bar have passed.
    expect(weekly.moment(at(20))).toBeCloseTo(edge + 300 + (6 / 7) * 100, 6);
    expect(weekly.moment(at(21))).toBe(400 + edge);
  });

  it('give short and long spans the same width', () => {
    const twice = bandScale(Float64Array.of(at(2), at(5), at(9)), 300 + 100 * FREE);
    expect([at(2), at(5), at(9)].map(twice.middle)).toEqual([50, 150, 250].map((middle) => middle + edge));
  });

  it('know a single bar', () => {
    expect(bandScale(Float64Array.of(at(0)), 120).middle(at(0))).toBe(60);
  });
});
