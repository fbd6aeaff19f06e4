import type { StationId } from '../entities/ids.ts';
import { STATION_LINE_MESSAGES } from '../es/measurement-files.ts';
import { lowerFirst } from '../es/sentences.ts';
import type { Station } from '../farm/station.ts';
import { type NamedThing, nameFinder } from './named-things.ts';
import { byNameOf } from './things-by-name.ts';

/** The station that a line is about, or why nobody knows it, at the column that says so. */
export type FoundStation =
  | { readonly station: Station }
  | { readonly column: 'station' | 'sector'; readonly reason: string };

/** Cells by which a line names its station. */
export interface StationCells {
  readonly station: string;
  /** '' where the file has no such column. */
  readonly sector: string;
}

const ID = /^#?(\d{1,10})$/;

/**
 * Finds stations by their name, in any case and without accents, if need be with that of their field; or by their id,
 * with or without `#`. A name goes before an id that looks the same.
 *
 * @param stations also archived ones: lines about them are refused as such
 */
export function stationFinder(
  stations: readonly Station[],
  sectors: readonly NamedThing[],
): (cells: StationCells) => FoundStation {
  const inUse = stations.filter(({ archived }) => !archived);
  const byId = new Map<StationId, Station>(stations.map((station) => [station.id, station]));
  const named = byNameOf(inUse);
  const archivedNamed = byNameOf(stations.filter(({ archived }) => archived));
  const names = nameFinder(inUse);
  const sectorNames = nameFinder(sectors);
  const wrong = (reason: string) => ({ column: 'station', reason }) as const;

  const unknown = (text: string): FoundStation => {
    const id = ID.exec(text)?.[1];
    const station = id === undefined ? undefined : byId.get(Number(id));
    if (station !== undefined)
      return station.archived ? wrong(STATION_LINE_MESSAGES.archived(station.name)) : { station };
    if (id !== undefined) return wrong(STATION_LINE_MESSAGES.noSuchId(text));
    if (archivedNamed(text).length > 0) return wrong(STATION_LINE_MESSAGES.archived(text));
    const found = names.find(text);
    return wrong(lowerFirst('error' in found ? found.error : STATION_LINE_MESSAGES.noSuchId(text)));
  };

  return ({ station: stationCell, sector: sectorCell }) => {
    const text = stationCell.trim();
    if (text === '') return wrong(STATION_LINE_MESSAGES.noStation);
    const where = sectorNames.find(sectorCell);
    if ('error' in where) return { column: 'sector', reason: lowerFirst(where.error) };
    const same = named(text);
    const there = where.id === null ? same : same.filter(({ sectorId }) => sectorId === where.id);
    const [only] = there;
    if (only !== undefined && there.length === 1) return { station: only };
    if (there.length > 1)
      return wrong(
        where.id === null ? STATION_LINE_MESSAGES.several(text) : STATION_LINE_MESSAGES.sameSector(text),
      );
    if (same.length > 0) return wrong(STATION_LINE_MESSAGES.notThere(text, sectorCell.trim()));
    return unknown(text);
  };
}
