/**
 * What devices send, through HTTP, with the daily roll-ups of every batch kept: readings a second by size of batch, of
 * climate alone and of the three categories that a weather station sends for each instant. Afterwards the roll-ups are compared with the readings they are made of.
 */
import autocannon from 'autocannon';
import type { EpochMs } from '../packages/domain/src/index.ts';
import { withDatabases } from '../packages/server/src/db/running-database.ts';
import { readConfig } from '../packages/server/src/run/config.ts';
import { type FarmServer, withFarmServer } from '../scripts/farm-server.ts';
import { type KeyedDevice, keyedDevices } from './keyed-devices.ts';
import { printTable } from './table.ts';

const GOAL_PER_SECOND = 5_000;
const CONNECTIONS = 4;
/** Readings of one batch: a day of a device, ten days, a month. */
const SIZES = [96, 1_000, 3_000];
const READINGS_PER_SIZE = 240_000;
const QUARTER_MS = 15 * 60_000;
/** Beside the farm's own readings, which are on the hour. */
const OFFSET_MS = 5 * 60_000;

type Sent = (at: EpochMs) => readonly object[];

const climate = (at: EpochMs) => ({
  category: 'thpg',
  ambient_temperature_c: Math.round(150 + 80 * Math.sin(at / 1.4e7)) / 10,
  ambient_humidity_rh: Math.round(600 + 200 * Math.cos(at / 1.4e7)) / 10,
});
const weather = (at: EpochMs) => ({
  category: 'weather',
  rain_mm: at % (97 * QUARTER_MS) === 0 ? 0.2 : 0,
  solar_radiation_w_m2: Math.round(Math.max(0, 700 * Math.sin(at / 1.4e7))),
  wind_speed_km_h: Math.round(80 + 50 * Math.sin(at / 9e6)) / 10,
  leaf_wetness_min: Math.round(7 + 7 * Math.cos(at / 1.4e7)),
  soil_moisture_pct: Math.round(250 + 50 * Math.sin(at / 9e8)) / 10,
  soil_temperature_c: Math.round(140 + 30 * Math.sin(at / 1.4e7)) / 10,
});
const battery = (at: EpochMs) => ({ category: 'battery', battery_percentage: 80 + ((at / QUARTER_MS) % 20) });

/** What is sent for each instant. */
const KINDS: Readonly<Record<string, Sent>> = {
  climate: (at) => [climate(at)],
  'climate, weather, battery': (at) => [climate(at), weather(at), battery(at)],
};

export async function benchIngest(): Promise<void> {
  await withFarmServer(async (server) => {
    const devices = await keyedDevices(server);
    const rows: (string | number)[][] = [];
    let before = Math.floor(Date.now() / QUARTER_MS) * QUARTER_MS + OFFSET_MS - QUARTER_MS;
    for (const [kind, sent] of Object.entries(KINDS)) {
      for (const size of SIZES) {
        const instants = Math.round(size / sent(0).length);
        const rounds = Math.ceil(READINGS_PER_SIZE / (size * devices.length));
        const span = instants * rounds * QUARTER_MS;
        const batches = batchesOf(devices, { instants, rounds, sent, from: before - span });
        before -= span;
        const result = await fire(server, batches);
        const perSecond = (batches.length * size) / result.duration;
        const { p50, p99 } = result.latency;
        rows.push([`${kind}, ${size}`, batches.length, perSecond, p50, p99, perSecond / GOAL_PER_SECOND]);
      }
    }
    printTable(
      `Readings of ${devices.length} devices through HTTP, roll-ups kept, ${CONNECTIONS} connections`,
      [
        ['readings in a batch', 'batches', 'readings/s', 'p50 ms', 'p99 ms', `: ${GOAL_PER_SECOND}/s`],
        ...rows,
      ],
    );
    const { days, wrong } = await checkRollups(server);
    if (wrong > 0) throw new Error(`${wrong} of ${days} roll-ups are not those of their readings`);
    console.log(`  ${days} daily roll-ups are those of their readings`);
  });
}

/** Batches of every device in the order of time, device after device: never two of one device at once. */
function batchesOf(
  devices: readonly KeyedDevice[],
  { instants, rounds, sent, from }: { instants: number; rounds: number; sent: Sent; from: EpochMs },
) {
  return Array.from({ length: rounds }, (_, round) =>
    devices.map(({ serial, key }) => {
      const readings = Array.from({ length: instants }, (__, i) => {
        const at = from + (round * instants + i) * QUARTER_MS;
        return sent(at).map((reading) => ({ t: new Date(at).toISOString(), ...reading }));
      }).flat();
      const headers = { 'content-type': 'application/json', 'x-device-key': key };
      const body = JSON.stringify({ readings });
      return { method: 'POST', path: `/v2/nodes/${serial}/data`, headers, body } as const;
    }),
  ).flat();
}

async function fire({ base }: FarmServer, batches: ReturnType<typeof batchesOf>): Promise<autocannon.Result> {
  let next = 0;
  const result = await autocannon({
    url: base,
    connections: CONNECTIONS,
    amount: batches.length,
    timeout: 60,
    requests: [{ setupRequest: (request) => ({ ...request, ...batches[next++ % batches.length] }) }],
  });
  if (result.non2xx > 0 || result.errors > 0 || result['2xx'] !== batches.length) {
    throw new Error(`${result.non2xx} refused and ${result.errors} broken batches: nothing was measured`);
  }
  return result;
}

/** Compares the last reading, the hours and their means of each day with the raw readings, in SQL of its own. */
async function checkRollups({ dataFolder }: FarmServer): Promise<{ days: number; wrong: number }> {
  return await withDatabases(readConfig({ VIGIA_DATA: dataFolder }), 'bench', async ({ ownerPool }) => {
    const { rows } = await ownerPool.query<{ days: string; wrong: string }>(`
      with hours as (
        select client_id, station_id, date_trunc('hour', t) as hour, max(t) as last,
          avg(ambient_temperature_c) as mean, count(ambient_temperature_c) as n
        from reading where client_id = 1 group by 1, 2, 3
      ), days as (
        select client_id, station_id, (hour at time zone 'America/Santiago')::date as day, max(last) as last,
          count(*) filter (where n > 0) as present, sum(mean) as means
        from hours group by 1, 2, 3
      )
      select count(*) as days, count(*) filter (
        where rolled.day is null or rolled.last_reading <> days.last or rolled.hours_present <> days.present
          or abs((select sum(mean) from unnest(rolled.hourly_t) mean) - days.means) > 1e-6
      ) as wrong
      from days left join climate_day rolled using (client_id, station_id, day)
      where rolled.from_extremes is not true`);
    return { days: Number(rows[0]?.days), wrong: Number(rows[0]?.wrong) };
  });
}
