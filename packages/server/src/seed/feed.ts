import { type IsoDate, isoDate } from '@vigia/domain';
import type { Tx } from '../access/reach.ts';
import type { Databases, Db } from '../db/pool.ts';
import { asClient } from '../db/tenant.ts';
import { saveMeasurements } from '../ingest/save-measurements.ts';
import { lockStation } from '../stores/farm/stations.ts';
import { bumpDataVersion } from '../stores/measurements/data-version.ts';
import type { SavedRow } from '../stores/measurements/readings.ts';
import { readSetting } from '../stores/service/settings.ts';
import type { DemoCapture } from './captures.ts';
import { growFarm, measuredUntil, type StationHistory, stationHistories } from './farm.ts';
import { feedDevice } from './feed-device.ts';
import { DEMO_PLAN, type FarmPlan } from './plan.ts';
import type { DemoReadings } from './readings.ts';
import type { DemoStation } from './stations.ts';

/** Name of the setting with the day for which the demo farm was loaded; absent without a demo farm. */
export const DEMO_DAY = 'demo-day';

const COLUMNS = ['ambient_temperature_c', 'ambient_humidity_rh', 'rain_mm', 'battery_percentage'] as const;

export interface FeedRequest {
  readonly databases: Pick<Databases, 'owner' | 'background'>;
  /** Epoch ms. */
  readonly now: number;
  readonly signal: AbortSignal;
  /** Plan of the farm, if not the demo's own. */
  readonly plan?: FarmPlan;
}
export interface Fed {
  readonly readings: number;
  readonly captures: number;
}

/**
 * Adds measurements of the demo farm's stations up to now, the same as a load today would give. Without it, all
 * devices of a farm that was loaded yesterday would seem to be silent. It only writes what is newer than a
 * station's data, so it can be run at any time. Without a demo farm it does nothing.
 */
export async function feedDemo({ databases, now, signal, plan = DEMO_PLAN }: FeedRequest): Promise<Fed> {
  const day = await demoDay(databases.owner);
  const fed = { readings: 0, captures: 0 };
  if (day === null) return fed;
  for (const [station, history] of stationHistories(measuredUntil(growFarm(plan, day, now), now))) {
    signal.throwIfAborted();
    const { readings, captures } = await asClient(databases.background, station.sector.clientId, (tx) =>
      goOn(tx, station, history),
    );
    await asClient(databases.background, station.sector.clientId, (tx) => feedDevice(tx, station, day, now));
    fed.readings += readings;
    fed.captures += captures;
  }
  return fed;
}

async function demoDay(owner: Db): Promise<IsoDate | null> {
  const day = await readSetting(owner, DEMO_DAY);
  return day === null ? null : isoDate(day);
}

async function goOn(tx: Tx, station: DemoStation, { readings, captures }: StationHistory): Promise<Fed> {
  const target = { clientId: station.sector.clientId, stationId: station.id };
  const last = await lastOf(tx, target);
  if (last === null) return { readings: 0, captures: 0 };
  const rows = rowsAfter(readings, last.reading);
  const node = station.nodes.at(-1);
  if (rows.length > 0) await saveMeasurements(tx, target, rows, { columns: COLUMNS, ...(node && { node }) });
  const photos = captures.filter(({ t }) => t > last.capture);
  if (photos.length > 0) await saveCaptures(tx, station, photos);
  return { readings: rows.length, captures: photos.length };
}

type Target = { readonly clientId: number; readonly stationId: number };

/**
 * Times of the last measurement and the last count of a station in use, epoch ms; null if the station is
 * archived.
 */
async function lastOf(tx: Tx, { clientId, stationId }: Target) {
  const found = await tx
    .selectFrom('station')
    .select((row) => [
      row
        .selectFrom('reading')
        .select((reading) => reading.fn.max('t').as('t'))
        .where('client_id', '=', clientId)
        .where('station_id', '=', stationId)
        .as('reading'),
      row
        .selectFrom('capture')
        .select((capture) => capture.fn.max('t').as('t'))
        .where('client_id', '=', clientId)
        .where('station_id', '=', stationId)
        .as('capture'),
    ])
    .where('client_id', '=', clientId)
    .where('station_id', '=', stationId)
    .where('station_is_archived', '=', false)
    .executeTakeFirst();
  if (!found) return null;
  const at = (t: string | null) => (t === null ? Number.NEGATIVE_INFINITY : Date.parse(t));
  return { reading: at(found.reading), capture: at(found.capture) };
}

function rowsAfter({ t, temperature, humidity, rain, battery }: DemoReadings, last: number): SavedRow[] {
  const known = (value: number | undefined) => (value === undefined || Number.isNaN(value) ? null : value);
  const rows: SavedRow[] = [];
  for (let i = t.length - 1; i >= 0 && (t[i] as number) > last; i -= 1) {
    const values = [temperature[i], humidity[i], rain[i], battery[i]].map(known);
    rows.push({ t: t[i] as number, values });
  }
  return rows.reverse();
}

async function saveCaptures(tx: Tx, station: DemoStation, photos: readonly DemoCapture[]): Promise<void> {
  const { clientId } = station.sector;
  await lockStation(tx, station.id);
  const rows = photos.map(({ t, day, inPhoto, plateChanged, node }) => ({
    client_id: clientId,
    station_id: station.id,
    pest_id: station.pest as number,
    t: new Date(t).toISOString(),
    day,
    in_photo: inPhoto,
    plate_changed: plateChanged,
    node_sn: node,
  }));
  await tx
    .insertInto('capture')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await bumpDataVersion(tx, clientId, station.id);
}
