import type { IsoDate } from '@vigia/domain';
import {
  type ComparedKey,
  comparedText,
  type FilterContext,
  isSameCompared,
  type Season,
  type Sector,
  sortSeasons,
  stationsFor,
} from '@vigia/domain/farm';
import type { SeriesScope } from '../series/scope.ts';

/** Another season or field with the stations and days of its series. */
export interface ComparedScope {
  readonly key: ComparedKey;
  /** `2025–26`, `Los Aromos`, `Los Aromos · 2025–26` */
  readonly name: string;
  readonly scope: SeriesScope & { readonly season: Season; readonly sector: Pick<Sector, 'id' | 'name'> };
}

/** The key of a season or field as the value of a choice. */
export const keyText = (key: ComparedKey): string => comparedText([key])!;

/** A season and field beside those shown; null for those shown, for what is not there and for what has not begun. */
function comparedScope(
  context: FilterContext,
  shown: SeriesScope,
  { seasonId, sectorId }: ComparedKey,
): ComparedScope | null {
  const { tree, today } = context;
  const season = tree.seasons.find(({ id }) => id === seasonId);
  const sector = tree.sectors.find(({ id }) => id === (sectorId ?? shown.sector?.id));
  if (!season || !sector || !shown.season || !shown.sector || season.start > today) return null;
  const isOwnField = sector.id === shown.sector.id;
  const isOwnSeason = season.id === shown.season.id;
  if (isOwnField && isOwnSeason) return null;
  const crops = new Set(shown.stations.map(({ cropId }) => cropId));
  const stations = stationsFor(context, { season: season.id, sector: sector.id });
  return {
    key: { seasonId, sectorId: isOwnField ? null : sector.id },
    name: isOwnField ? season.name : isOwnSeason ? sector.name : `${sector.name} · ${season.name}`,
    scope: {
      season,
      sector,
      crop: shown.crop,
      pest: shown.pest,
      stations: isOwnField ? stations.filter(({ cropId }) => crops.has(cropId)) : stations,
      biofixes: season.biofixes,
    },
  };
}

/** Those of the address, without what is not there. */
export const comparedScopes = (
  context: FilterContext,
  shown: SeriesScope,
  keys: readonly ComparedKey[],
): ComparedScope[] => keys.flatMap((key) => comparedScope(context, shown, key) ?? []);

/**
 * What can be compared: the other seasons of the field, newest first, then the other fields in the same season, and what
 * the address names beside these.
 *
 * @param hasSeries whether it has stations for the chart
 */
export function comparableScopes(
  context: FilterContext,
  shown: SeriesScope,
  chosen: readonly ComparedKey[],
  hasSeries: (scope: SeriesScope, today: IsoDate) => boolean,
): ComparedScope[] {
  const { tree, today } = context;
  const { season, sector } = shown;
  if (!season || !sector) return [];
  const offered: ComparedKey[] = [
    ...sortSeasons(tree.seasons).map(({ id }) => ({ seasonId: id, sectorId: null })),
    ...tree.sectors.map(({ id }) => ({ seasonId: season.id, sectorId: id })),
  ];
  const others = chosen.filter((key) => !offered.some((each) => isSameCompared(each, key)));
  return comparedScopes(context, shown, [...offered, ...others]).filter(
    ({ key, scope }) => hasSeries(scope, today) || chosen.some((each) => isSameCompared(each, key)),
  );
}
