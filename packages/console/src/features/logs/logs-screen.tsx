import { useLocation } from '@tanstack/react-router';
import { addMonths } from '@vigia/domain';
import { isAboutStation, LOG_TYPES, type LogType } from '@vigia/domain/events';
import { ALL, logsWindow, type StationId } from '@vigia/domain/farm';
import { useAtom } from 'jotai';
import { useCallback, useMemo } from 'react';
import { fieldDates } from '../../shared/app-bar/filter-fields.ts';
import { usePageFilters } from '../../shared/app-bar/use-page-filters.ts';
import { readLogHash, writeLogHash } from '../../shared/filters/log-choice.ts';
import { isLineError } from '../../shared/line-error.ts';
import { UnsentList } from '../../shared/outbox/unsent-list.tsx';
import { eventRows } from '../../shared/outbox/unsent-rows.ts';
import { useWaitingEvents } from '../../shared/outbox/waiting-events.ts';
import { useLogEvents } from '../../shared/series/use-log-events.ts';
import { useFarm } from '../../shared/state/farm.ts';
import { useNavigation } from '../../shared/state/use-filters.ts';
import { useTableView } from '../../shared/state/use-table-view.ts';
import { isIncomplete, MissingFarm } from '../../shared/ui/missing-farm.tsx';
import { logCounts, logRows } from './log-rows.ts';
import { LogsView } from './logs-view.tsx';
import { searchAtom } from './state.ts';
import { useTight } from './use-tight.ts';

const MONTHS_LONGER = 12;

/** Without a line what this device keeps is shown; the notice above every screen says how old it is. */
function stateOf({ data, error, isPending }: ReturnType<typeof useLogEvents>) {
  if (error && (data === undefined || !isLineError(error))) return 'error';
  return isPending ? 'loading' : 'ready';
}

/**
 * Events of the last ten days unless others are chosen, and of the first kind that has any. The events of all
 * tables are loaded at once, so that changing between tables needs no request.
 */
export function LogsScreen() {
  const { tree, today, isRoot } = useFarm();
  const { href, setHash } = useNavigation();
  const { hash } = useLocation();
  const [search, setSearch] = useAtom(searchAtom);
  const usual = useMemo(() => {
    const { start, end } = logsWindow(today);
    return { dateStart: start, dateEnd: end };
  }, [today]);
  const bar = usePageFilters(usual);
  const { context, filters, onFilters } = bar;
  const { start, end } = fieldDates(context, filters, usual);
  const query = useLogEvents({ start, end });

  // Columns that are hidden for want of room are stored apart from those of wide screens.
  const isTight = useTight();
  const wideView = useTableView('reportes');
  const tightView = useTableView('reportes-tight');
  const named = readLogHash(hash, tree.stations);
  const counts = useMemo(() => logCounts(query.data ?? []), [query.data]);
  const type = named.type ?? counts[0]?.type ?? LOG_TYPES[0];
  const { stationId } = named;
  const station = tree.stations.find(({ id }) => id === stationId) ?? null;
  const choose = (changes: { type?: LogType; stationId?: StationId | null }) =>
    setHash(writeLogHash({ type, stationId, ...changes }));
  const { sector = ALL } = filters;
  const all = useMemo(
    () => logRows(context, query.data ?? [], { type, station: null }),
    [context, query.data, type],
  );
  const rows = useMemo(
    () => logRows(context, query.data ?? [], { type, station, sector }),
    [context, query.data, type, station, sector],
  );
  const waiting = useWaitingEvents();
  const unsent = useMemo(
    () =>
      waiting.filter(
        ({ event }) =>
          event.date >= start &&
          event.date <= end &&
          (station === null || isAboutStation(event, station)) &&
          (sector === ALL || event.sectorId === sector),
      ),
    [waiting, start, end, station, sector],
  );
  const hasStation = useCallback((id: number) => tree.stations.some((each) => each.id === id), [tree]);

  return (
    <LogsView
      type={type}
      unsent={<UnsentList rows={eventRows(unsent, tree)} />}
      onType={(next) => choose({ type: next })}
      station={station}
      onStation={(next) => choose({ stationId: next })}
      rows={rows}
      total={all.length}
      others={counts.filter((each) => each.type !== type)}
      missing={isIncomplete(tree) ? <MissingFarm /> : undefined}
      state={stateOf(query)}
      onRetry={() => void query.refetch()}
      search={search}
      onSearch={setSearch}
      href={href}
      hasStation={hasStation}
      opensSectors={isRoot}
      onLonger={() => onFilters({ ...filters, dateStart: addMonths(today, -MONTHS_LONGER), dateEnd: today })}
      onClear={() => {
        setSearch('');
        choose({ stationId: null });
        if (sector !== ALL) onFilters({ ...filters, sector: ALL });
      }}
      {...bar}
      isTight={isTight}
      {...(isTight ? tightView : wideView)}
    />
  );
}
