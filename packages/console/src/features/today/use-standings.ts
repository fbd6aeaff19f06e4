import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { analyticsCalls, type SeriesAnswer } from '@vigia/api/client';
import { type DatesAhead, type Standing, stageThresholds, standingOf } from '@vigia/domain';
import { captureKey } from '@vigia/domain/captures';
import type { Season, SectorRow } from '@vigia/domain/farm';
import { useMemo } from 'react';
import { aheadRequest, curveRequest, pestRequest } from '../../shared/series/pest-request.ts';
import { aheadQuery } from '../../shared/series/use-ahead.ts';
import { useCalls } from '../../shared/state/calls.ts';
import { useFarm } from '../../shared/state/farm.ts';
import { limited } from '../../shared/state/requests.ts';
import { type Asked, askedOf } from './asked.ts';

export interface Standings extends Asked {
  /** By `captureKey`; null for a pest without degree-days yet. */
  readonly standings: ReadonlyMap<string, Standing | null>;
}

export interface StageDates extends Asked {
  /** By `captureKey`; null on the way, left out where nothing is to come or the request failed. */
  readonly dates: ReadonlyMap<string, DatesAhead | null>;
}

type PestCurve = ReturnType<typeof pestCurves>[number];

/** What is asked of each pest with a model in each field: the same as for the charts of these pests. */
export function usePestCurves(rows: readonly SectorRow[], season: Season | null): readonly PestCurve[] {
  const { today } = useFarm();
  return useMemo(() => pestCurves(rows, season, today), [rows, season, today]);
}

/** The degree-days of each pest in each field, some at a time. */
export function useStandings(curves: readonly PestCurve[]): Standings {
  const analytics = useCalls(analyticsCalls);
  const combine = useMemo(
    () =>
      (answers: UseQueryResult<SeriesAnswer>[]): Standings => ({
        ...askedOf(answers),
        standings: new Map(
          answers.flatMap(({ data }, i) =>
            data ? [[curves[i]!.key, data.series && standingOf(data.series)] as const] : [],
          ),
        ),
      }),
    [curves],
  );
  return useQueries({
    queries: curves.map(({ request }) => ({
      queryKey: ['series', ...request.key],
      queryFn: ({ signal }: { signal: AbortSignal }) => limited(() => request.ask(analytics, signal), signal),
    })),
    combine,
  });
}

/** When past years reach the stages of each pest in each field, some at a time. */
export function useStageDates(curves: readonly PestCurve[]): StageDates {
  const analytics = useCalls(analyticsCalls);
  const asked = useMemo(() => curves.filter(({ ahead }) => ahead !== null), [curves]);
  const combine = useMemo(
    () =>
      (answers: UseQueryResult<DatesAhead>[]): StageDates => ({
        ...askedOf(answers),
        dates: new Map(
          answers.flatMap(({ data, isLoading }, i) =>
            data || isLoading ? [[asked[i]!.key, data ?? null] as const] : [],
          ),
        ),
      }),
    [asked],
  );
  return useQueries({
    queries: asked.map(({ ahead }) => {
      const { queryFn, ...query } = aheadQuery(analytics, ahead);
      return {
        ...query,
        queryFn: ({ signal }: { signal: AbortSignal }) => limited(() => queryFn({ signal }), signal),
      };
    }),
    combine,
  });
}

function pestCurves(rows: readonly SectorRow[], season: Season | null, today: Season['start']) {
  if (season === null) return [];
  return rows.flatMap(({ sector, pests, stations }) =>
    pests.flatMap((pest) => {
      if (stageThresholds(pest.id).length === 0) return [];
      const scope = { season, sector, crop: null, pest, stations, biofixes: season.biofixes };
      const asked = pestRequest(scope, today);
      const request = asked && curveRequest(asked);
      if (!asked || !request) return [];
      return [{ key: captureKey(sector.id, pest.id), request, ahead: aheadRequest(asked, scope, today) }];
    }),
  );
}
