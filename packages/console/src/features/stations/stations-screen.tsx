import { displayPosition, findSeason, latestSeason, type StationId, seasonShowsHealth } from '@vigia/domain';
import type { MapStation } from '@vigia/ui/map';
import { useAtom } from 'jotai';
import { useMemo } from 'react';
import { usePageFilters } from '../../shared/app-bar/use-page-filters.ts';
import { type Conditions, LOADING, statusOf } from '../../shared/condition.ts';
import { stationPath } from '../../shared/paths.ts';
import { useFarm } from '../../shared/state/farm.ts';
import { useNavigation } from '../../shared/state/use-filters.ts';
import { useMapTiles } from '../../shared/state/use-map-tiles.ts';
import {
  MAP_FOLLOWS_MS,
  MAP_TAKES_OVER_MS,
  useAtMostEvery,
  useSettled,
} from '../../shared/state/use-settled.ts';
import { useStationHealth } from '../../shared/state/use-station-health.ts';
import { useTableView } from '../../shared/state/use-table-view.ts';
import { searchAtom } from './state.ts';
import { orNone, type StationRow, searchStationRows, stationRows } from './station-rows.ts';
import { StationsView } from './stations-view.tsx';

/** All stations of the client, the newest season's unless another is chosen. */
export function StationsScreen() {
  const { tree, today } = useFarm();
  const { href } = useNavigation();
  const latest = latestSeason(tree.seasons)?.id;
  const usual = useMemo(() => (latest === undefined ? {} : { season: latest }), [latest]);
  const bar = usePageFilters(usual);
  const { context, filters } = bar;
  const all = useMemo(() => stationRows(context, filters), [context, filters]);
  const stationIds = useMemo(() => all.map(({ station }) => station.id), [all]);
  const season = findSeason(tree.seasons, filters.season);
  const conditions = useStationHealth(stationIds, seasonShowsHealth(season, today));
  const drawnConditions = useAtMostEvery(conditions, MAP_TAKES_OVER_MS);
  const places = useMemo(() => placesOf(all, drawnConditions, href), [all, drawnConditions, href]);
  return <SearchedStations {...{ all, places, conditions, bar }} />;
}

interface SearchedProps {
  readonly all: readonly StationRow[];
  readonly places: ReadonlyMap<StationId, MapStation>;
  readonly conditions: Conditions;
  readonly bar: ReturnType<typeof usePageFilters>;
}

/** Of the stations those that the search finds: a letter is answered without asking anything else anew. */
function SearchedStations({ all, places, conditions, bar }: SearchedProps) {
  const { href, go } = useNavigation();
  const [search, setSearch] = useAtom(searchAtom);
  const rows = useMemo(() => searchStationRows(all, search), [all, search]);
  const drawn = useSettled(rows, MAP_FOLLOWS_MS);
  const mapStations = useMemo(
    () => drawn.flatMap(({ station }) => places.get(station.id) ?? []),
    [drawn, places],
  );
  return (
    <StationsView
      rows={rows}
      total={all.length}
      conditions={conditions}
      href={href}
      mapStations={mapStations}
      onOpen={({ href: target }) => target !== undefined && go(target)}
      tiles={useMapTiles()}
      search={search}
      onSearch={setSearch}
      {...bar}
      {...useTableView('estaciones')}
    />
  );
}

function placesOf(
  rows: readonly StationRow[],
  conditions: Conditions,
  href: (path: string) => string,
): ReadonlyMap<StationId, MapStation> {
  const places = rows.map(({ station, sector, pest }) => ({
    id: station.id,
    name: station.name,
    ...displayPosition(station),
    status: statusOf(conditions.get(station.id) ?? LOADING),
    caption: `${orNone(sector)} · ${orNone(pest)}`,
    href: href(stationPath(station.id)),
  }));
  return new Map(places.map((place) => [place.id, place]));
}
