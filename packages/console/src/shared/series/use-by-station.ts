import { useQuery } from '@tanstack/react-query';
import { type ByStationSeriesQuery, byStationCalls, type StationSeries } from '@vigia/api/client';
import type { Days } from '@vigia/domain';
import { useCalls } from '../state/calls.ts';
import { type Joint, joint } from './use-series.ts';

export interface ByStationQuestion extends ByStationSeriesQuery {
  /** So many days up to `end`, where `start` moves with it: what this device kept on another day then answers too. */
  readonly lastDays?: Days;
  /** False asks nothing. */
  readonly isOn?: boolean;
}

/** What each station measured by itself, in one request for all of them. */
export function useByStation({
  lastDays,
  isOn = true,
  ...query
}: ByStationQuestion): Joint<StationSeries[][]> {
  const calls = useCalls(byStationCalls);
  const { start, ...others } = query;
  const answer = useQuery({
    queryKey: ['series', 'by-station', { ...others, ...(lastDays === undefined ? { start } : { lastDays }) }],
    queryFn: async ({ signal }) => [...(await calls.byStation(query, signal))],
    enabled: isOn,
  });
  return joint([answer]);
}
