import { beforeAll, describe, expect, test } from 'vitest';
import { annotatedFolder } from './annotated-photos.ts';
import {
  COVERED_FROM,
  type CoveredShare,
  calibrated,
  correlation,
  coveredShares,
  mean,
} from './covered-share.ts';

const folder = annotatedFolder();

test('lists that rise together correlate, and others do not', () => {
  expect(correlation([1, 2, 3], [2, 4, 6])).toBeCloseTo(1);
  expect(correlation([1, 2, 3], [3, 2, 1])).toBeCloseTo(-1);
  // Deviations −1.5 … 1.5 against 0, 1, −1, 0: −0.5 − 0.5 over √(5 · 2).
  expect(correlation([1, 2, 3, 4], [5, 6, 4, 5])).toBeCloseTo(-1 / Math.sqrt(10));
});

test('a factor is made by the other photos', () => {
  // 1 by (4 + 9) / (2 + 3), 2 by (2 + 9) / (1 + 3), 3 by (2 + 4) / (1 + 2).
  expect(calibrated([1, 2, 3], [2, 4, 9])).toEqual([2.6, 5.5, 6]);
});

/** Why the product does not say how much of a plate is covered: docs/measurements/plates.md. */
describe.skipIf(folder === null)('the covered share of photos that people have marked', () => {
  let photos: readonly CoveredShare[];
  let marked: readonly number[];
  beforeAll(async () => {
    photos = await coveredShares(folder!);
    marked = photos.map((photo) => photo.marked);
    print(photos);
  });
  const seenFrom = (i: number) => photos.map(({ seen }) => seen[i]!);
  const errorsFrom = (i: number) => seenFrom(i).map((share, n) => Math.abs(share - marked[n]!));

  test('is not known where it matters: no plate of them is covered to a tenth', () => {
    expect(Math.max(...marked)).toBeLessThan(0.1);
  });

  test('is wrong by a third of itself at the best contrast', () => {
    const errors = COVERED_FROM.map((_, i) => mean(errorsFrom(i)));
    expect(Math.min(...errors) / mean(marked)).toBeGreaterThan(1 / 3);
  });

  test('takes shadows of leaves for insects where faint wings are seen too', () => {
    const inShadow = photos.find(({ name }) => name.startsWith('5595c586.2020-07-15'))!;
    expect(inShadow.seen[0]! / inShadow.marked).toBeGreaterThan(3);
    expect(Math.max(...seenFrom(0))).toBe(inShadow.seen[0]);
  });
});

function print(photos: readonly CoveredShare[]): void {
  const percent = (share: number) => (100 * share).toFixed(1).padStart(5);
  const marked = photos.map((photo) => photo.marked);
  const columns = (values: readonly string[]) => values.map((value) => value.padStart(5)).join('  ');
  const of = (figure: (seen: number[]) => string) =>
    columns(COVERED_FROM.map((_, i) => figure(photos.map(({ seen }) => seen[i]!))));
  const errors = (seen: number[]) => seen.map((share, i) => Math.abs(share - marked[i]!));
  const lines = [
    `${'share of the plate, %'.padEnd(34)} ${'marks'.padStart(6)}  ${columns(COVERED_FROM.map(String))}`,
    ...photos.map(
      ({ name, marked: share, seen }) =>
        `${name.padEnd(34)} ${percent(share)}   ${columns(seen.map(percent))}`,
    ),
    `${'correlation with marks'.padEnd(42)} ${of((seen) => correlation(seen, marked).toFixed(2))}`,
    `${'mean error, points'.padEnd(42)} ${of((seen) => percent(mean(errors(seen))))}`,
    `${'mean error with a factor, points'.padEnd(42)} ${of((seen) => percent(mean(errors(calibrated(seen, marked)))))}`,
    `${'largest error, points'.padEnd(42)} ${of((seen) => percent(Math.max(...errors(seen))))}`,
  ];
  process.stdout.write(`\n${lines.join('\n')}\n`);
}
