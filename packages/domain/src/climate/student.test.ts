import { expect, test } from 'vitest';
import { student90 } from './student.ts';

/** The integral of sin φ to a power, from 0 to an angle, by Simpson's rule in the cube root of φ: smooth for small powers too. */
function integral(power: number, angle: number): number {
  const of = (x: number) => 3 * x * x * Math.sin(x ** 3) ** power;
  const step = Math.cbrt(angle) / 1000;
  let sum = of(1000 * step);
  for (let i = 1; i < 1000; i += 1) sum += of(i * step) * (i % 2 === 0 ? 2 : 4);
  return (sum * step) / 3;
}

/** Share of Student's distribution between −t and t: with t = √ν·cot φ its density is that of sin φ to the power ν − 1. */
const shareWithin = (t: number, freedom: number) =>
  1 - integral(freedom - 1, Math.atan(Math.sqrt(freedom) / t)) / integral(freedom - 1, Math.PI / 2);

test('eight of ten values lie within the quantile, for whole degrees of freedom and between them', () => {
  for (let freedom = 1; freedom <= 50; freedom += 0.05) {
    expect(shareWithin(student90(freedom) - 0.001, freedom)).toBeLessThan(0.8);
    expect(shareWithin(student90(freedom) + 0.001, freedom)).toBeGreaterThan(0.8);
  }
});

test('the quantiles are those of the table of Student', () => {
  const rounded = [1, 2, 3, 4, 5, 6, 8, 10, 20, 40].map((freedom) => student90(freedom).toFixed(2));
  expect(rounded).toEqual(['3.08', '1.89', '1.64', '1.53', '1.48', '1.44', '1.40', '1.37', '1.33', '1.30']);
});
