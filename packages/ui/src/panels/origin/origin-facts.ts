import type { DegreeDayStart, IsoDate } from '@vigia/domain';
import type { FieldCountDay } from '@vigia/domain/captures';

/**
 * Facts about the origin of series, for `¿De dónde sale?`, that only the code that requested them knows.
 * Everything else (formula, thresholds, papers) comes from `@vigia/domain`. All of them are optional.
 *
 * @example { start: { date: season.start, reason: 'season' }, stations: answer.stations, filledDays: 2,
 *   filledFrom: 'la estación vecina' }
 */
export interface OriginFacts {
  /** First day of the sum, and the reason. A pest panel has its own in `data.start`. */
  readonly start?: {
    readonly date: IsoDate;
    readonly reason?: Exclude<DegreeDayStart['reason'], 'biofix'>;
  };
  /** Number of stations that the figures come from. A pest panel has it in `data.stations`. */
  readonly stations?: number;
  /** Number of days whose values were filled in instead of measured; 0 says that there was none. */
  readonly filledDays?: number;
  /** Days of which captures were counted in the field. */
  readonly inField?: readonly FieldCountDay[];
  /** Source of the filled-in values: 'la estación vecina'. */
  readonly filledFrom?: string;
}
