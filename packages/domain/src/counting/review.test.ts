import { describe, expect, it } from 'vitest';
import { disagreement, type Opinions, reviewQueue } from './review.ts';

const of = (detected: number | null, previous: number | null, counted: number | null): Opinions => ({
  detected,
  previous,
  counted,
});

describe('the review of photos', () => {
  it('measures the span of opinions by what chance makes of it', () => {
    expect(disagreement(of(3, null, 0))).toBe(1.5);
    expect(disagreement(of(8, 3, 5))).toBeCloseTo(5 / 3, 12);
    expect(disagreement(of(0, 0, 0))).toBe(0);
    expect(disagreement(of(3, 0, null))!).toBeGreaterThan(disagreement(of(103, 100, null))!);
  });

  it('knows nothing of a photo that fewer than two have looked at', () => {
    expect(disagreement(of(null, null, 4))).toBeNull();
    expect(disagreement(of(null, null, null))).toBeNull();
  });

  it('begins where opinions lie furthest apart and leaves out where they agree', () => {
    const photos = [
      of(4, 4, 4),
      of(9, 0, null),
      of(5, 4, null),
      of(null, null, 7),
      of(30, 0, 1),
      of(0, 9, 9),
    ];
    expect(reviewQueue(photos, (photo) => photo)).toEqual([
      of(30, 0, 1),
      of(9, 0, null),
      of(0, 9, 9),
      of(5, 4, null),
    ]);
  });
});
