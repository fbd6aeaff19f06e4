import { addDays } from '../calendar/iso-date.ts';
import type { DegreeDayStart } from '../degree-days/start.ts';
import type { CropId, PestId, StationId } from '../entities/ids.ts';
import type { Season } from '../farm/season.ts';
import { isCurrentSeason } from '../seasons/seasons.ts';
import type { IsoDate } from '../units.ts';
import type { CropLog } from './crop-events.ts';
import { lastStageSeen } from './crop-outlook.ts';
import { cropStages } from './crop-stages.ts';
import { stageThresholds } from './stages.ts';

/** The question to the stations' past years about a running total. */
export interface AheadQuery {
  readonly stationIds: readonly StationId[];
  /** First day that counts. */
  readonly accumulateFrom: IsoDate;
  /** Last day that the years are followed to. */
  readonly end: IsoDate;
  /** In the unit of the total, °C·day or °C·h. */
  readonly thresholds: readonly number[];
}

type Running = Pick<Season, 'start' | 'end'> | null;

/** The last day of a season that is not over; null for any other. */
const endAhead = (season: Running, today: IsoDate): IsoDate | null =>
  season && isCurrentSeason(season, today) && season.end !== today ? season.end : null;

/** What is known of the pest whose dates are requested. */
export interface PestAhead {
  readonly pestId: PestId;
  readonly stationIds: readonly StationId[];
  readonly start: DegreeDayStart;
  /** Null when no single season is meant. */
  readonly season: Running;
}

/**
 * The question for the dates of every stage of a pest until the end of the running season.
 *
 * @returns null without a question: no stations, a pest without a model, no season or one that does not run
 *     or ends today, and degree-days that are not counted yet
 */
export function pestAheadQuery(
  { pestId, stationIds, start, season }: PestAhead,
  today: IsoDate,
): AheadQuery | null {
  // The adults of the fix date are there from the start.
  const thresholds = stageThresholds(pestId).flatMap(({ dd }) => (dd > 0 ? [dd] : []));
  const end = endAhead(season, today);
  if (end === null || stationIds.length === 0 || thresholds.length === 0 || start.date > today) return null;
  return { stationIds, accumulateFrom: start.date, end, thresholds };
}

/** What is known of the crop whose dates are requested. */
export interface CropAhead {
  readonly cropId: CropId;
  readonly log: CropLog;
  readonly stationIds: readonly StationId[];
  /** Null when no single season is meant. */
  readonly season: Running;
}

/**
 * The question for the dates of every stage of a crop after the last one seen, in degree-hours since the day after it.
 *
 * @returns null without a question: as for `pestAheadQuery`, and for a stage seen today
 */
export function cropAheadQuery(
  { cropId, log, stationIds, season }: CropAhead,
  today: IsoDate,
): AheadQuery | null {
  const end = endAhead(season, today);
  const seen = lastStageSeen(cropId, log);
  if (end === null || seen === null || seen.date >= today || stationIds.length === 0) return null;
  const thresholds = cropStages(cropId).flatMap(({ value }) =>
    value > seen.value ? [value - seen.value] : [],
  );
  if (thresholds.length === 0) return null;
  return { stationIds, accumulateFrom: addDays(seen.date, 1), end, thresholds };
}
