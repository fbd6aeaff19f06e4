import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { analyticsCalls, type SeriesAnswer } from '@vigia/api/client';
import { type Standing, stageThresholds, standingOf } from '@vigia/domain';
import { captureKey } from '@vigia/domain/captures';
import type { Season, SectorRow } from '@vigia/domain/farm';
import { useMemo } from 'react';
import { curveRequest, pestRequest } from '../../shared/series/pest-request.ts';
import { useCalls } from '../../shared/state/calls.ts';
import { useFarm } from '../../shared/state/farm.ts';
import { limited } from '../../shared/state/requests.ts';
import { type Asked, askedOf } from './asked.ts';

export interface Standings extends Asked {
  /** By `captureKey`; null for a pest without degree-days yet. */
  readonly standings: ReadonlyMap<string, Standing | null>;
}

/**
 * The degree-days of each pest with a model in each field: the same requests as for the charts of these pests, some at a
 * time.
 */
export function useStandings(rows: readonly SectorRow[], season: Season | null): Standings {
  const analytics = useCalls(analyticsCalls);
  const { today } = useFarm();
  const curves = useMemo(() => curvesOf(rows, season, today), [rows, season, today]);
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

function curvesOf(rows: readonly SectorRow[], season: Season | null, today: Season['start']) {
  if (season === null) return [];
  return rows.flatMap(({ sector, pests, stations }) =>
    pests.flatMap((pest) => {
      if (stageThresholds(pest.id).length === 0) return [];
      const scope = { season, sector, crop: null, pest, stations, biofixes: season.biofixes };
      const asked = pestRequest(scope, today);
      const request = asked && curveRequest(asked);
      return request ? [{ key: captureKey(sector.id, pest.id), request }] : [];
    }),
  );
}
