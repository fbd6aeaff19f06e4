import {
  cropsOf,
  displayPosition,
  earlierOf,
  findSeason,
  rowsWithCrops,
  type SectorRow,
  searchSectorRows,
  seasonShowsHealth,
  sectorRows,
  selectSeason,
  sortSeasons,
} from '@vigia/domain';
import type { MapStation } from '@vigia/ui/map';
import { useAtom } from 'jotai';
import { useCallback, useEffect, useMemo } from 'react';
import { type Conditions, LOADING, statusOf } from '../../shared/condition.ts';
import { FarmActions } from '../../shared/dialogs/farm-actions.tsx';
import { stationPath } from '../../shared/paths.ts';
import { useFarm } from '../../shared/state/farm.ts';
import { useCaptureCounts } from '../../shared/state/use-capture-counts.ts';
import { useFilters, useNavigation } from '../../shared/state/use-filters.ts';
import { useMapTiles } from '../../shared/state/use-map-tiles.ts';
import {
  MAP_FOLLOWS_MS,
  MAP_TAKES_OVER_MS,
  useAtMostEvery,
  useSettled,
} from '../../shared/state/use-settled.ts';
import { useStationHealth } from '../../shared/state/use-station-health.ts';
import { captureGroups, listFilters } from './list-rules.ts';
import { SectorsView } from './sectors-view.tsx';
import { chosenCropsAtom, searchAtom } from './state.ts';

/** Everything that reads the address is drawn anew by it: the rows, and whoever searches them, come first. */
const ADDRESS_FOLLOWS_MS = 400;

/** The list first, from what is known already; captures and health are added as they arrive. */
export function SectorsScreen() {
  const { tree, context, isRoot, today } = useFarm();
  const asked = useFilters();
  const { href, go, setFilters } = useNavigation();
  const filters = useMemo(() => listFilters(context, asked), [context, asked]);
  useEffect(() => {
    if (filters === asked) return undefined;
    const timer = setTimeout(() => setFilters(filters, { replace: true }), ADDRESS_FOLLOWS_MS);
    return () => clearTimeout(timer);
  }, [filters, asked, setFilters]);
  const [search, setSearch] = useAtom(searchAtom);
  const [chosenCrops, setChosenCrops] = useAtom(chosenCropsAtom);

  const season = findSeason(tree.seasons, filters.season);
  const all = useMemo(() => sectorRows(context, { season: season?.id ?? 'all' }), [context, season]);
  const crops = useMemo(
    () =>
      cropsOf(
        all.flatMap((row) => row.stations),
        context.crops,
      ),
    [all, context],
  );
  const available = useMemo(
    () => chosenCrops.filter((id) => crops.some((crop) => crop.id === id)),
    [chosenCrops, crops],
  );
  const rows = useMemo(
    () => searchSectorRows(rowsWithCrops(all, available), search),
    [all, available, search],
  );

  const groups = useMemo(() => captureGroups(all), [all]);
  const counts = useCaptureCounts(groups, season ? earlierOf(season.end, today) : today);
  const stationIds = useMemo(() => all.flatMap((row) => row.stations.map(({ id }) => id)), [all]);
  const conditions = useStationHealth(stationIds, seasonShowsHealth(season, today));
  const sectorHref = useCallback(
    (sectorId: number) => (isRoot ? href(`/sector/${sectorId}`) : undefined),
    [isRoot, href],
  );
  const drawn = useSettled(rows, MAP_FOLLOWS_MS);
  const drawnConditions = useAtMostEvery(conditions, MAP_TAKES_OVER_MS);
  const places = useMemo(
    () =>
      mapStations(
        drawn,
        drawnConditions,
        (row, stationId) => sectorHref(row.sector.id) ?? href(stationPath(stationId)),
      ),
    [drawn, drawnConditions, sectorHref, href],
  );

  return (
    <SectorsView
      rows={rows}
      total={all.length}
      stationCount={stationIds.length}
      counts={counts}
      conditions={conditions}
      sectorHref={sectorHref}
      mapStations={places}
      onOpen={({ href: target }) => target !== undefined && go(target)}
      tiles={useMapTiles()}
      search={search}
      onSearch={setSearch}
      crops={crops}
      chosenCrops={available}
      onCrops={setChosenCrops}
      seasons={sortSeasons(tree.seasons)}
      seasonId={season?.id ?? null}
      onSeason={(id) => setFilters(selectSeason(context, filters, id))}
      actions={<FarmActions />}
    />
  );
}

/** A popup leads to the field, or to the station for who may not open fields. */
function mapStations(
  rows: readonly SectorRow[],
  conditions: Conditions,
  hrefOf: (row: SectorRow, stationId: number) => string,
): MapStation[] {
  return rows.flatMap((row) =>
    row.stations.map((station) => ({
      id: station.id,
      name: station.name,
      ...displayPosition(station),
      status: statusOf(conditions.get(station.id) ?? LOADING),
      caption: row.sector.name,
      href: hrefOf(row, station.id),
    })),
  );
}
