import type { DegreeDayStart, IsoDate } from '@vigia/domain';

/**
 * What only whoever asked for the series knows of how they came about, for `¿De dónde sale?`. Everything else a panel
 * says there (formula, thresholds, papers) comes from `@vigia/domain`. All of it may be left out.
 *
 * @example { start: { date: season.start, reason: 'season' }, stations: answer.stations, filledDays: 2, filledFrom: 'la estación vecina' }
 */
export interface OriginFacts {
  /** First day that counts, and why it is that day. A pest panel has its own in `data.start`. */
  readonly start?: {
    readonly date: IsoDate;
    readonly reason?: Exclude<DegreeDayStart['reason'], 'biofix'>;
  };
  /** Stations that the figures are taken over. A pest panel has them in `data.stations`. */
  readonly stations?: number;
  /** Days whose values were completed instead of measured; 0 says that none was. */
  readonly filledDays?: number;
  /** What they were completed with: 'la estación vecina'. */
  readonly filledFrom?: string;
}
