import { ALL, type Choice, type Season, type SeasonId } from '@vigia/domain';
import { EmptyState, PageHeader, SearchField, Select } from '@vigia/ui';
import { type MapStation, StationMap } from '@vigia/ui/map';
import { type DataColumn, DataTable } from '@vigia/ui/table';
import { SearchBox, SelectBox } from '../../shared/ui/filter-boxes.ts';
import { orNone, type StationRow } from './station-rows.ts';
import { WORDS } from './words.ts';

const assigned = (
  id: string,
  header: string,
  name: (row: StationRow) => string | null,
): DataColumn<StationRow> => ({ id, header, value: (row) => orNone(name(row)) });

const COLUMNS: readonly DataColumn<StationRow>[] = [
  {
    id: 'name',
    header: WORDS.columns.name,
    value: ({ station }) => station.name,
    cell: ({ station }) => <strong>{station.name}</strong>,
    card: 'title',
  },
  { ...assigned('sector', WORDS.columns.sector, ({ sector }) => sector), card: 'head' },
  assigned('node', WORDS.columns.node, ({ station }) => station.nodeSerial),
  assigned('crop', WORDS.columns.crop, ({ crop }) => crop),
  assigned('pest', WORDS.columns.pest, ({ pest }) => pest),
  assigned('season', WORDS.columns.season, ({ season }) => season),
];

export interface StationsViewProps {
  /** Rows that the search leaves, and how many there are without it. */
  readonly rows: readonly StationRow[];
  readonly total: number;
  readonly mapStations: readonly MapStation[];
  readonly onOpen: (station: MapStation) => void;
  readonly search: string;
  readonly onSearch: (text: string) => void;
  /** Newest first. */
  readonly seasons: readonly Season[];
  readonly seasonId: Choice<SeasonId>;
  readonly onSeason: (seasonId: Choice<SeasonId>) => void;
}

export function StationsView(props: StationsViewProps) {
  const { rows, total, search, seasons } = props;
  return (
    <>
      <PageHeader
        title={WORDS.title}
        subtitle={WORDS.subtitle(total)}
        filters={
          <>
            <SearchBox>
              <SearchField label={WORDS.search} value={search} onChange={props.onSearch} />
            </SearchBox>
            <SelectBox>
              <Select
                label={WORDS.season}
                options={[
                  { value: ALL, label: WORDS.all },
                  ...seasons.map(({ id, name }) => ({ value: id, label: name })),
                ]}
                value={props.seasonId}
                onChange={(id) => props.onSeason(id === ALL ? ALL : Number(id))}
              />
            </SelectBox>
          </>
        }
      />
      <StationMap stations={props.mapStations} onOpen={props.onOpen} />
      <DataTable
        label={WORDS.table}
        columns={COLUMNS}
        rows={rows}
        rowId={({ station }) => station.id}
        initialSort={{ id: 'name', isDescending: false }}
        empty={
          total === 0 ? (
            <EmptyState title={WORDS.empty}>{WORDS.emptyHint}</EmptyState>
          ) : (
            <EmptyState title={WORDS.nothing}>{WORDS.nothingHint}</EmptyState>
          )
        }
      />
    </>
  );
}
