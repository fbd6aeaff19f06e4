import type { Celsius, DegreeDays } from '../units.ts';

/**
 * The course of temperature that a method draws through a day's minimum `n` and maximum `x`. Every cutoff can be
 * written with two quantities of that course about a threshold `t`.
 */
export interface DayShape {
  /** Area of the curve above `t`, °C·day. */
  area(n: Celsius, x: Celsius, t: Celsius): DegreeDays;
  /** Share of the day spent above `t`, 0..1. */
  share(n: Celsius, x: Celsius, t: Celsius): number;
}

/** The whole day at its mean: McMaster & Wilhelm's method 1. */
export const flatDay: DayShape = {
  area: (n, x, t) => Math.max(0, (n + x) / 2 - t),
  share: (n, x, t) => ((n + x) / 2 > t ? 1 : 0),
};

/** Half a day at the minimum and half at the maximum: McMaster & Wilhelm's method 2. */
export const twoStepDay: DayShape = {
  area: (n, x, t) => (Math.max(0, n - t) + Math.max(0, x - t)) / 2,
  share: (n, x, t) => ((n > t ? 1 : 0) + (x > t ? 1 : 0)) / 2,
};

/** Straight lines between minimum and maximum. @source Lindsey & Newman 1956, Ecology 37:812 */
export const triangleDay: DayShape = {
  area(n, x, t) {
    if (x <= t) return 0;
    if (n >= t) return (n + x) / 2 - t;
    return ((x - t) * (x - t)) / (2 * (x - n));
  },
  share(n, x, t) {
    if (x <= t) return 0;
    return n >= t ? 1 : (x - t) / (x - n);
  },
};

/**
 * A sine wave through minimum and maximum.
 *
 * Where the wave crosses the threshold, with mean M and half range W, sin θ = (t − M)/W and the area is
 * [(M − t)(π/2 − θ) + W cos θ]/π; π/2 − θ is the arc cosine, and cos θ follows from sin θ without a second
 * trigonometric call.
 *
 * @source Baskerville & Emin 1969, Ecology 50:514, single sine; Allen 1976, Environ. Entomol. 5:388
 */
export const sineDay: DayShape = {
  area(n, x, t) {
    if (x <= t) return 0;
    const mean = (n + x) / 2;
    if (n >= t) return mean - t;
    const half = (x - n) / 2;
    const sine = Math.max(-1, Math.min(1, (t - mean) / half));
    return ((mean - t) * Math.acos(sine) + half * Math.sqrt((1 - sine) * (1 + sine))) / Math.PI;
  },
  share(n, x, t) {
    if (x <= t) return 0;
    if (n >= t) return 1;
    const sine = Math.max(-1, Math.min(1, (2 * t - n - x) / (x - n)));
    return Math.acos(sine) / Math.PI;
  },
};
