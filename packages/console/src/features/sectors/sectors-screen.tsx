import { earlierOf } from '@vigia/domain';
import { captureGroups } from '@vigia/domain/captures';
import {
  type ChartSubject,
  chartLink,
  cropsOf,
  findSeason,
  hrefWith,
  rowsWithCrops,
  type Sector,
  type SectorRow,
  searchSectorRows,
  seasonShowsHealth,
  sectorPath,
  sectorRows,
  selectSeason,
  sortSeasons,
  stationPath,
} from '@vigia/domain/farm';
import { useWords } from '@vigia/ui';
import type { MapStation } from '@vigia/ui/map';
import { useAtom } from 'jotai';
import { useCallback, useEffect, useMemo } from 'react';
import { type Conditions, LOADING, statusOf } from '../../shared/condition.ts';
import { FarmActions } from '../../shared/dialogs/farm-actions.tsx';
import { mapPosition } from '../../shared/map-position.ts';
import { useFarm } from '../../shared/state/farm.ts';
import { useCaptureCounts } from '../../shared/state/use-capture-counts.ts';
import { useFilters, useNavigation } from '../../shared/state/use-filters.ts';
import { useInstall } from '../../shared/state/use-install.ts';
import { useMapTiles } from '../../shared/state/use-map-tiles.ts';
import { useMildewRisks } from '../../shared/state/use-mildew-risks.ts';
import { MAP_FOLLOWS_MS, useSettled } from '../../shared/state/use-settled.ts';
import { useStationHealth } from '../../shared/state/use-station-health.ts';
import { ConditionDetails } from '../../shared/ui/condition-details.tsx';
import { isIncomplete, MissingFarm } from '../../shared/ui/missing-farm.tsx';
import { OpenSeasonLink } from '../../shared/ui/open-season-link.tsx';
import { PressureLink } from '../../shared/ui/pressure-link.tsx';
import { COMMON, type CommonWords } from '../../shared/words.ts';
import { listFilters } from './list-rules.ts';
import { SectorsView } from './sectors-view.tsx';
import { chosenCropsAtom, searchAtom } from './state.ts';

/** The part that depends on the address: rows and search come first. */
const ADDRESS_FOLLOWS_MS = 400;

/** The list first, from known data; captures and health are added as they arrive. */
export function SectorsScreen() {
  const common = useWords(COMMON);
  const { tree, context, isRoot, today } = useFarm();
  const requested = useFilters();
  const { href, go, setFilters } = useNavigation();
  const filters = useMemo(() => listFilters(context, requested), [context, requested]);
  useEffect(() => {
    if (filters === requested) return undefined;
    const timer = setTimeout(() => setFilters(filters, { replace: true }), ADDRESS_FOLLOWS_MS);
    return () => clearTimeout(timer);
  }, [filters, requested, setFilters]);
  const [search, setSearch] = useAtom(searchAtom);
  const [chosenCrops, setChosenCrops] = useAtom(chosenCropsAtom);

  const season = findSeason(tree.seasons, filters.season);
  const all = useMemo(() => (season ? sectorRows(context, { season: season.id }) : []), [context, season]);
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

  const isCurrent = seasonShowsHealth(season, today);
  const without = useMemo(
    () => (isCurrent ? fieldsWithout(tree.sectors, all) : []),
    [tree.sectors, all, isCurrent],
  );
  const shownWithout = useMemo(
    () => (available.length === 0 ? searchSectorRows(without, search) : []).map(({ sector }) => sector),
    [without, available, search],
  );

  const groups = useMemo(() => captureGroups(all), [all]);
  const counts = useCaptureCounts(groups, season ? earlierOf(season.end, today) : today);
  const stationIds = useMemo(() => all.flatMap((row) => row.stations.map(({ id }) => id)), [all]);
  const conditions = useStationHealth(stationIds, isCurrent);
  const followed = useMemo(() => all.flatMap((row) => row.stations), [all]);
  const mildew = useMildewRisks(isCurrent ? (season?.id ?? null) : null, followed);
  const sectorHref = useCallback(
    (sectorId: number) => (isRoot ? href(sectorPath(sectorId)) : undefined),
    [isRoot, href],
  );
  const stationHref = useCallback((stationId: number) => href(stationPath(stationId)), [href]);
  const chartHref = useCallback(
    (sectorId: number, subject: ChartSubject) => {
      const link = chartLink(tree, sectorId, season?.id ?? null, subject, isRoot);
      const { company } = requested;
      return hrefWith(
        link.path,
        company === undefined ? link.filters : { ...link.filters, company },
        link.hash,
      );
    },
    [tree, season, isRoot, requested],
  );
  const drawn = useSettled(rows, MAP_FOLLOWS_MS);
  const onMap = useMemo(
    () =>
      mapStations(
        common,
        drawn,
        conditions,
        (row, stationId) => sectorHref(row.sector.id) ?? href(stationPath(stationId)),
      ),
    [drawn, conditions, sectorHref, href, common],
  );

  const stationFacts = (stationId: number) => {
    const row = all.find(({ stations }) => stations.some(({ id }) => id === stationId));
    const risk = row && mildew.get(row.sector.id);
    return {
      condition: conditions.get(stationId) ?? LOADING,
      ...(row && risk ? { mildew: risk, mildewHref: chartHref(row.sector.id, 'mildew') } : {}),
    };
  };

  return (
    <SectorsView
      rows={rows}
      total={all.length}
      stationCount={stationIds.length}
      withoutStations={shownWithout}
      withoutCount={without.length}
      onInstall={useInstall()}
      missing={isIncomplete(tree) ? <MissingFarm /> : undefined}
      counts={counts}
      conditions={conditions}
      sectorHref={sectorHref}
      stationHref={stationHref}
      chartHref={chartHref}
      mildew={mildew}
      isPast={!isCurrent}
      mapStations={onMap}
      mapDetails={({ id }) => <ConditionDetails {...stationFacts(Number(id))} />}
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
      actions={
        <>
          {all.length > 0 && <PressureLink />}
          <FarmActions />
        </>
      }
      emptyAction={<OpenSeasonLink seasonId={filters.season} />}
    />
  );
}

/** Fields without any of the stations that are listed, as rows that the search understands. */
function fieldsWithout(sectors: readonly Sector[], rows: readonly SectorRow[]) {
  const listed = new Set(rows.map(({ sector }) => sector.id));
  return sectors.filter(({ id }) => !listed.has(id)).map((sector) => ({ sector, pests: [] }));
}

/** A popup leads to the field, or to the station for those who may not open fields. */
function mapStations(
  common: CommonWords,
  rows: readonly SectorRow[],
  conditions: Conditions,
  hrefOf: (row: SectorRow, stationId: number) => string,
): MapStation[] {
  return rows.flatMap((row) =>
    row.stations.map((station) => ({
      id: station.id,
      name: station.name,
      ...mapPosition(common, station),
      status: statusOf(conditions.get(station.id) ?? LOADING),
      caption: row.sector.name,
      href: hrefOf(row, station.id),
    })),
  );
}
