import { useQueries } from '@tanstack/react-query';
import { analyticsCalls, type SeriesQuery } from '@vigia/api/client';
import { type ColumnarSeries, type IsoDate, isoDate } from '@vigia/domain';
import { type KnownPlate, knownPlate, type PlateLoad, plateLoad, plateStart } from '@vigia/domain/captures';
import type { Station } from '@vigia/domain/farm';
import { useMemo } from 'react';
import { joint } from '../series/use-series.ts';
import { useCalls } from '../state/calls.ts';
import { useFarm } from '../state/farm.ts';
import { limited } from '../state/requests.ts';
import { useVisits } from '../state/use-visits.ts';

export interface Plates {
  readonly state: 'loading' | 'error' | 'ready';
  /** Of the traps whose plate is known. */
  readonly loads: readonly PlateLoad[];
  readonly retry: () => void;
}

const NOTHING: ColumnarSeries = { start: isoDate('1970-01-01'), step: 'day', values: [] };

const queryOf = (plate: KnownPlate, today: IsoDate): SeriesQuery => ({
  stationIds: [plate.stationId],
  start: plateStart(plate),
  end: today,
  pestId: plate.pestId,
  perStation: 'incremental',
  aggregation: 'sum',
});

/**
 * How full the plates of traps are, by the visits of the client and the captures since.
 *
 * @param stations keep the same array while the stations are the same
 */
export function usePlates(stations: readonly Station[]): Plates {
  const analytics = useCalls(analyticsCalls);
  const { today } = useFarm();
  const visits = useVisits();
  const plates = useMemo(
    () =>
      stations
        .map((station) => knownPlate(station, visits.data ?? [], today))
        .filter((plate) => plate !== null),
    [stations, visits.data, today],
  );
  // Of a plate that was changed today there is nothing to ask.
  const asked = useMemo(() => plates.filter((plate) => plateStart(plate) <= today), [plates, today]);
  const { state, answers, retry } = useQueries({
    queries: asked.map((plate) => {
      const query = queryOf(plate, today);
      return {
        queryKey: ['series', 'bug_count', query],
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          limited(() => analytics.count('bug_count', query, signal), signal),
      };
    }),
    combine: joint,
  });
  const loads = useMemo(() => {
    if (!answers) return [];
    const daily = new Map(asked.map((plate, i) => [plate, answers[i]!.series]));
    return plates.map((plate) => plateLoad(plate, daily.get(plate) ?? NOTHING));
  }, [answers, asked, plates]);
  if (visits.data === undefined)
    return { state: visits.isError ? 'error' : 'loading', loads: [], retry: () => void visits.refetch() };
  return { state, loads, retry };
}
