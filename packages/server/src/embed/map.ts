import type { EmbedMap } from '@vigia/api/contract';
import { fromColumnar, isoDate } from '@vigia/domain';
import { displayPosition, type Station } from '@vigia/domain/farm';
import { captureRisk, type PublishedLevel, publishedPosition } from '@vigia/domain/published';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { seriesStations } from '../stores/farm/stations.ts';
import type { EmbedChoice, PublishedSector } from './published-sector.ts';
import { seriesReader } from './read-series.ts';
import { weekBefore } from './week.ts';

/** Stations by name, at rounded positions, with the colour of their pest's last seven days. */
export async function publishedMap(
  tx: Tx,
  scope: Scope,
  _choice: EmbedChoice,
  published: PublishedSector,
): Promise<EmbedMap | null> {
  const stations: EmbedMap['stations'] = [];
  for (const station of published.stations) {
    const { latitude, longitude } = publishedPosition(displayPosition(station));
    const level = await levelOf(tx, scope, station, published);
    stations.push({ station_id: station.id, station_name: station.name, latitude, longitude, level });
  }
  return { sector_name: published.sector.name, today: published.today, stations };
}

async function levelOf(
  tx: Tx,
  scope: Scope,
  { id, pestId }: Station,
  { today }: PublishedSector,
): Promise<PublishedLevel> {
  if (pestId === null) return 'unknown';
  const read = seriesReader(tx, scope, await seriesStations(tx, scope, [id]), today);
  const { start, step, values } = await read({
    metric: { kind: 'captures' },
    days: weekBefore(today),
    transform: 'incremental',
    aggregation: 'sum',
  });
  return captureRisk(fromColumnar({ start: isoDate(start), step, values }), pestId).level;
}
