import type { EpochMs } from '../units.ts';

export type SampleTimeProblem = 'not-a-time' | 'unsorted' | 'duplicate';

/** Samples that cannot be put on a time line: the caller has to sort them and drop repetitions first. */
export class SampleTimeError extends RangeError {
  override readonly name = 'SampleTimeError';
  readonly code: SampleTimeProblem;
  /** Index of the first sample at fault. */
  readonly index: number;

  constructor(code: SampleTimeProblem, index: number, at: EpochMs) {
    super(
      `sample ${index} (t = ${at}) is ${code === 'duplicate' ? 'a duplicate' : code.replaceAll('-', ' ')}`,
    );
    this.code = code;
    this.index = index;
  }
}

/** @throws {SampleTimeError} a time is not finite, equals the one before or lies before it */
export function checkSampleTimes(t: Float64Array): void {
  let previous = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < t.length; i++) {
    const at = t[i]!;
    if (!Number.isFinite(at)) throw new SampleTimeError('not-a-time', i, at);
    if (at < previous) throw new SampleTimeError('unsorted', i, at);
    if (at === previous) throw new SampleTimeError('duplicate', i, at);
    previous = at;
  }
}
