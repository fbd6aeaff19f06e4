import { addDays, type IsoDate, laterOf } from '@vigia/domain';
import type { StationId } from '@vigia/domain/farm';
import { useMemo } from 'react';
import { useByStation } from '../series/use-by-station.ts';
import { EXTREMES, recordOf } from './record-of.ts';

/** Days that one request may span: ten years and some weeks. */
const LONGEST_DAYS = 3700;

export interface SeasonRecordQuestion {
  readonly stationIds: readonly StationId[];
  /** First day of the season. */
  readonly seasonStart: IsoDate;
  /** Last day asked for: today, or the last of a season that is over. */
  readonly end: IsoDate;
  /** Past years are only read for a season that goes on. */
  readonly isOver: boolean;
}

/**
 * The daily extremes of each station on its own, with the years before and the days that a weather service forecasts for it.
 * Both are null where there are none.
 */
export function useSeasonRecord({ stationIds, seasonStart, end, isOver }: SeasonRecordQuestion) {
  const oldest = addDays(end, 1 - LONGEST_DAYS);
  const { state, answers, retry } = useByStation({
    figures: EXTREMES,
    ...{ stationIds, end },
    ...(isOver ? { start: laterOf(seasonStart, oldest) } : { start: oldest, lastDays: LONGEST_DAYS }),
  });
  const answer = answers?.[0];
  const record = useMemo(() => answer && recordOf(stationIds, answer, 'series'), [stationIds, answer]);
  const forecast = useMemo(() => answer && recordOf(stationIds, answer, 'forecast'), [stationIds, answer]);
  return { state, record: record ?? null, forecast: forecast ?? null, retry };
}
