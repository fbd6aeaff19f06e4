import {
  defaultSeason,
  findSeason,
  hrefWith,
  type StationId,
  seasonShowsHealth,
  stationPath,
} from '@vigia/domain/farm';
import { useWords } from '@vigia/ui';
import type { MapStation } from '@vigia/ui/map';
import { useAtom } from 'jotai';
import { useMemo } from 'react';
import { fieldDates } from '../../shared/app-bar/filter-fields.ts';
import { usePageFilters } from '../../shared/app-bar/use-page-filters.ts';
import { type Conditions, LOADING, statusOf } from '../../shared/condition.ts';
import { writeLogHash } from '../../shared/filters/log-choice.ts';
import { mapPosition } from '../../shared/map-position.ts';
import { useFarm } from '../../shared/state/farm.ts';
import { useNavigation } from '../../shared/state/use-filters.ts';
import { useMapTiles } from '../../shared/state/use-map-tiles.ts';
import { MAP_FOLLOWS_MS, useSettled } from '../../shared/state/use-settled.ts';
import { useStationHealth } from '../../shared/state/use-station-health.ts';
import { useTableView } from '../../shared/state/use-table-view.ts';
import { CountTrapsButton } from '../../shared/ui/count-traps-button.tsx';
import { isIncomplete, MissingFarm } from '../../shared/ui/missing-farm.tsx';
import { OpenSeasonLink } from '../../shared/ui/open-season-link.tsx';
import { COMMON, type CommonWords } from '../../shared/words.ts';
import { searchAtom } from './state.ts';
import { chosenRows, orNone, type StationRow, searchStationRows, stationRows } from './station-rows.ts';
import { StationsView, type StationsViewProps } from './stations-view.tsx';
import { useRequestedEvents } from './use-requested-events.ts';
import { type StationsBar, useStationsBar } from './use-stations-bar.ts';
import { STATIONS, type StationsWords } from './words.ts';

/** All stations of the client, those of the default season unless another is chosen. */
export function StationsScreen() {
  const words = useWords(STATIONS);
  const common = useWords(COMMON);
  const { tree, today } = useFarm();
  const { href } = useNavigation();
  const first = defaultSeason(tree, today)?.id;
  const usual = useMemo(() => (first === undefined ? {} : { season: first }), [first]);
  const { context, filters } = usePageFilters(usual);
  const bar = useStationsBar(usual, filters);
  const { type, station } = bar;
  const all = useMemo(() => stationRows(words, context, filters), [context, filters, words]);
  const stationIds = useMemo(() => all.map((row) => row.station.id), [all]);
  const season = findSeason(tree.seasons, filters.season);
  const conditions = useStationHealth(stationIds, seasonShowsHealth(season, today));
  const onMap = useMemo(
    () => mapStationsOf(words, common, all, conditions, href),
    [all, conditions, href, common, words],
  );

  const days = useMemo(() => fieldDates(context, filters, usual), [context, filters, usual]);
  const { state, dayOf, onRetry } = useRequestedEvents(type, days);
  const lastEvents = useMemo(() => {
    if (type === null || dayOf === null) return null;
    const inDays = { ...filters, dateStart: days.start, dateEnd: days.end };
    const hrefOf = ({ id }: { readonly id: StationId }) =>
      hrefWith('/logs', inDays, writeLogHash({ type, stationId: id }));
    return { type, dayOf, hrefOf };
  }, [type, dayOf, days, filters]);
  const chosen = useMemo(
    () => (state === 'ready' ? chosenRows(all, station.value, lastEvents?.dayOf ?? null) : []),
    [all, station.value, lastEvents, state],
  );
  return (
    <SearchedStations {...{ ...bar, all, chosen, onMap, conditions, days, lastEvents, state, onRetry }} />
  );
}

interface SearchedProps
  extends StationsBar,
    Pick<StationsViewProps, 'conditions' | 'days' | 'lastEvents' | 'state' | 'onRetry'> {
  readonly all: readonly StationRow[];
  /** Of all those of the chosen station, or with an event of the kind. */
  readonly chosen: readonly StationRow[];
  readonly onMap: ReadonlyMap<StationId, MapStation>;
}

/** Of the stations those that the search finds: typing requests nothing from the service. */
function SearchedStations({ all, chosen, onMap, ...shown }: SearchedProps) {
  const { tree } = useFarm();
  const { href, go } = useNavigation();
  const [search, setSearch] = useAtom(searchAtom);
  const rows = useMemo(() => searchStationRows(chosen, search), [chosen, search]);
  const found = useMemo(() => rows.map(({ station }) => station), [rows]);
  const drawn = useSettled(rows, MAP_FOLLOWS_MS);
  const mapStations = useMemo(
    () => drawn.flatMap(({ station }) => onMap.get(station.id) ?? []),
    [drawn, onMap],
  );
  return (
    <StationsView
      {...shown}
      missing={isIncomplete(tree) ? <MissingFarm /> : undefined}
      rows={rows}
      total={all.length}
      reported={chosen.length}
      href={href}
      mapStations={mapStations}
      onOpen={({ href: target }) => target !== undefined && go(target)}
      tiles={useMapTiles()}
      emptyAction={<OpenSeasonLink seasonId={shown.filters.season} />}
      tools={<CountTrapsButton stations={found} />}
      search={search}
      onSearch={setSearch}
      {...useTableView('estaciones')}
    />
  );
}

function mapStationsOf(
  words: StationsWords,
  common: CommonWords,
  rows: readonly StationRow[],
  conditions: Conditions,
  href: (path: string) => string,
): ReadonlyMap<StationId, MapStation> {
  const onMap = rows.map(({ station, sector, pest }) => ({
    id: station.id,
    name: station.name,
    ...mapPosition(common, station),
    status: statusOf(conditions.get(station.id) ?? LOADING),
    caption: `${orNone(words, sector)} · ${orNone(words, pest)}`,
    href: href(stationPath(station.id)),
  }));
  return new Map(onMap.map((shown) => [shown.id, shown]));
}
