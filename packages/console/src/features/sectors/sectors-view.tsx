import { type Crop, cropLabel, type Season, type SectorRow } from '@vigia/domain';
import { Button, EmptyState, FilterChips, MultiSelect, PageHeader, SearchField, Select } from '@vigia/ui';
import { type MapStation, type MapTiles, StationMap } from '@vigia/ui/map';
import { DataTable } from '@vigia/ui/table';
import { type ReactNode, useMemo } from 'react';
import { SearchBox, SelectBox } from '../../shared/ui/filter-boxes.ts';
import { type RowFacts, sectorColumns } from './sector-columns.tsx';
import { WORDS } from './words.ts';

export interface SectorsViewProps extends RowFacts {
  /** Rows that search and crops leave, and how many there are without them. */
  readonly rows: readonly SectorRow[];
  readonly total: number;
  readonly stationCount: number;
  readonly mapStations: readonly MapStation[];
  /** Satellite images under the stations, where there are any. */
  readonly tiles?: MapTiles | undefined;
  readonly onOpen: (station: MapStation) => void;
  readonly search: string;
  readonly onSearch: (text: string) => void;
  /** Crops there are in the season, and those chosen. */
  readonly crops: readonly Crop[];
  readonly chosenCrops: readonly number[];
  readonly onCrops: (cropIds: readonly number[]) => void;
  /** Newest first. */
  readonly seasons: readonly Season[];
  readonly seasonId: number | null;
  readonly onSeason: (seasonId: number) => void;
  /** Buttons beside the filters: the way to a new field, for who may make one. */
  readonly actions?: ReactNode;
}

export function SectorsView(props: SectorsViewProps) {
  const { rows, total, counts, conditions, sectorHref, crops, chosenCrops, onCrops } = props;
  const columns = useMemo(
    () => sectorColumns({ counts, conditions, sectorHref }),
    [counts, conditions, sectorHref],
  );
  const chips = crops
    .filter((crop) => chosenCrops.includes(crop.id))
    .map((crop) => ({ id: String(crop.id), label: WORDS.cropChip(cropLabel(crop)) }));
  return (
    <>
      <PageHeader
        title={WORDS.title}
        subtitle={WORDS.subtitle(total, props.stationCount)}
        filters={
          <>
            <Filters {...props} />
            {props.actions}
          </>
        }
      />
      <FilterChips
        filters={chips}
        onRemove={(id) => onCrops(chosenCrops.filter((cropId) => String(cropId) !== id))}
      />
      <StationMap stations={props.mapStations} onOpen={props.onOpen} tiles={props.tiles} />
      <DataTable
        label={WORDS.table}
        columns={columns}
        rows={rows}
        rowId={({ sector }) => sector.id}
        initialSort={{ id: 'name', isDescending: false }}
        empty={
          total === 0 ? (
            <EmptyState title={WORDS.noSectors}>{WORDS.noSectorsHint}</EmptyState>
          ) : (
            <EmptyState
              title={WORDS.nothing}
              action={
                <Button
                  onPress={() => {
                    props.onSearch('');
                    onCrops([]);
                  }}
                >
                  {WORDS.showAll}
                </Button>
              }
            >
              {WORDS.nothingHint}
            </EmptyState>
          )
        }
      />
    </>
  );
}

function Filters(props: SectorsViewProps) {
  return (
    <>
      <SearchBox>
        <SearchField label={WORDS.search} value={props.search} onChange={props.onSearch} />
      </SearchBox>
      <SelectBox>
        <MultiSelect
          label={WORDS.crops}
          options={props.crops.map((crop) => ({ value: crop.id, label: cropLabel(crop) }))}
          value={props.chosenCrops}
          onChange={props.onCrops}
        />
      </SelectBox>
      <SelectBox>
        <Select
          label={WORDS.season}
          options={props.seasons.map(({ id, name }) => ({ value: id, label: name }))}
          value={props.seasonId}
          onChange={props.onSeason}
        />
      </SelectBox>
    </>
  );
}
