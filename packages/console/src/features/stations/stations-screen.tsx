import {
  ALL,
  displayPosition,
  findSeason,
  latestSeason,
  seasonShowsHealth,
  selectSeason,
  sortSeasons,
} from '@vigia/domain';
import type { MapStation } from '@vigia/ui/map';
import { atom, useAtom } from 'jotai';
import { useMemo } from 'react';
import { LOADING, statusOf } from '../../shared/condition.ts';
import { useFarm } from '../../shared/state/farm.ts';
import { useFilters, useNavigation } from '../../shared/state/use-filters.ts';
import { useStationHealth } from '../../shared/state/use-station-health.ts';
import { orNone, searchStationRows, stationRows } from './station-rows.ts';
import { StationsView } from './stations-view.tsx';

const searchAtom = atom('');

/** All stations of the client, the newest season's unless another is chosen. */
export function StationsScreen() {
  const { tree, context, today, isRoot } = useFarm();
  const filters = useFilters();
  const { href, go, setFilters } = useNavigation();
  const [search, setSearch] = useAtom(searchAtom);
  const chosen = filters.season === ALL ? null : findSeason(tree.seasons, filters.season);
  const season = filters.season === ALL ? null : (chosen ?? latestSeason(tree.seasons));
  const seasonId = season?.id ?? ALL;
  const all = useMemo(() => stationRows(context, { season: seasonId }), [context, seasonId]);
  const rows = useMemo(() => searchStationRows(all, search), [all, search]);
  const stationIds = useMemo(() => all.map(({ station }) => station.id), [all]);
  const conditions = useStationHealth(stationIds, seasonShowsHealth(season, today));

  const mapStations = rows.map(
    ({ station, sector }): MapStation => ({
      id: station.id,
      name: station.name,
      ...displayPosition(station),
      status: statusOf(conditions.get(station.id) ?? LOADING),
      caption: orNone(sector),
      href: isRoot ? href(`/sector/${station.sectorId}`) : undefined,
    }),
  );
  return (
    <StationsView
      rows={rows}
      total={all.length}
      mapStations={mapStations}
      onOpen={({ href: target }) => target !== undefined && go(target)}
      search={search}
      onSearch={setSearch}
      seasons={sortSeasons(tree.seasons)}
      seasonId={seasonId}
      onSeason={(id) => setFilters(selectSeason(context, filters, id))}
    />
  );
}
