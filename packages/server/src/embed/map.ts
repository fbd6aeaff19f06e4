import type { EmbedMap, StationWire } from '@vigia/api/contract';
import {
  captureRisk,
  displayPosition,
  fromColumnar,
  isoDate,
  type PublishedLevel,
  publishedPosition,
} from '@vigia/domain';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { seriesStations } from '../stores/stations.ts';
import type { EmbedChoice, PublishedSector } from './published-sector.ts';
import { seriesReader } from './read-series.ts';
import { weekBefore } from './week.ts';

/** Stations by name, roughly where they stand, and the colour of their pest's last seven days. */
export async function publishedMap(
  tx: Tx,
  scope: Scope,
  _choice: EmbedChoice,
  place: PublishedSector,
): Promise<EmbedMap | null> {
  const stations: EmbedMap['stations'] = [];
  for (const station of place.stations) {
    const { latitude, longitude } = publishedPosition(displayPosition(placedAt(station)));
    const level = await levelOf(tx, scope, station, place);
    const { station_id, station_name } = station;
    stations.push({ station_id, station_name, latitude, longitude, level });
  }
  return { sector_name: place.sector.name, today: place.today, stations };
}

function placedAt({
  station_id: id,
  station_position_lat: latitude,
  station_position_lon: longitude,
}: StationWire) {
  return { id, position: latitude === null || longitude === null ? null : { latitude, longitude } };
}

async function levelOf(
  tx: Tx,
  scope: Scope,
  { station_id, pest_id }: StationWire,
  { today }: PublishedSector,
): Promise<PublishedLevel> {
  if (pest_id === null) return 'unknown';
  const read = seriesReader(tx, scope, await seriesStations(tx, scope, [station_id]), today);
  const { start, step, values } = await read({
    metric: { kind: 'captures' },
    days: weekBefore(today),
    transform: 'incremental',
    aggregation: 'sum',
  });
  return captureRisk(fromColumnar({ start: isoDate(start), step, values }), pest_id).level;
}
