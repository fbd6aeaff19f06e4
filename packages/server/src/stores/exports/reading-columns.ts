import { COLUMN_MEASURES, EXPORTED_MEASURES, type ExportedMeasure } from '@vigia/api/contract';
import { type EpochMs, PLAUSIBLE } from '@vigia/domain';
import type { ClientId, StationId } from '@vigia/domain/farm';
import { sql } from 'kysely';
import type { Tx } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';

/** Some time of a station; `to` is the first instant after it. */
export interface ReadingSpan {
  readonly clientId: ClientId;
  readonly stationId: StationId;
  readonly from: EpochMs;
  readonly to: EpochMs;
}

/** Readings by column, oldest first. */
export interface ReadingColumns {
  readonly count: number;
  /** Epoch ms. */
  readonly times: Float64Array;
  /** Values of each measure in the order of `EXPORTED_MEASURES`; NaN where there is none. */
  readonly values: readonly Float64Array[];
}

/**
 * Raw readings of a station. The database sends each column as the bytes of its doubles: writing and reading them as
 * text would cost most of an export. Impossible values are left out, as in `readColumns`. The caller has checked the scope.
 */
export async function exportedReadings(
  tx: Tx,
  _scope: Scope,
  { clientId, stationId, from, to }: ReadingSpan,
): Promise<ReadingColumns> {
  const columns = EXPORTED_MEASURES.map(
    (name) => sql`string_agg(float8send(coalesce(${sql.ref(name)}, 'NaN')), ''::bytea) as ${sql.ref(name)}`,
  );
  const { rows } = await sql<Partial<Record<'t' | ExportedMeasure, Buffer | null>>>`
    select string_agg(timestamptz_send(t), ''::bytea) as t, ${sql.join(columns)}
    from (
      select t, ${sql.join(EXPORTED_MEASURES.map((name) => sql.ref(name)))} from reading
      where client_id = ${clientId}::int and station_id = ${stationId}::int
        and t >= ${new Date(from).toISOString()}::timestamptz and t < ${new Date(to).toISOString()}::timestamptz
        and coalesce(${sql.join(EXPORTED_MEASURES.map((name) => sql.ref(name)))}) is not null
      order by t
    ) readings`.execute(tx);
  const [row] = rows;
  const times = instantsIn(row?.t ?? null);
  const values = EXPORTED_MEASURES.map((name) => plausibleIn(doublesIn(row?.[name] ?? null), name));
  return { count: times.length, times, values };
}

/** PostgreSQL counts microseconds since 2000. */
const EPOCH_2000: EpochMs = Date.UTC(2000);

function instantsIn(bytes: Buffer | null): Float64Array {
  if (bytes === null) return new Float64Array(0);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const instants = new Float64Array(bytes.length / 8);
  for (let i = 0; i < instants.length; i += 1) {
    // The halves of a 64-bit number: a BigInt for each would be an object.
    const micros = view.getInt32(i * 8) * 2 ** 32 + view.getUint32(i * 8 + 4);
    instants[i] = EPOCH_2000 + Math.floor(micros / 1000);
  }
  return instants;
}

function doublesIn(bytes: Buffer | null): Float64Array {
  const doubles = new Float64Array((bytes?.length ?? 0) / 8);
  if (bytes === null) return doubles;
  const own = Buffer.from(doubles.buffer);
  bytes.copy(own);
  own.swap64();
  return doubles;
}

function plausibleIn(values: Float64Array, name: ExportedMeasure): Float64Array {
  const { min, max } = PLAUSIBLE[COLUMN_MEASURES[name]];
  for (let i = 0; i < values.length; i += 1)
    if (!(values[i]! >= min && values[i]! <= max)) values[i] = Number.NaN;
  return values;
}
