import { type Crop, cropLabel, type Season, type Sector, type SectorRow } from '@vigia/domain/farm';
import {
  Button,
  EmptyState,
  FilterChips,
  MultiSelect,
  PageHeader,
  SearchField,
  Select,
  textSize,
  useWords,
} from '@vigia/ui';
import { type MapStation, type MapTiles, StationMap } from '@vigia/ui/map';
import { DataTable } from '@vigia/ui/table';
import { type ReactNode, useMemo } from 'react';
import { styled } from 'styled-components';
import { commonDays } from '../../shared/capture-group.ts';
import { SearchBox, SelectBox } from '../../shared/ui/filter-boxes.ts';
import { FieldsWithoutStations } from './fields-without-stations.tsx';
import { type RowFacts, sectorColumns } from './sector-columns.tsx';
import { SECTORS } from './words.ts';

const Note = styled.p`
  margin: 0;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${textSize('compact')};
`;

export interface SectorsViewProps extends RowFacts {
  /** Rows that search and crops leave, and their number without these. */
  readonly rows: readonly SectorRow[];
  readonly total: number;
  readonly stationCount: number;
  /** Fields without stations that the search leaves, and their number without it. */
  readonly withoutStations: readonly Sector[];
  readonly withoutCount: number;
  /** Absent for readers who may not report an installation. */
  readonly onInstall?: ((sectorId: number) => void) | undefined;
  /** Shown instead of map and list while the client has no season, field or station. */
  readonly missing?: ReactNode;
  readonly mapStations: readonly MapStation[];
  /** Satellite images under the stations, if available. */
  readonly tiles?: MapTiles | undefined;
  readonly onOpen: (station: MapStation) => void;
  /** More about a station, in its popup on the map. */
  readonly mapDetails?: ((station: MapStation) => ReactNode) | undefined;
  readonly search: string;
  readonly onSearch: (text: string) => void;
  /** Crops of the season, and the chosen ones. */
  readonly crops: readonly Crop[];
  readonly chosenCrops: readonly number[];
  readonly onCrops: (cropIds: readonly number[]) => void;
  /** Newest first. */
  readonly seasons: readonly Season[];
  readonly seasonId: number | null;
  readonly onSeason: (seasonId: number) => void;
  /** Buttons beside the filters: a new field, for those who may make one. */
  readonly actions?: ReactNode;
  /** The button to leave a season without fields. */
  readonly emptyAction?: ReactNode;
}

export function SectorsView(props: SectorsViewProps) {
  const words = useWords(SECTORS);
  const { total, crops, chosenCrops, onCrops } = props;
  const chips = crops
    .filter((crop) => chosenCrops.includes(crop.id))
    .map((crop) => ({ id: String(crop.id), label: words.cropChip(cropLabel(crop)) }));
  return (
    <>
      <PageHeader
        title={words.title}
        subtitle={words.subtitle(total + props.withoutCount, props.stationCount, props.withoutCount)}
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
      {total === 0 && props.missing ? props.missing : <MapAndList {...props} />}
      <FieldsWithoutStations
        sectors={props.withoutStations}
        sectorHref={props.sectorHref}
        onInstall={props.onInstall}
      />
    </>
  );
}

function MapAndList(props: SectorsViewProps) {
  const words = useWords(SECTORS);
  const { rows, total, onCrops } = props;
  const { counts, conditions, sectorHref, stationHref, chartHref, mildew, isPast } = props;
  const columns = useMemo(
    () => sectorColumns(words, { counts, conditions, sectorHref, stationHref, chartHref, mildew, isPast }),
    [counts, conditions, sectorHref, stationHref, chartHref, mildew, isPast, words],
  );
  return (
    <>
      <StationMap
        stations={props.mapStations}
        onOpen={props.onOpen}
        details={props.mapDetails}
        tiles={props.tiles}
      />
      {rows.length > 0 && <Note>{words.capturesNote(commonDays(counts), isPast)}</Note>}
      <DataTable
        label={words.table}
        columns={columns}
        rows={rows}
        rowId={({ sector }) => sector.id}
        initialSort={{ id: 'name', isDescending: false }}
        empty={
          total === 0 ? (
            <EmptyState title={words.noSectors} action={props.emptyAction}>
              {words.noSectorsHint}
            </EmptyState>
          ) : (
            <EmptyState
              title={words.nothing}
              action={
                <Button
                  onPress={() => {
                    props.onSearch('');
                    onCrops([]);
                  }}
                >
                  {words.showAll}
                </Button>
              }
            >
              {words.nothingHint}
            </EmptyState>
          )
        }
      />
    </>
  );
}

function Filters(props: SectorsViewProps) {
  const words = useWords(SECTORS);
  return (
    <>
      <SearchBox>
        <SearchField label={words.search} value={props.search} onChange={props.onSearch} />
      </SearchBox>
      <SelectBox>
        <MultiSelect
          label={words.crops}
          options={props.crops.map((crop) => ({ value: crop.id, label: cropLabel(crop) }))}
          value={props.chosenCrops}
          onChange={props.onCrops}
        />
      </SelectBox>
      {props.seasons.length > 0 && (
        <SelectBox>
          <Select
            label={words.season}
            options={props.seasons.map(({ id, name }) => ({ value: id, label: name }))}
            value={props.seasonId}
            onChange={props.onSeason}
          />
        </SelectBox>
      )}
    </>
  );
}
