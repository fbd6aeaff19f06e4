/** How a period's figure compares with that of the period before; or which of the two is unknown. */
export type ChangeOutcome = 'more' | 'less' | 'same' | 'no-recent' | 'no-previous' | 'no-data';

export interface Change {
  readonly outcome: ChangeOutcome;
  /** Recent less previous; null when either is unknown. */
  readonly difference: number | null;
  /** Difference in per cent of the previous figure; null when either is unknown or the previous one is 0. */
  readonly percentage: number | null;
}

const known = (value: number | null): value is number => value !== null && !Number.isNaN(value);

/**
 * What changed from one period to the next, such as captures of the last 15 days beside those of the 15 before. From
 * none to some there is a difference and no percentage; from none to none no change. The percentage makes sense
 * for counts and sums, not for temperatures in °C, whose zero is arbitrary.
 *
 * @param recent,previous the two periods' figures; null or NaN where a period has no day with data
 * @throws {RangeError} a figure is infinite
 */
export function changeBetween(recent: number | null, previous: number | null): Change {
  if (!known(recent) || !known(previous)) {
    const outcome = known(recent) ? 'no-previous' : known(previous) ? 'no-recent' : 'no-data';
    return { outcome, difference: null, percentage: null };
  }
  const difference = recent - previous;
  if (!Number.isFinite(difference)) throw new RangeError(`cannot compare ${recent} with ${previous}`);
  return {
    outcome: difference === 0 ? 'same' : difference > 0 ? 'more' : 'less',
    difference,
    percentage: previous === 0 ? null : (difference / Math.abs(previous)) * 100,
  };
}
