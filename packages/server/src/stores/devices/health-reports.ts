import type { HardwareConfigFields } from '@vigia/api/contract';
import type { EpochMs, IsoDate } from '@vigia/domain';
import type { SignalFigures } from '@vigia/domain/devices';
import { sql } from 'kysely';
import type { Tx } from '../../access/reach.ts';
import {
  bySubject,
  type HealthSpan,
  type HealthSubjects,
  ownOf,
  subjectTable,
  within,
} from './health-subject.ts';

/** Reports of a device about itself, and events about it. */
export interface HealthReports {
  readonly signals: readonly { readonly at: EpochMs; readonly figures: SignalFigures }[];
  readonly selfTests: readonly { readonly at: EpochMs; readonly code: number }[];
  readonly attempts: readonly EpochMs[];
  /** Times at which log lines arrived, one per hour. */
  readonly uploads: readonly EpochMs[];
  /** Events in which a device arrived. */
  readonly moves: readonly {
    readonly type: 'device_install' | 'device_swap';
    readonly at: EpochMs;
    readonly date: IsoDate;
  }[];
  /** The configuration for the device at the station; null before the first save. */
  readonly hardware: HardwareConfigFields | null;
}

/** @returns the reports of a subject by its index in `of.subjects` */
export async function readHealthReports(
  tx: Tx,
  of: HealthSubjects,
  span: HealthSpan,
): Promise<(n: number) => HealthReports> {
  const states = await readStates(tx, of, span);
  const attempts = await readAttempts(tx, of, span);
  const uploads = await readUploads(tx, of, span);
  const moves = await readMoves(tx, of, span);
  const hardware = await readHardware(tx, of);
  return (n) => ({
    ...states(n),
    attempts: attempts(n).map(({ at }) => at),
    uploads: uploads(n).map(({ at }) => at),
    moves: moves(n),
    hardware: hardware(n)[0]?.config ?? null,
  });
}

const INSTANT = (column: string) => sql<EpochMs>`(extract(epoch from ${sql.ref(column)}) * 1000)::float8`;

async function readStates(tx: Tx, { kind, clientId, subjects }: HealthSubjects, span: HealthSpan) {
  interface Row extends SignalFigures {
    readonly n: number;
    readonly at: EpochMs;
    readonly category: string;
    readonly code: number | null;
  }
  const { rows } = await sql<Row>`
    select n, ${INSTANT('t')} as at, category, selftest_code as code, signal_rsrp as rsrp, signal_rsrq as rsrq,
      signal_rscp as rscp, signal_ecio as ecio, signal_rssi as rssi
    from ${subjectTable(subjects)} join device_report
      on client_id = ${clientId}::int and ${ownOf(kind, 'device_report.station_id', 'serial_number')}
        and ${within('t', span)} and category in ('signal', 'selftest')`.execute(tx);
  const saidOf = bySubject(rows);
  return (n: number) => ({
    selfTests: saidOf(n).flatMap(({ at, code }) => (code === null ? [] : [{ at, code }])),
    signals: saidOf(n).flatMap(({ n: _, at, category, code: __, ...figures }) =>
      category === 'signal' ? [{ at, figures }] : [],
    ),
  });
}

interface AtRow {
  readonly n: number;
  readonly at: EpochMs;
}

async function readAttempts(tx: Tx, { kind, clientId, subjects }: HealthSubjects, span: HealthSpan) {
  const { rows } = await sql<AtRow>`
    select n, ${INSTANT('t')} as at from ${subjectTable(subjects)} join connection_attempt
      on client_id = ${clientId}::int and ${ownOf(kind, 'connection_attempt.station_id', 'serial_number')}
        and ${within('t', span)}`.execute(tx);
  return bySubject(rows);
}

async function readUploads(tx: Tx, { clientId, subjects }: HealthSubjects, span: HealthSpan) {
  const { rows } = await sql<AtRow>`
    select n, max(${INSTANT('log_uploaded')}) as at from ${subjectTable(subjects)} join device_log
      on client_id = ${clientId}::int and serial_number = subject.serial and ${within('log_datetime', span)}
    group by n, date_trunc('hour', log_uploaded)`.execute(tx);
  return bySubject(rows);
}

async function readMoves(tx: Tx, { kind, clientId, subjects }: HealthSubjects, { start, end }: HealthSpan) {
  const { rows } = await sql<AtRow & { type: 'device_install' | 'device_swap'; date: IsoDate }>`
    select n, type, ${INSTANT('datetime_event')} as at, date_event as date from ${subjectTable(subjects)}
    join (select station_id, type, datetime_event, date_event, coalesce(new_node_id, node_id) as arrived
      from event where client_id = ${clientId}::int) event
      on type in ('device_install', 'device_swap')
        and date_event between ${start}::date and ${end}::date
        and ${ownOf(kind, 'event.station_id', 'arrived')}`.execute(tx);
  return bySubject(rows);
}

async function readHardware(tx: Tx, { clientId, subjects }: HealthSubjects) {
  const { rows } = await sql<{ n: number; config: HardwareConfigFields }>`
    select n, config from ${subjectTable(subjects)}
    join hardware_config on client_id = ${clientId}::int and hardware_config.station_id = subject.station_id`.execute(
    tx,
  );
  return bySubject(rows);
}
