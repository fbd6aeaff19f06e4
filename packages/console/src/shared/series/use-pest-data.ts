import { useQuery } from '@tanstack/react-query';
import { eventCalls, type SeriesQuery } from '@vigia/api/client';
import type { IsoDate } from '@vigia/domain';
import { SUNDAYS } from '@vigia/domain/captures';
import { biofixMarkers, eventMarkers, unsentMarkers } from '@vigia/domain/events';
import type { FieldEvent } from '@vigia/domain/farm';
import { protectedMarkers } from '@vigia/domain/spraying';
import type { ChartState } from '@vigia/ui/charts';
import type { DegreeDayData } from '@vigia/ui/panels';
import { useMemo } from 'react';
import { useWaitingCounts } from '../outbox/waiting-counts.ts';
import { useWaitingEvents } from '../outbox/waiting-events.ts';
import { useCalls } from '../state/calls.ts';
import { useFarm } from '../state/farm.ts';
import {
  aheadRequest,
  capturesRequest,
  curveRequest,
  dailyCapturesRequest,
  type PestRequest,
  pestRequest,
} from './pest-request.ts';
import type { SeriesScope } from './scope.ts';
import { comparedUntil, pestSentences } from './summaries.ts';
import { useAhead } from './use-ahead.ts';
import { useReportComments } from './use-report-comments.ts';
import { joint, type SeriesRequest, useSeries } from './use-series.ts';

function seriesRequests(request: PestRequest): SeriesRequest[] {
  const { pest, stationIds, days } = request;
  const curve = curveRequest(request);
  const daily = dailyCapturesRequest(request);
  if (!days || !curve || !daily) return [];
  const traps: SeriesQuery = { stationIds, ...days, pestId: pest.id, aggregation: 'sum' };
  return [
    curve,
    capturesRequest({ ...traps, perStation: 'incremental', incrementDays: SUNDAYS }),
    capturesRequest({ ...traps, perStation: 'accumulated' }),
    capturesRequest({ ...traps, perStation: 'value' }),
    daily,
  ];
}

const NOTHING: readonly SeriesRequest[] = [];
const NO_SENTENCES: readonly string[] = [];

export interface PestData {
  readonly data: DegreeDayData | null;
  /** The development of the pest in sentences; null while loading, empty if there is nothing to say. */
  readonly sentences: readonly string[] | null;
  readonly state: ChartState;
  readonly retry: () => void;
}

/** Degree-days, captures and markers of the chosen pest, all from the server. */
export function usePestData(scope: SeriesScope, today: IsoDate): PestData {
  const calls = useCalls(eventCalls);
  const { products } = useFarm().tree;
  const request = useMemo(() => pestRequest(scope, today), [scope, today]);
  const series = useSeries(useMemo(() => (request ? seriesRequests(request) : NOTHING), [request]));
  const sectorId = request?.sector.id;
  const events = useQuery<FieldEvent[]>({
    queryKey: ['events', sectorId, request?.span.start, request?.span.end],
    queryFn: ({ signal }) => {
      const { sector, span } = request!;
      return calls.list({ start: span.start, end: span.end, sectorId: sector.id }, signal);
    },
    enabled: request !== null,
  });
  const waiting = useWaitingEvents();
  const unsent = useMemo(
    () => waiting.flatMap(({ event }) => (event.sectorId === sectorId ? [event] : [])),
    [waiting, sectorId],
  );
  const unsentCounts = useWaitingCounts(scope, today);
  const comments = useReportComments(sectorId, request ? scope.season?.id : undefined);
  const ahead = useAhead(
    useMemo(() => request && aheadRequest(request, scope, today), [request, scope, today]),
  );
  const marked = joint([events]);
  const { answers } = series;
  const data = useMemo<DegreeDayData | null>(() => {
    const [curve, incremental, accumulated, photo] = answers ?? [];
    if (!request || !answers || !events.data) return null;
    return {
      pestId: request.pest.id,
      pestName: request.pest.name,
      metric: request.metric,
      start: request.start,
      degreeDays: curve?.series ?? null,
      missingDays: curve?.missingDays ?? 0,
      stations: curve?.stations ?? request.stationIds.length,
      captures: {
        incremental: incremental?.series ?? null,
        accumulated: accumulated?.series ?? null,
        photo: photo?.series ?? null,
        inField: incremental?.inField ?? [],
        unsent: unsentCounts,
      },
      ahead,
      markers: [
        ...biofixMarkers(scope.biofixes, request.sector.id, request.pest.id),
        ...protectedMarkers(eventMarkers(scope, events.data), events.data, products),
        ...unsentMarkers(scope, unsent),
      ],
    };
  }, [request, answers, events.data, unsent, unsentCounts, scope, ahead, products]);

  const daily = answers?.[4]?.series ?? null;
  const sentences = useMemo(() => {
    // A text that is replaced a moment later would be read twice.
    if (!request || !data || data.ahead === null || comments.isLoading) return NO_SENTENCES;
    const until = comparedUntil(request.span, today);
    const written = comments.data?.find(({ pestId }) => pestId === request.pest.id) ?? null;
    return pestSentences(data, daily, until, until === today ? today : null, written);
  }, [request, data, daily, today, comments.isLoading, comments.data]);

  if (!request) return { data: null, sentences, state: 'empty', retry: series.retry };
  const states = [series.state, marked.state];
  const state = states.includes('error') ? 'error' : states.includes('loading') ? 'loading' : 'ready';
  return {
    data,
    sentences:
      state === 'loading' || (data && (comments.isLoading || data.ahead === null)) ? null : sentences,
    state,
    retry: () => {
      series.retry();
      marked.retry();
    },
  };
}
