/**
 * Quantiles 0.9 of Student's distribution by the reciprocal of its degrees of freedom: 1, 2, 3, 5 and infinitely many.
 *
 * @source Abramowitz & Stegun 1964, Handbook of Mathematical Functions, table 26.10
 */
const TABLE: readonly (readonly [reciprocal: number, quantile: number])[] = [
  [1, 3.078],
  [1 / 2, 1.886],
  [1 / 3, 1.638],
  [1 / 5, 1.476],
  [0, 1.282],
];

/** Newton's divided differences of the table: the coefficients of the polynomial through all its points. */
const DIFFERENCES = TABLE.map((_, order) => divided(0, order));

function divided(from: number, order: number): number {
  const [first, last] = [TABLE[from]!, TABLE[from + order]!];
  if (order === 0) return first[1];
  return (divided(from + 1, order - 1) - divided(from, order - 1)) / (last[0] - first[0]);
}

/**
 * How many standard errors from the middle eight of ten values lie, where the error is an estimate with so many degrees of
 * freedom: Student's quantile 0.9. Degrees between those of the table are interpolated by their reciprocals, as its
 * authors advise, by the polynomial through all its points: off by 0.001 at most.
 *
 * @param freedom 1 or more, whole or not
 */
export function student90(freedom: number): number {
  const at = 1 / freedom;
  let sum = 0;
  for (let order = TABLE.length - 1; order >= 0; order -= 1)
    sum = sum * (at - TABLE[order]![0]) + DIFFERENCES[order]!;
  return sum;
}
