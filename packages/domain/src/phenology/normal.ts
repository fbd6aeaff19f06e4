const COEFFICIENTS = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];

/**
 * Share of a normal distribution below `z` standard deviations from its mean, within 7.5e-8.
 *
 * @source Abramowitz & Stegun 1964, 26.2.17
 */
export function normalShareBelow(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const polynomial = COEFFICIENTS.reduceRight((sum, coefficient) => (sum + coefficient) * t, 0);
  const tail = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * polynomial;
  return z < 0 ? tail : 1 - tail;
}
