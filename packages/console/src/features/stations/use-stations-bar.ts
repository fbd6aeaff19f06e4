import { useLocation } from '@tanstack/react-router';
import type { Filters, StationId } from '@vigia/domain/farm';
import { useCallback, useMemo } from 'react';
import { withoutChoices } from '../../shared/app-bar/filter-fields.ts';
import { type LogChoice, writeLogHash } from '../../shared/filters/log-choice.ts';
import { withoutStale } from '../../shared/filters/stale-parts.ts';
import { useFarm } from '../../shared/state/farm.ts';
import { useFilters, useNavigation } from '../../shared/state/use-filters.ts';
import { FIELDS, hashUnder, ownChoice } from './own-choice.ts';
import type { StationsViewProps } from './stations-view.tsx';
import { useStationReport } from './use-station-report.ts';

export type StationsBar = Pick<
  StationsViewProps,
  | 'context'
  | 'filters'
  | 'usual'
  | 'onFilters'
  | 'type'
  | 'onType'
  | 'station'
  | 'onClear'
  | 'report'
  | 'stale'
  | 'onStaleSeen'
>;

/** The filters of the page and their setters; station and kind of event are stored in the hash. */
export function useStationsBar(usual: Filters, filters: Filters): StationsBar {
  const { context } = useFarm();
  const { hash } = useLocation();
  const requested = useFilters();
  const { setFilters, setHash } = useNavigation();
  const own = useMemo(() => ownChoice(context, requested, usual, hash), [context, requested, usual, hash]);
  const { type, stationId, stations, stale } = own;
  const choose = useCallback(
    (changes: Partial<LogChoice>) =>
      setHash(writeLogHash({ type, stationId, ...changes }), { replace: false }),
    [type, stationId, setHash],
  );
  const onFilters = useCallback(
    (next: Filters) => setFilters(next, { hash: hashUnder(context, next, usual, { type, stationId }) }),
    [context, usual, type, stationId, setFilters],
  );
  const onStation = useCallback((next: StationId | null) => choose({ stationId: next }), [choose]);
  const station = useMemo(
    () => ({ value: stationId, stations, onChange: onStation }),
    [stationId, stations, onStation],
  );
  const chosenStation = stations.find(({ id }) => id === stationId) ?? null;
  return {
    context,
    filters,
    usual,
    onFilters,
    type,
    onType: useCallback((next) => choose({ type: next }), [choose]),
    station,
    onClear: () => setFilters(withoutChoices(filters, usual, FIELDS), { hash: '' }),
    report: useStationReport(filters, chosenStation),
    stale,
    onStaleSeen: () => setFilters(withoutStale(requested, stale), { replace: true, hash: writeLogHash(own) }),
  };
}
