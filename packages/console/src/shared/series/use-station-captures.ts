import type { SeriesQuery } from '@vigia/api/client';
import type { IsoDate } from '@vigia/domain';
import type { PestId, Station } from '@vigia/domain/farm';
import type { ChartState } from '@vigia/ui/charts';
import type { OriginFacts, StationCaptures } from '@vigia/ui/panels';
import { useMemo } from 'react';
import { useWaitingCounts } from '../outbox/waiting-counts.ts';
import { limited } from '../state/requests.ts';
import { measuredDays, type SeriesScope, stationsOfPest } from './scope.ts';
import { originOf, type SeriesRequest, useSeries } from './use-series.ts';

type Days = NonNullable<ReturnType<typeof measuredDays>>;

/** Per day of one station: the insects that its photos add, and those on the last photo. */
function requestsOf({ id }: Station, pestId: PestId, days: Days): SeriesRequest[] {
  return (['incremental', 'value'] as const).map((perStation) => {
    const query: SeriesQuery = { stationIds: [id], ...days, pestId, perStation, aggregation: 'sum' };
    return {
      key: ['bug_count', query],
      ask: (analytics, signal) => limited(() => analytics.count('bug_count', query, signal), signal),
    };
  });
}

/** Captures of every station of the pest, a few requests at a time. */
export function useStationCaptures(scope: SeriesScope, today: IsoDate) {
  const { requests, stations } = useMemo(() => {
    const days = measuredDays(scope, today);
    const own = stationsOfPest(scope);
    const { pest } = scope;
    return {
      stations: own,
      requests: pest && days ? own.flatMap((station) => requestsOf(station, pest.id, days)) : [],
    };
  }, [scope, today]);
  const { answers, state, retry } = useSeries(requests);
  const unsent = useWaitingCounts(scope, today);
  const data = useMemo<StationCaptures[] | null>(
    () =>
      answers &&
      stations.map(({ id, name }, i) => ({
        id,
        name,
        daily: answers[2 * i]?.series ?? null,
        photo: answers[2 * i + 1]?.series ?? null,
        inField: answers[2 * i]?.inField ?? [],
      })),
    [answers, stations],
  );
  const origin: OriginFacts = {
    ...originOf(null, scope, measuredDays(scope, today)?.start ?? null),
    inField: data?.flatMap(({ inField = [] }) => inField) ?? [],
  };
  const shown: ChartState = requests.length === 0 ? 'empty' : state;
  return { data, unsent, origin, state: shown, retry };
}
