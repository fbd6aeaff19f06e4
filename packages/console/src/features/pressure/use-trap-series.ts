import type { SeriesQuery } from '@vigia/api/client';
import { addDays, type DayRange, earlierOf, fromColumnar, type IsoDate } from '@vigia/domain';
import { documentRule, USUAL_CHIP_DAYS } from '@vigia/domain/captures';
import type { CaptureThreshold, PestId } from '@vigia/domain/farm';
import { useMemo } from 'react';
import { type SeriesRequest, useSeries } from '../../shared/series/use-series.ts';
import { limited } from '../../shared/state/requests.ts';
import type { PressureChoice } from './choice.ts';
import type { TrapSeries } from './trap-days.ts';

/** The days of a season up to today; null before its first one. */
export function daysToShow({ season }: Pick<PressureChoice, 'season'>, today: IsoDate): DayRange | null {
  if (season === null || season.start > today) return null;
  return { start: season.start, end: earlierOf(season.end, today) };
}

/** The most days that are summed up on any day of the year. */
const mostDays = (pestId: PestId, thresholds: readonly CaptureThreshold[]): number =>
  Math.max(
    documentRule(pestId)?.days ?? USUAL_CHIP_DAYS,
    ...thresholds.flatMap((each) => (each.pestId === pestId ? [each.days] : [])),
  );

/** The captures of each trap over the season, asked for once. */
export function useTrapSeries(
  { pest, traps, neighbours }: Pick<PressureChoice, 'pest' | 'traps' | 'neighbours'>,
  days: DayRange | null,
  thresholds: readonly CaptureThreshold[],
) {
  const { stations, requests } = useMemo(() => {
    const asked = pest && days ? [...traps, ...neighbours] : [];
    return {
      stations: asked,
      requests: asked.map(({ id }): SeriesRequest => {
        const start = addDays(days!.start, 1 - mostDays(pest!.id, thresholds));
        const query: SeriesQuery = {
          ...{ stationIds: [id], start, end: days!.end, pestId: pest!.id },
          ...({ perStation: 'incremental', aggregation: 'sum' } as const),
        };
        return {
          key: ['bug_count', query],
          ask: (analytics, signal) => limited(() => analytics.count('bug_count', query, signal), signal),
        };
      }),
    };
  }, [pest, traps, neighbours, days, thresholds]);
  const { answers, state, retry } = useSeries(requests);
  const series = useMemo<TrapSeries[] | null>(
    () =>
      answers &&
      stations.map((station, i) => ({
        station,
        isOwn: traps.includes(station),
        daily: fromColumnar(answers[i]!.series),
      })),
    [answers, stations, traps],
  );
  return { series, state, retry };
}
