import type { HardwareConfigFields } from '@vigia/api/contract';
import type { EpochMs, IsoDate, SignalFigures } from '@vigia/domain';
import { sql } from 'kysely';
import type { Tx } from '../access/reach.ts';
import { type HealthPlace, type HealthSpan, within } from './health-place.ts';

/** What a device said of itself, and what people said of it. */
export interface HealthReports {
  readonly signals: readonly { readonly at: EpochMs; readonly figures: SignalFigures }[];
  readonly selfTests: readonly { readonly at: EpochMs; readonly code: number }[];
  readonly attempts: readonly EpochMs[];
  /** When log lines came in, once an hour. */
  readonly uploads: readonly EpochMs[];
  /** Devices that arrived. */
  readonly moves: readonly {
    readonly type: 'device_install' | 'device_swap';
    readonly at: EpochMs;
    readonly date: IsoDate;
  }[];
  /** What the device at the station is to run with; null while nobody saved anything. */
  readonly hardware: HardwareConfigFields | null;
}

export async function readHealthReports(
  tx: Tx,
  place: HealthPlace,
  span: HealthSpan,
): Promise<HealthReports> {
  return {
    ...(await readSaid(tx, place, span)),
    attempts: await readAttempts(tx, place, span),
    uploads: await readUploads(tx, place, span),
    moves: await readMoves(tx, place, span),
    hardware: await readHardware(tx, place),
  };
}

const own = ({ kind, stationId, serial }: HealthPlace) =>
  kind === 'station' ? sql<boolean>`station_id = ${stationId}` : sql<boolean>`serial_number = ${serial}`;

async function readSaid(tx: Tx, place: HealthPlace, span: HealthSpan) {
  const rows = await tx
    .selectFrom('device_report')
    .select([
      't',
      'category',
      'selftest_code as code',
      'signal_rsrp as rsrp',
      'signal_rsrq as rsrq',
      'signal_rscp as rscp',
      'signal_ecio as ecio',
      'signal_rssi as rssi',
    ])
    .where('client_id', '=', place.clientId)
    .where(own(place))
    .where(within('t', span))
    .where('category', 'in', ['signal', 'selftest'])
    .execute();
  return {
    selfTests: rows.flatMap(({ t, code }) => (code === null ? [] : [{ at: Date.parse(t), code }])),
    signals: rows.flatMap(({ t, category, code: _, ...figures }) =>
      category === 'signal' ? [{ at: Date.parse(t), figures }] : [],
    ),
  };
}

async function readAttempts(tx: Tx, place: HealthPlace, span: HealthSpan): Promise<EpochMs[]> {
  const rows = await tx
    .selectFrom('connection_attempt')
    .select('t')
    .where('client_id', '=', place.clientId)
    .where(own(place))
    .where(within('t', span))
    .execute();
  return rows.map(({ t }) => Date.parse(t));
}

async function readUploads(tx: Tx, { clientId, serial }: HealthPlace, span: HealthSpan): Promise<EpochMs[]> {
  if (serial === null) return [];
  const rows = await tx
    .selectFrom('device_log')
    .select((row) => row.fn.max('log_uploaded').as('at'))
    .where('client_id', '=', clientId)
    .where('serial_number', '=', serial)
    .where(within('log_datetime', span))
    .groupBy(sql`date_trunc('hour', log_uploaded)`)
    .execute();
  return rows.map(({ at }) => Date.parse(at));
}

async function readMoves(
  tx: Tx,
  { kind, clientId, stationId, serial }: HealthPlace,
  { start, end }: HealthSpan,
): Promise<HealthReports['moves']> {
  const rows = await tx
    .selectFrom('event')
    .select(['type', 'datetime_event', 'date_event'])
    .where('client_id', '=', clientId)
    .where('type', 'in', ['device_install', 'device_swap'])
    .where('date_event', '>=', start)
    .where('date_event', '<=', end)
    .$if(kind === 'station', (query) => query.where('station_id', '=', stationId))
    .$if(kind === 'node', (query) => query.where(sql<boolean>`coalesce(new_node_id, node_id) = ${serial}`))
    .execute();
  return rows.map(({ type, datetime_event, date_event }) => ({
    type: type as 'device_install' | 'device_swap',
    at: Date.parse(datetime_event),
    date: date_event as IsoDate,
  }));
}

async function readHardware(
  tx: Tx,
  { clientId, stationId }: HealthPlace,
): Promise<HardwareConfigFields | null> {
  if (stationId === null) return null;
  const row = await tx
    .selectFrom('hardware_config')
    .select('config')
    .where('client_id', '=', clientId)
    .where('station_id', '=', stationId)
    .executeTakeFirst();
  return row?.config ?? null;
}
