import type { FieldEvent } from '../entities/event.ts';
import type { Station } from '../farm/station.ts';
import type { IsoDate } from '../units.ts';

type About = Pick<FieldEvent, 'stationId' | 'sectorId'>;
type StationInSector = Pick<Station, 'id' | 'sectorId'>;

/** An event about a whole sector is about each of its stations too. */
export function isAboutStation(event: About, station: StationInSector): boolean {
  return event.stationId === null ? event.sectorId === station.sectorId : event.stationId === station.id;
}

/**
 * The day of the last event about each station.
 *
 * @param events reports in any order
 * @returns a function that gives, for a station, the day of the last report about it or its whole sector; null
 *   without one. A look-up costs the same however many reports there are.
 */
export function lastEventDays(
  events: readonly (About & Pick<FieldEvent, 'date'>)[],
): (station: StationInSector) => IsoDate | null {
  const [stations, sectors] = [new Map<number, IsoDate>(), new Map<number, IsoDate>()];
  for (const { stationId, sectorId, date } of events) {
    const days = stationId === null ? sectors : stations;
    const id = stationId ?? sectorId;
    if (id !== null && date > (days.get(id) ?? '')) days.set(id, date);
  }
  return ({ id, sectorId }) => {
    const [own, whole] = [stations.get(id) ?? null, sectors.get(sectorId) ?? null];
    return own !== null && whole !== null && whole > own ? whole : (own ?? whole);
  };
}
