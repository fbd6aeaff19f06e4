import type { DayRange } from '@vigia/domain';
import { A_LOG_WORDS, formatBetween, LOG_TYPE_WORDS } from '@vigia/domain/es';
import type { LogType } from '@vigia/domain/events';
import type { FilterContext, Filters } from '@vigia/domain/farm';
import { Button, EmptyState, useWords } from '@vigia/ui';
import { type MapStation, type MapTiles, StationMap } from '@vigia/ui/map';
import { DataTable, type TableView } from '@vigia/ui/table';
import { type ReactNode, useMemo } from 'react';
import { AppBar, type AppBarProps } from '../../shared/app-bar/app-bar.tsx';
import type { StationFilter } from '../../shared/app-bar/own-fields.tsx';
import { LOADING } from '../../shared/condition.ts';
import { StaleNotice } from '../../shared/filters/stale-notice.tsx';
import type { RequestedPart } from '../../shared/filters/stale-parts.ts';
import { ConditionDetails } from '../../shared/ui/condition-details.tsx';
import { FIELDS } from './own-choice.ts';
import { type StationFacts, stationColumns } from './station-columns.tsx';
import type { StationRow } from './station-rows.ts';
import { STATIONS, type StationsWords } from './words.ts';

export interface StationsViewProps extends StationFacts {
  /** Rows that match all choices. */
  readonly rows: readonly StationRow[];
  /** Number of stations that match the filters of the query. */
  readonly total: number;
  /** Of these, the number that also match station and kind of event. */
  readonly reported: number;
  /** Whether the events of the chosen kind are loaded. */
  readonly state: 'loading' | 'error' | 'ready';
  readonly onRetry: () => void;
  /** Shown instead of map and list while the client has no season, field or station. */
  readonly missing?: ReactNode;
  readonly mapStations: readonly MapStation[];
  /** Satellite images under the stations, if available. */
  readonly tiles?: MapTiles | undefined;
  readonly onOpen: (station: MapStation) => void;
  /** The button to leave a season without stations. */
  readonly emptyAction?: ReactNode;
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly context: FilterContext;
  readonly filters: Filters;
  readonly usual: Filters;
  readonly onFilters: (filters: Filters) => void;
  readonly station: StationFilter;
  /** Only stations with such an event within the days. */
  readonly type: LogType | null;
  readonly onType: (type: LogType | null) => void;
  readonly days: DayRange;
  /** Clears every filter. */
  readonly onClear: () => void;
  readonly report: NonNullable<AppBarProps['report']>;
  /** Missing parts of a link. */
  readonly stale: readonly RequestedPart[];
  readonly onStaleSeen: () => void;
  /** Further buttons above the list. */
  readonly tools?: ReactNode;
  readonly view?: TableView;
  readonly onViewChange?: (view: TableView) => void;
}

export function StationsView(props: StationsViewProps) {
  const words = useWords(STATIONS);
  const { rows, total, search, onSearch, context, filters, usual, onFilters } = props;
  const { station, type, onType, state, onClear, report } = props;
  const isNarrowed = state === 'ready' && (search.trim() !== '' || rows.length !== total);
  return (
    <>
      <AppBar
        title={words.title}
        subtitle={subtitleOf(words, props)}
        search={{ value: search, onChange: onSearch }}
        fields={FIELDS}
        logType={{ value: type, onChange: onType, isOptional: true }}
        {...{ context, filters, usual, onFilters, station, onClear, report }}
        {...(isNarrowed ? { result: words.found(rows.length, total) } : {})}
      />
      <StaleNotice parts={props.stale} onClose={props.onStaleSeen} />
      {total === 0 && props.missing ? props.missing : <MapAndList {...props} />}
    </>
  );
}

function MapAndList(props: StationsViewProps) {
  const words = useWords(STATIONS);
  const { rows, conditions, href, type, state, lastEvents } = props;
  const columns = useMemo(
    () => stationColumns(words, { conditions, href, lastEvents }),
    [conditions, href, lastEvents, words],
  );
  return (
    <>
      <StationMap
        label={words.map}
        stations={props.mapStations}
        state={state}
        failure={failureOf(words, type)}
        onRetry={props.onRetry}
        onOpen={props.onOpen}
        details={({ id }) => <ConditionDetails condition={conditions.get(Number(id)) ?? LOADING} />}
        tiles={props.tiles}
      />
      {/* A failure is shown once, in the place of the map, with the only retry button. */}
      {state !== 'error' && (
        <DataTable
          label={words.table}
          columns={columns}
          rows={rows}
          rowId={(row) => row.station.id}
          state={state}
          initialSort={{ id: 'name', isDescending: false }}
          hasColumns
          exportName={words.file}
          tools={props.tools}
          {...(props.view ? { view: props.view } : {})}
          {...(props.onViewChange ? { onViewChange: props.onViewChange } : {})}
          empty={<NoStation {...props} />}
        />
      )}
    </>
  );
}

function subtitleOf(words: StationsWords, { rows, state, type }: StationsViewProps): string {
  if (state === 'ready' || type === null)
    return words.subtitle(rows.length, new Set(rows.map(({ station }) => station.sectorId)).size);
  const kind = LOG_TYPE_WORDS[type];
  return state === 'error' ? words.notLoaded(kind) : words.waiting(kind);
}

/** Why there is no map: the stations are loaded, but the events that select among them are not. */
const failureOf = (words: StationsWords, type: LogType | null) =>
  type === null ? undefined : { title: words.notLoaded(LOG_TYPE_WORDS[type]), kept: words.notLoadedKept };

/** Why the table has no row, with a button or link that helps. */
function NoStation(props: StationsViewProps): ReactNode {
  const words = useWords(STATIONS);
  const { total, reported, type, days, station } = props;
  if (total === 0) {
    return (
      <EmptyState title={words.empty} action={props.emptyAction}>
        {words.emptyHint}
      </EmptyState>
    );
  }
  if (reported === 0 && type !== null) {
    const name = station.stations.find(({ id }) => id === station.value)?.name;
    const what = [A_LOG_WORDS[type], formatBetween(days.start, days.end)] as const;
    return (
      <EmptyState
        title={name === undefined ? words.noReport(...what) : words.noReportOf(name, ...what)}
        action={<Button onPress={() => props.onType(null)}>{words.withoutType}</Button>}
      >
        {words.noReportHint}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={words.nothing}
      action={<Button onPress={() => props.onSearch('')}>{words.clear}</Button>}
    >
      {words.nothingHint}
    </EmptyState>
  );
}
