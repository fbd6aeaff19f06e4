import type { FilterContext, Filters } from '@vigia/domain';
import { Button, EmptyState } from '@vigia/ui';
import { type MapStation, type MapTiles, StationMap } from '@vigia/ui/map';
import { DataTable, type TableView } from '@vigia/ui/table';
import { useMemo } from 'react';
import { AppBar } from '../../shared/app-bar/app-bar.tsx';
import type { FilterField } from '../../shared/app-bar/filter-fields.ts';
import { type StationFacts, stationColumns } from './station-columns.tsx';
import type { StationRow } from './station-rows.ts';
import { WORDS } from './words.ts';

const FIELDS: readonly FilterField[] = ['season', 'sector', 'crop', 'pest'];

export interface StationsViewProps extends StationFacts {
  /** Rows that the search leaves, and how many there are without it. */
  readonly rows: readonly StationRow[];
  readonly total: number;
  readonly mapStations: readonly MapStation[];
  /** Satellite images under the stations, where there are any. */
  readonly tiles?: MapTiles | undefined;
  readonly onOpen: (station: MapStation) => void;
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly context: FilterContext;
  readonly filters: Filters;
  readonly usual: Filters;
  readonly onFilters: (filters: Filters) => void;
  readonly view?: TableView;
  readonly onViewChange?: (view: TableView) => void;
}

export function StationsView(props: StationsViewProps) {
  const { rows, total, search, onSearch, conditions, href, context, filters, usual, onFilters } = props;
  const columns = useMemo(() => stationColumns({ conditions, href }), [conditions, href]);
  const sectors = new Set(rows.map(({ station }) => station.sectorId)).size;
  return (
    <>
      <AppBar
        title={WORDS.title}
        subtitle={WORDS.subtitle(rows.length, sectors)}
        search={{ value: search, onChange: onSearch }}
        fields={FIELDS}
        {...{ context, filters, usual, onFilters }}
        {...(search.trim() === '' ? {} : { result: WORDS.found(rows.length, total) })}
      />
      <StationMap label={WORDS.map} stations={props.mapStations} onOpen={props.onOpen} tiles={props.tiles} />
      <DataTable
        label={WORDS.table}
        columns={columns}
        rows={rows}
        rowId={({ station }) => station.id}
        initialSort={{ id: 'name', isDescending: false }}
        hasColumns
        exportName={WORDS.file}
        {...(props.view ? { view: props.view } : {})}
        {...(props.onViewChange ? { onViewChange: props.onViewChange } : {})}
        empty={
          total === 0 ? (
            <EmptyState title={WORDS.empty}>{WORDS.emptyHint}</EmptyState>
          ) : (
            <EmptyState
              title={WORDS.nothing}
              action={<Button onPress={() => onSearch('')}>{WORDS.clear}</Button>}
            >
              {WORDS.nothingHint}
            </EmptyState>
          )
        }
      />
    </>
  );
}
