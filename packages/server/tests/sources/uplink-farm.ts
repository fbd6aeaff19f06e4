import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { UplinkNetwork } from '@vigia/api/contract';
import { pino } from 'pino';
import { isDatabaseLost } from '../../src/db/lost.ts';
import { asClient } from '../../src/db/tenant.ts';
import { createMetrics } from '../../src/metrics/metrics.ts';
import { createPrinter } from '../../src/pdf/printer.ts';
import { createApp } from '../../src/run/app.ts';
import { readConfig } from '../../src/run/config.ts';
import { rotateDoor } from '../../src/stores/uplinks/doors.ts';
import { DOOR_SECRETS } from '../../src/uplinks/door-secret.ts';
import { replayUplinks } from '../../src/uplinks/replay-uplinks.ts';
import type { TestDatabase } from '../support/test-database.ts';

const CLIENT = 1;
const MOST_TRIES = 5;
const iso = (at: number): string => new Date(at).toISOString();
const TEMPERATURE = 'ambient_temperature_c °F env.temp';
const HUMIDITY = 'ambient_humidity_rh % hum';

/** A server that can be replaced by another one over the same database. */
export async function restartable({ databases }: TestDatabase, now: () => number, folder: string) {
  const log = pino({ level: 'silent' });
  const printer = createPrinter({ log, metrics: createMetrics([]) });
  const config = readConfig({ VIGIA_DATA: folder });
  let server: Server;
  let url = '';
  const start = async () => {
    const app = createApp({ databases, now, log, printer, config });
    server = createServer(getRequestListener(app.fetch));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  /** Whoever waits for an answer gets none; what was begun may end. */
  const stop = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  await start();
  return {
    url: () => url,
    restart: async () => {
      await stop();
      await start();
    },
    close: async () => {
      await stop();
      await printer.close();
    },
  };
}
export type Restartable = Awaited<ReturnType<typeof restartable>>;

/** As somebody does whose request met a connection that was killed: tries again. */
async function persistently<T>(request: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await request();
    } catch (error) {
      if (tries === MOST_TRIES || !isDatabaseLost(error)) throw error;
    }
  }
}

/** A door of the client, and a station for a device that is not linked yet. */
export async function uplinkFarm(
  { databases }: TestDatabase,
  {
    network,
    stationId,
    devEui,
    now,
  }: { network: UplinkNetwork; stationId: number; devEui: string; now: () => number },
) {
  const { owner, app } = databases;
  const place = { sector_id: 11, station_position_lat: -33.7, station_position_lon: -71.2 };
  await owner
    .insertInto('station')
    .values({ client_id: CLIENT, station_id: stationId, station_name: `L-${stationId}`, ...place })
    .execute();
  const { secret, start, hash } = DOOR_SECRETS.make();
  const { door_id: doorId } = await owner
    .insertInto('uplink_door')
    .values({
      ...{ client_id: CLIENT, network, door_name: 'Puerta', created_at: iso(now()) },
      ...{ secret_start: start, secret_hash: hash },
    })
    .returning('door_id')
    .executeTakeFirstOrThrow();
  const { profile_id: profileId } = await owner
    .insertInto('uplink_profile')
    .values({ client_id: CLIENT, profile_name: 'Sonda', mapped_fields: [TEMPERATURE] })
    .returning('profile_id')
    .executeTakeFirstOrThrow();
  const device = { clientId: CLIENT, doorId, devEui };
  return {
    ...{ doorId, secret },
    /** As somebody who gives the door another secret does, for three hours beside the one before. */
    rotate: async (): Promise<string> => {
      const { secret: next, ...stored } = DOOR_SECRETS.make();
      const door = { clientId: CLIENT, id: doorId };
      await persistently(() =>
        asClient(app, CLIENT, (tx) => rotateDoor(tx, door, stored, now() + 3 * 3_600_000)),
      );
      return next;
    },
    /** As somebody who links what came does. */
    link: async () => {
      await persistently(() =>
        asClient(app, CLIENT, async (tx) => {
          await tx
            .updateTable('uplink_device')
            .set({ station_id: stationId, profile_id: profileId })
            .where('dev_eui', '=', devEui)
            .where('door_id', '=', doorId)
            .execute();
          await replayUplinks(tx, device, now());
        }),
      );
    },
    /** As somebody who finds that the humidity was forgotten does. */
    mapHumidity: async () => {
      await owner
        .updateTable('uplink_profile')
        .set({ mapped_fields: [TEMPERATURE, HUMIDITY] })
        .where('profile_id', '=', profileId)
        .execute();
    },
    replay: () => persistently(() => asClient(app, CLIENT, (tx) => replayUplinks(tx, device, now()))),
    readings: async (): Promise<Map<number, readonly (number | null)[]>> => {
      const rows = await owner
        .selectFrom('reading')
        .select(['t', 'ambient_temperature_c', 'ambient_humidity_rh'])
        .where('client_id', '=', CLIENT)
        .where('station_id', '=', stationId)
        .execute();
      return new Map(
        rows.map((row) => [Date.parse(row.t), [row.ambient_temperature_c, row.ambient_humidity_rh]]),
      );
    },
  };
}
