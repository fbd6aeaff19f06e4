import { useQuery } from '@tanstack/react-query';
import { farmLogCalls, type PhenologyLog } from '@vigia/api/client';
import {
  addDays,
  type ColumnarSeries,
  type CropLog,
  cropAheadQuery,
  cropOutlook,
  degreeHourStart,
  earlierOf,
  type IsoDate,
} from '@vigia/domain';
import { CROPS, cropLabel } from '@vigia/domain/farm';
import type { ChartState } from '@vigia/ui/charts';
import type { CropData } from '@vigia/ui/panels';
import { useMemo } from 'react';
import { useCalls } from '../state/calls.ts';
import { completeDays, type SeriesScope } from './scope.ts';
import { type AheadRequest, useAhead } from './use-ahead.ts';
import { joint, type SeriesRequest, useSeries } from './use-series.ts';

/** The stages of the crop in the season, from the newest report of the sector. */
export function logOf(logs: readonly PhenologyLog[], { season, crop }: SeriesScope): CropLog {
  const own = logs.filter(({ cropId, seasonId }) => cropId === crop?.id && seasonId === season?.id);
  return own.sort((a, b) => b.createdAt - a.createdAt)[0]?.stages ?? {};
}

/** The start of the degree-hours, and the days to request; null if the chart has no data. */
export function cropRequest(scope: SeriesScope, log: CropLog, today: IsoDate) {
  const { season, crop, stations } = scope;
  const metric = crop && CROPS.get(crop.id)?.degreeHourMetric;
  const days = completeDays({ season }, today);
  if (!season || !crop || !metric || !days || stations.length === 0) return null;
  const seen = degreeHourStart(crop.id, log);
  const start: CropData['start'] = seen
    ? { date: seen, reason: 'stage' }
    : { date: season.start, reason: 'season' };
  const first = seen ? addDays(seen, 1) : season.start;
  const stationIds = stations.map(({ id }) => id);
  return { metric, crop, stationIds, start, first, end: days.end };
}

function seriesRequests(request: ReturnType<typeof cropRequest>): SeriesRequest[] {
  if (!request) return [];
  const { metric, stationIds, first, end } = request;
  const query = {
    stationIds,
    start: earlierOf(first, end), // a stage seen today: no degree-hours since
    end,
    perStation: 'accumulated',
    aggregation: 'avg',
    accumulateFrom: first,
  } as const;
  return [
    {
      key: ['degree-hours', metric, query],
      ask: (analytics, signal) => analytics.degreeHours(metric, query, signal),
    },
  ];
}

interface CropInput {
  readonly request: NonNullable<ReturnType<typeof cropRequest>>;
  readonly log: CropLog;
  readonly gathered: ColumnarSeries;
  readonly scope: SeriesScope;
}

/** Past years are costly (ten years of hours): requested only if recent days do not predict the next stage. */
function aheadRequest({ request, log, gathered, scope }: CropInput, today: IsoDate): AheadRequest | null {
  const { metric, crop, stationIds } = request;
  const outlook = cropOutlook(crop.id, log, gathered, today);
  if (!outlook?.next || outlook.expected) return null;
  const query = cropAheadQuery({ cropId: crop.id, log, stationIds, season: scope.season }, today);
  return query && { metric, query };
}

/** Phenology and degree-hours of the chosen crop in the sector. */
export function useCropData(scope: SeriesScope, today: IsoDate) {
  const calls = useCalls(farmLogCalls);
  const { season, sector, crop } = scope;
  const logs = useQuery({
    queryKey: ['phenology-logs', sector?.id, season?.start, season?.end],
    queryFn: ({ signal }) =>
      calls.phenology({ sectorId: sector!.id, start: season!.start, end: season!.end }, signal),
    enabled: sector !== null && season !== null && crop !== null,
  });
  const log = useMemo(() => logs.data && logOf(logs.data, scope), [logs.data, scope]);
  const request = useMemo(() => (log ? cropRequest(scope, log, today) : null), [scope, log, today]);
  const series = useSeries(useMemo(() => seriesRequests(request), [request]));
  const { answers } = series;
  const gathered = answers?.[0]?.series;
  const asksAhead = useMemo(
    () => (request && log && gathered ? aheadRequest({ request, log, gathered, scope }, today) : null),
    [request, log, gathered, scope, today],
  );
  const ahead = useAhead(asksAhead);
  const data = useMemo<CropData | null>(() => {
    const [curve] = answers ?? [];
    if (!request || !log || !curve) return null;
    return {
      cropId: request.crop.id,
      cropName: cropLabel(request.crop),
      log,
      gathered: curve.series,
      start: request.start,
      missingDays: curve.missingDays,
      stations: curve.stations,
      ahead,
    };
  }, [answers, request, log, ahead]);
  const logsAnswer = joint([logs]);
  const state: ChartState =
    !logs.isEnabled || (log && !request)
      ? 'empty'
      : logsAnswer.state === 'ready'
        ? series.state
        : logsAnswer.state;
  return {
    data,
    state,
    retry: () => {
      logsAnswer.retry();
      series.retry();
    },
  };
}
