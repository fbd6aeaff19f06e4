import type { EmbedCard } from '@vigia/api/contract';
import { addDays, type EpochMs, type IsoDate } from '@vigia/domain';
import { chipLevel } from '@vigia/domain/captures';
import { HEALTH_WINDOW_DAYS, stationHealth } from '@vigia/domain/devices';
import { PESTS, type Station } from '@vigia/domain/farm';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { chipDays, chipRules, daysField } from '../analytics/chip-rules.ts';
import { subjectOfStation } from '../analytics/health-answer.ts';
import { healthInput } from '../analytics/health-input.ts';
import { type HealthData, readHealthData } from '../stores/devices/health-data.ts';
import { sectorById } from '../stores/farm/sectors.ts';
import { seriesStations } from '../stores/farm/stations.ts';
import { rainOfDay } from '../stores/measurements/rain.ts';
import { seriesReader } from './read-series.ts';

/** One station at a glance; null for one that is no longer in use. */
export async function publishedCard(
  tx: Tx,
  scope: Scope,
  station: Station,
  { today, now }: { readonly today: IsoDate; readonly now: EpochMs },
): Promise<EmbedCard | null> {
  if (station.archived) return null;
  const { id: stationId, cropId, pestId } = station;
  const sector = await sectorById(tx, scope, station.sectorId);
  const [known] = await seriesStations(tx, scope, [stationId]);
  if (sector === null || known === undefined) return null;
  const days = { start: addDays(today, -HEALTH_WINDOW_DAYS), end: today };
  const data = await readHealthData(tx, scope, subjectOfStation(station), days);
  const health = stationHealth(healthInput(data, { now, windowDays: HEALTH_WINDOW_DAYS }));
  const rain = await rainOfDay(tx, scope, known, today);
  return {
    station_id: stationId,
    station_name: station.name,
    sector_name: sector.name,
    today,
    crop_id: cropId,
    pest_id: pestId,
    pest_name: pestId === null ? null : (PESTS.get(pestId)?.name ?? null),
    temperature: lastOf(data, 'temperature'),
    humidity: lastOf(data, 'humidity'),
    rain: rain && { value: rain.value, at: new Date(rain.at).toISOString() },
    health: {
      connection: health.connection.state,
      energy: health.energy.state,
      images: health.images.state,
      sensors: health.sensors.state,
    },
    chip: pestId === null ? null : await chipOf(tx, scope, known, pestId, today),
  };
}

function lastOf({ readings }: HealthData, name: 'temperature' | 'humidity'): EmbedCard['temperature'] {
  const index = readings[name].findLastIndex((value) => value !== null);
  const [value, at] = [readings[name][index], readings.t[index]];
  return value == null || at === undefined ? null : { value, at: new Date(at).toISOString() };
}

async function chipOf(
  tx: Tx,
  scope: Scope,
  station: Awaited<ReturnType<typeof seriesStations>>[number],
  pestId: number,
  today: IsoDate,
): Promise<EmbedCard['chip']> {
  const ruleOn = (await chipRules(tx, scope, station.clientId))(pestId);
  const { values } = await seriesReader(
    tx,
    scope,
    [station],
    today,
  )({
    metric: { kind: 'captures' },
    days: chipDays(ruleOn, today),
    transform: 'incremental',
    aggregation: 'sum',
  });
  const known = values.filter((value) => value !== null);
  const count = known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
  return { level: chipLevel(ruleOn(today), count ?? undefined), count, ...daysField(ruleOn, today) };
}
