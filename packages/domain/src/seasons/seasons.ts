import type { SeasonId } from '../entities/ids.ts';
import type { Season } from '../farm/season.ts';
import type { Station } from '../farm/station.ts';
import type { IsoDate } from '../units.ts';

type Span = Pick<Season, 'start' | 'end'>;

/** Today lies between start and end, both included. */
export function isCurrentSeason(season: Span, today: IsoDate): boolean {
  return season.start <= today && today <= season.end;
}

/** Newest start first; of two with one start, the one made later. */
export function sortSeasons<S extends Pick<Season, 'id' | 'start'>>(seasons: readonly S[]): S[] {
  return [...seasons].sort((a, b) => b.start.localeCompare(a.start) || b.id - a.id);
}

/** The data that decides which season is the default: the client's seasons, and its stations by season. */
export interface SeasonChoice<S extends Pick<Season, 'id' | 'start'> = Season> {
  readonly seasons: readonly S[];
  readonly stations: readonly Pick<Station, 'seasonId' | 'archived'>[];
}

/**
 * The season shown where none is chosen: the newest one that has begun or has stations. A season made ahead, still
 * empty, is the default only where there is no other; null without seasons.
 */
export function defaultSeason<S extends Pick<Season, 'id' | 'start'>>(
  { seasons, stations }: SeasonChoice<S>,
  today: IsoDate,
): S | null {
  const newestFirst = sortSeasons(seasons);
  const inUse = new Set(stations.filter(({ archived }) => !archived).map(({ seasonId }) => seasonId));
  return newestFirst.find(({ id, start }) => start <= today || inUse.has(id)) ?? newestFirst[0] ?? null;
}

/** The season chosen by id, null for `'all'`, none chosen or an unknown id. */
export function findSeason<S extends { readonly id: SeasonId }>(
  seasons: readonly S[],
  id: SeasonId | 'all' | undefined,
): S | null {
  return seasons.find((season) => season.id === id) ?? null;
}

type StationSeason = Pick<Station, 'nodeSerial' | 'seasonId' | 'isCountedInField'>;

/**
 * Stations that take part in a season. A station carries only the season it is assigned to now, while its history
 * stays with it; so the running season shows the stations assigned to it that have a device or a trap that people count (from its
 * first visit on), a past season shows all stations, and one that has not begun those assigned to it.
 */
export function stationsOfSeason<S extends StationSeason>(
  stations: readonly S[],
  season: Pick<Season, 'id' | 'start' | 'end'>,
  today: IsoDate,
): S[] {
  if (season.end < today) return [...stations];
  const assigned = stations.filter((station) => station.seasonId === season.id);
  return isCurrentSeason(season, today)
    ? assigned.filter((station) => station.nodeSerial !== null || station.isCountedInField)
    : assigned;
}

/** Health is about devices in the field now: it is not shown for a season that is over. */
export function seasonShowsHealth(season: Span | null, today: IsoDate): boolean {
  return season === null || season.end >= today;
}
