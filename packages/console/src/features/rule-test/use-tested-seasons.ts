import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { analyticsCalls, type SeriesAnswer, type SeriesQuery } from '@vigia/api/client';
import {
  addDays,
  degreeDayMetricName,
  degreeDayRuleFor,
  degreeDayStart,
  fromColumnar,
  type IsoDate,
} from '@vigia/domain';
import { ALERT_CAPTURE_DAYS, type TestedSeason } from '@vigia/domain/events';
import {
  type ClientTree,
  type PestId,
  type Season,
  type SectorId,
  type Station,
  sortSeasons,
} from '@vigia/domain/farm';
import { useCallback, useMemo } from 'react';
import { useCalls } from '../../shared/state/calls.ts';
import { limited } from '../../shared/state/requests.ts';

type Analytics = ReturnType<typeof analyticsCalls>;

/** Earlier seasons are of other traps and orchards. */
const MOST_SEASONS = 10;

/** The series of a season that a rule is tried on: captures of each trap, and degree-days where they count from somewhere. */
interface SeasonSeries {
  readonly captures: readonly SeriesAnswer[];
  readonly degreeDays: SeriesAnswer | null;
}

export interface TestedSeasons {
  /** Newest first. */
  readonly seasons: readonly TestedSeason[];
  readonly isLoading: boolean;
  /** Names of seasons whose data could not be had. */
  readonly failed: readonly string[];
  readonly retry: () => void;
}

/** The last seasons that are over, newest first. */
export const pastSeasons = ({ seasons }: Pick<ClientTree, 'seasons'>, today: IsoDate): Season[] =>
  sortSeasons(seasons.filter(({ end }) => end < today)).slice(0, MOST_SEASONS);

function requestOf(season: Season, sectorId: SectorId, pestId: PestId, stations: readonly Station[]) {
  const start = degreeDayStart({ biofixes: season.biofixes, pestId, sectorId, season, today: season.end });
  const first = addDays(season.start, 1 - ALERT_CAPTURE_DAYS.max);
  const range = { start: first, end: season.end };
  const captures = stations.map(
    ({ id }): SeriesQuery => ({
      stationIds: [id],
      ...range,
      pestId,
      perStation: 'incremental',
      aggregation: 'sum',
    }),
  );
  const rule = degreeDayRuleFor(pestId, season.start);
  const degreeDays = rule &&
    start.reason === 'biofix' && {
      metric: degreeDayMetricName(rule),
      query: {
        ...{ stationIds: stations.map(({ id }) => id), start: start.date, end: season.end },
        ...({ perStation: 'accumulated', aggregation: 'avg', accumulateFrom: start.date } as const),
      },
    };
  return { season, start, stations, sectorId, pestId, captures, degreeDays: degreeDays || null };
}
type SeasonRequest = ReturnType<typeof requestOf>;

async function ask(
  analytics: Analytics,
  { captures, degreeDays }: SeasonRequest,
  signal: AbortSignal,
): Promise<SeasonSeries> {
  const [sums, counts] = await Promise.all([
    degreeDays && limited(() => analytics.degreeDays(degreeDays.metric, degreeDays.query, signal), signal),
    Promise.all(captures.map((query) => limited(() => analytics.count('bug_count', query, signal), signal))),
  ]);
  return { captures: counts, degreeDays: sums };
}

function testedOf(request: SeasonRequest, { captures, degreeDays }: SeasonSeries): TestedSeason {
  const { season, start, stations, sectorId, pestId } = request;
  return {
    season,
    traps: stations.flatMap(({ id, nodeSerial }, i) => {
      const daily = captures[i] && fromColumnar(captures[i].series);
      return daily ? [{ station: { id, sectorId, nodeSerial }, pestId, daily }] : [];
    }),
    total: degreeDays && { sectorId, pestId, seasonId: season.id, accumulated: degreeDays.series },
    biofix: start.reason === 'biofix' ? start.date : null,
  };
}

/** The past seasons of a pest in a field, one query each; nothing without a field and a pest. */
export function useTestedSeasons(
  tree: Pick<ClientTree, 'seasons' | 'stations'>,
  today: IsoDate,
  sectorId: SectorId | null,
  pestId: PestId | null,
): TestedSeasons {
  const analytics = useCalls(analyticsCalls);
  const requests = useMemo(() => {
    if (sectorId === null || pestId === null) return [];
    const stations = tree.stations.filter((each) => each.sectorId === sectorId && each.pestId === pestId);
    if (stations.length === 0) return [];
    return pastSeasons(tree, today).map((season) => requestOf(season, sectorId, pestId, stations));
  }, [tree, today, sectorId, pestId]);
  const combine = useCallback(
    (results: UseQueryResult<SeasonSeries>[]): TestedSeasons => ({
      seasons: requests.flatMap((request, i) => {
        const answer = results[i]?.data;
        return answer ? [testedOf(request, answer)] : [];
      }),
      isLoading: results.some(
        ({ data, isError, isFetching }) => data === undefined && (isFetching || !isError),
      ),
      failed: requests.flatMap(({ season }, i) => (results[i]?.isError ? [season.name] : [])),
      retry: () => {
        for (const result of results) if (result.isError) void result.refetch();
      },
    }),
    [requests],
  );
  return useQueries({
    queries: requests.map((request) => ({
      queryKey: ['series', 'rule-test', request.captures, request.degreeDays],
      queryFn: ({ signal }: { signal: AbortSignal }) => ask(analytics, request, signal),
    })),
    combine,
  });
}
