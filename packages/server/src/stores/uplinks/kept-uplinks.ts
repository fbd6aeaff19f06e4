import { type KeptUplink, MAX_KEPT_UPLINKS, type UplinkReason } from '@vigia/api/contract';
import type { EpochMs } from '@vigia/domain';
import { sql } from 'kysely';
import type { Tx } from '../../access/reach.ts';
import type { FlatFields } from '../../uplinks/flat-fields.ts';
import type { Uplink } from '../../uplinks/read-uplink.ts';
import type { SiftedUplink } from '../../uplinks/sift-uplink.ts';
import type { DeviceName } from './devices.ts';

const iso = (at: EpochMs): string => new Date(at).toISOString();

const own = (tx: Tx, { clientId, doorId, devEui }: DeviceName) =>
  tx
    .selectFrom('uplink')
    .where('client_id', '=', clientId)
    .where('door_id', '=', doorId)
    .where('dev_eui', '=', devEui);

/** Whether the same frame is there already, within so many ms before or after. */
export async function isFrameKept(
  tx: Tx,
  device: DeviceName,
  { at, frameKey }: Uplink,
  withinMs: number,
): Promise<boolean> {
  const row = await own(tx, device)
    .select('frame_key')
    .where('frame_key', '=', frameKey)
    .where('uplink_at', '>=', iso(at - withinMs))
    .where('uplink_at', '<=', iso(at + withinMs))
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps an uplink that is not there yet; of its device the last ones stay. */
export async function keepUplink(
  tx: Tx,
  device: DeviceName,
  { at, frameKey, frameCounter, fields }: Uplink,
  { row, reason }: SiftedUplink,
  now: EpochMs,
): Promise<void> {
  const { clientId, doorId, devEui } = device;
  await tx
    .insertInto('uplink')
    .values({
      ...{ client_id: clientId, door_id: doorId, dev_eui: devEui, uplink_at: iso(at), frame_key: frameKey },
      ...{ frame_counter: frameCounter, uplink_reason: reason, is_measured: row !== null },
      ...{ decoded_fields: JSON.stringify(fields), kept_at: iso(now) },
    })
    .execute();
  const [last] = await own(tx, device)
    .select('uplink_at')
    .orderBy('uplink_at', 'desc')
    .offset(MAX_KEPT_UPLINKS)
    .limit(1)
    .execute();
  if (last === undefined) return;
  await tx
    .deleteFrom('uplink')
    .where('client_id', '=', clientId)
    .where('door_id', '=', doorId)
    .where('dev_eui', '=', devEui)
    .where('uplink_at', '<=', last.uplink_at)
    .execute();
}

/** The last uplinks of a device, the newest first. */
export async function lastUplinks(tx: Tx, device: DeviceName, limit: number): Promise<KeptUplink[]> {
  const rows = await own(tx, device)
    .select(['uplink_at', 'frame_counter', 'uplink_reason', 'kept_at', 'decoded_fields'])
    .orderBy('uplink_at', 'desc')
    .orderBy('frame_key')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    ...{ t: Date.parse(row.uplink_at), keptAt: Date.parse(row.kept_at), reason: row.uplink_reason ?? null },
    frameCounter: Number(row.frame_counter),
    fields: Object.entries(row.decoded_fields).map(([path, value]) => ({ path, value })),
  }));
}

/** What is needed of an uplink to read it again. */
export interface StoredUplink {
  readonly at: EpochMs;
  readonly frameKey: string;
  readonly fields: FlatFields;
}

/** All that is kept of a device and may be measured, the oldest first. */
export async function uplinksToReplay(tx: Tx, device: DeviceName): Promise<StoredUplink[]> {
  const rows = await own(tx, device)
    .select(['uplink_at', 'frame_key', 'decoded_fields'])
    .where((row) => row.or([row('uplink_reason', 'is', null), row('uplink_reason', '!=', 'simulated')]))
    .orderBy('uplink_at')
    .orderBy('frame_key')
    .execute();
  return rows.map((row) => ({
    at: Date.parse(row.uplink_at),
    frameKey: row.frame_key,
    fields: row.decoded_fields,
  }));
}

/** What came of an uplink when it was read again. */
export interface Judged extends Pick<StoredUplink, 'at' | 'frameKey'> {
  readonly reason: UplinkReason | null;
  readonly isMeasured: boolean;
}

/** Notes what came of uplinks when they were read again. */
export async function judgeUplinks(
  tx: Tx,
  { clientId, doorId, devEui }: DeviceName,
  judged: readonly Judged[],
): Promise<void> {
  if (judged.length === 0) return;
  await sql`update uplink set uplink_reason = line.reason, is_measured = line.is_measured
    from unnest(${judged.map(({ at }) => iso(at))}::timestamptz[], ${judged.map(({ frameKey }) => frameKey)}::uuid[],
      ${judged.map(({ reason }) => reason)}::text[], ${judged.map(({ isMeasured }) => isMeasured)}::boolean[])
      as line (uplink_at, frame_key, reason, is_measured)
    where client_id = ${clientId}::int and door_id = ${doorId}::int and dev_eui = ${devEui}
      and uplink.uplink_at = line.uplink_at and uplink.frame_key = line.frame_key`.execute(tx);
}
