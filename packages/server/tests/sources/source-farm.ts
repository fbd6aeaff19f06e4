import type { Vendor, VendorKeys } from '@vigia/api/contract';
import { pino } from 'pino';
import { sealOf } from '../../src/auth/second-step/seal.ts';
import { fieldClimate } from '../../src/station-sources/fieldclimate.ts';
import { pullSource, type SourceTools } from '../../src/station-sources/pull-source.ts';
import { weatherLink } from '../../src/station-sources/weatherlink.ts';
import type { TestDatabase } from '../support/test-database.ts';
import { DAVIS, METOS, type VendorServer } from '../support/vendor-server.ts';

const CLIENT = 1;
const iso = (at: number): string => new Date(at).toISOString();

/** A client's account with a maker, and one of its stations, which is one of the farm's. */
export interface SourceFarm {
  readonly sourceId: number;
  readonly stationId: number;
  readonly vendorStationId: string;
  readonly services: SourceTools['services'];
  /** One run, as the job makes it, with some of its tools replaced. */
  pull(more?: Partial<SourceTools>): Promise<unknown>;
  /** As somebody who enters other keys does. */
  putKeys(keys: VendorKeys): Promise<void>;
  /** What is stored, by instant. */
  readings(): Promise<Map<number, readonly (number | null)[]>>;
}

/** @param pulledTo how far it was pulled already, epoch ms */
export async function sourceFarm(
  { databases }: TestDatabase,
  server: VendorServer,
  {
    vendor,
    stationId,
    now,
    pulledTo,
  }: { vendor: Vendor; stationId: number; now: () => number; pulledTo: number },
): Promise<SourceFarm> {
  const { owner } = databases;
  const seal = sealOf(databases.auth, now);
  const place = { sector_id: 11, station_position_lat: -33.7, station_position_lon: -71.2 };
  await owner
    .insertInto('station')
    .values({ client_id: CLIENT, station_id: stationId, station_name: `P-${stationId}`, ...place })
    .execute();
  const { source_id: sourceId } = await owner
    .insertInto('station_source')
    .values({
      ...{ client_id: CLIENT, vendor, source_name: 'Cuenta', sealed_keys: '', failure: null },
      ...{ next_at: iso(now()), created_at: iso(now()) },
    })
    .returning('source_id')
    .executeTakeFirstOrThrow();
  const of = { clientId: CLIENT, sourceId };
  const putKeys = async (keys: VendorKeys) => {
    const sealed = await seal.close(of, JSON.stringify(keys));
    await owner
      .updateTable('station_source')
      .set({ sealed_keys: sealed, source_state: 'active', failures: 0, failure: null, next_at: iso(now()) })
      .where('source_id', '=', sourceId)
      .execute();
  };
  await putKeys(server.keys as VendorKeys);
  const vendorStationId = vendor === 'fieldclimate' ? METOS.id : String(DAVIS.id);
  await owner
    .insertInto('source_station')
    .values({
      ...{
        client_id: CLIENT,
        source_id: sourceId,
        vendor_station_id: vendorStationId,
        station_id: stationId,
      },
      ...{ vendor_station_name: 'Cuartel 4', time_zone: 'America/Santiago', failure: null },
      ...{ pulled_to: iso(pulledTo), next_at: iso(now()) },
    })
    .execute();
  const options = { now, timeoutMs: 2_000, pauseMs: 0 };
  const tools: SourceTools = {
    databases,
    now,
    seal,
    log: pino({ level: 'silent' }),
    signal: new AbortController().signal,
    pause: async () => undefined,
    services: {
      fieldclimate: fieldClimate({ ...options, url: server.urls.fieldclimate }),
      weatherlink: weatherLink({ ...options, url: server.urls.weatherlink }),
    },
  };
  return {
    ...{ sourceId, stationId, vendorStationId, putKeys, services: tools.services },
    pull: (more = {}) => pullSource({ ...tools, ...more }, CLIENT, sourceId),
    readings: async () => {
      const rows = await owner
        .selectFrom('reading')
        .select(['t', 'ambient_temperature_c', 'ambient_humidity_rh', 'rain_mm', 'wind_speed_km_h'])
        .where('client_id', '=', CLIENT)
        .where('station_id', '=', stationId)
        .execute();
      return new Map(
        rows.map(({ t, ambient_temperature_c, ambient_humidity_rh, rain_mm, wind_speed_km_h }) => [
          Date.parse(t),
          [ambient_temperature_c, ambient_humidity_rh, rain_mm, wind_speed_km_h],
        ]),
      );
    },
  };
}
