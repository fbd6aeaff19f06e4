import { LOG_TYPE_WORDS } from '@vigia/domain/es';
import type { LogType } from '@vigia/domain/events';
import type { FilterContext, Filters, Station } from '@vigia/domain/farm';
import { Button, EmptyState, useWords } from '@vigia/ui';
import { DataTable, type TableView, useCards } from '@vigia/ui/table';
import { type ReactNode, useMemo } from 'react';
import { styled } from 'styled-components';
import { AppBar } from '../../shared/app-bar/app-bar.tsx';
import type { BarField } from '../../shared/app-bar/filter-fields.ts';
import { type LogLinks, logTableColumns } from './log-columns.tsx';
import type { LogCount, LogRow } from './log-rows.ts';
import { LOGS } from './words.ts';

const WaysOut = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 8px;
`;

const FIELDS: readonly BarField[] = ['logType', 'station', 'sector', 'dates'];

export interface LogsViewProps extends LogLinks {
  readonly type: LogType;
  readonly onType: (type: LogType) => void;
  readonly station: Station | null;
  readonly onStation: (stationId: number | null) => void;
  readonly rows: readonly LogRow[];
  /** What waits on this device, of all tables. */
  readonly unsent?: ReactNode;
  /** Rows of the table in these days, without station and sector. */
  readonly total: number;
  /** Other tables with events in these days. */
  readonly others: readonly LogCount[];
  readonly state: 'loading' | 'error' | 'ready';
  /** Shown instead of an empty table if the client has no station. */
  readonly missing?: ReactNode;
  readonly onRetry: () => void;
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly context: FilterContext;
  readonly filters: Filters;
  readonly usual: Filters;
  readonly onFilters: (filters: Filters) => void;
  /** Shows a year instead of the usual days. */
  readonly onLonger: () => void;
  /** Clears search, station and sector. */
  readonly onClear: () => void;
  /** Not all columns fit. */
  readonly isTight: boolean;
  /** Of tight tables or of wide ones, whichever are shown. */
  readonly view?: TableView;
  readonly onViewChange?: (view: TableView) => void;
}

export function LogsView(props: LogsViewProps) {
  const words = useWords(LOGS);
  const { type, rows, total, state, search, onSearch, context, filters, usual, onFilters } = props;
  const { href, hasStation, opensSectors, station, isTight } = props;
  const isCards = useCards();
  const columns = useMemo(
    () => logTableColumns(words, type, { href, hasStation, opensSectors }, { isTight, isCards }),
    [type, href, hasStation, opensSectors, isTight, isCards, words],
  );
  const name = LOG_TYPE_WORDS[type];
  const narrowed = state === 'ready' && rows.length !== total;
  return (
    <>
      <AppBar
        title={words.title}
        subtitle={words.subtitle}
        search={{ value: search, onChange: onSearch }}
        fields={FIELDS}
        logType={{ value: type, onChange: props.onType }}
        station={{
          value: station?.id ?? null,
          stations: context.tree.stations,
          onChange: props.onStation,
        }}
        {...{ context, filters, usual, onFilters }}
        {...(narrowed ? { result: words.found(rows.length, total) } : {})}
      />
      {props.unsent}
      <DataTable
        key={`${type} ${isTight}`}
        label={words.table(name)}
        columns={columns}
        rows={rows}
        rowId={({ event }) => event.id}
        state={state}
        onRetry={props.onRetry}
        filter={search}
        onFilterChange={onSearch}
        initialSort={{ id: isTight ? 'eventDate' : 'reportDate', isDescending: true }}
        hasColumns
        exportName={words.file(name.toLowerCase())}
        {...(props.view ? { view: props.view } : {})}
        {...(props.onViewChange ? { onViewChange: props.onViewChange } : {})}
        empty={
          total === 0 && props.missing ? (
            props.missing
          ) : total === 0 ? (
            <EmptyState
              title={words.empty(name)}
              action={
                <WaysOut>
                  {props.others.map(({ type: other, count }) => (
                    <Button key={other} onPress={() => props.onType(other)}>
                      {words.other(LOG_TYPE_WORDS[other], count)}
                    </Button>
                  ))}
                  <Button onPress={props.onLonger}>{words.longer}</Button>
                </WaysOut>
              }
            >
              {words.emptyHint}
            </EmptyState>
          ) : (
            <EmptyState title={words.nothing} action={<Button onPress={props.onClear}>{words.clear}</Button>}>
              {words.nothingHint}
            </EmptyState>
          )
        }
      />
    </>
  );
}
