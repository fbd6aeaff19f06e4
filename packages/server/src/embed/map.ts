import type { EmbedMap } from '@vigia/api/contract';
import { fromColumnar, type IsoDate, isoDate } from '@vigia/domain';
import { displayPosition, type StationId } from '@vigia/domain/farm';
import { captureRisk, type PublishedLevel, publishedPosition } from '@vigia/domain/published';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { chipDays, chipRules, type RuleOn } from '../analytics/chip-rules.ts';
import { seriesStations } from '../stores/farm/stations.ts';
import type { EmbedChoice, PublishedSector } from './published-sector.ts';
import { seriesReader } from './read-series.ts';

/** Stations by name, at rounded positions, with the colour of their pest's last days. */
export async function publishedMap(
  tx: Tx,
  scope: Scope,
  _choice: EmbedChoice,
  published: PublishedSector,
): Promise<EmbedMap | null> {
  const ruleOf = await chipRules(tx, scope, published.sector.clientId);
  const stations: EmbedMap['stations'] = [];
  for (const station of published.stations) {
    const { latitude, longitude } = publishedPosition(displayPosition(station));
    const { id, pestId } = station;
    const level = pestId === null ? 'unknown' : await levelOf(tx, scope, id, ruleOf(pestId), published.today);
    stations.push({ station_id: station.id, station_name: station.name, latitude, longitude, level });
  }
  return { sector_name: published.sector.name, today: published.today, stations };
}

async function levelOf(
  tx: Tx,
  scope: Scope,
  id: StationId,
  ruleOn: RuleOn,
  today: IsoDate,
): Promise<PublishedLevel> {
  const read = seriesReader(tx, scope, await seriesStations(tx, scope, [id]), today);
  const { start, step, values } = await read({
    metric: { kind: 'captures' },
    days: chipDays(ruleOn, today),
    transform: 'incremental',
    aggregation: 'sum',
  });
  return captureRisk(fromColumnar({ start: isoDate(start), step, values }), ruleOn).level;
}
