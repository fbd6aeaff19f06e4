import type { ImageAnalytics } from '@vigia/domain';
import { sql } from 'kysely';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { bumpDataVersion } from './data-version.ts';
import type { ImageRow } from './images.ts';

interface SavedCount {
  readonly analytics: ImageAnalytics;
  /** Epoch ms. */
  readonly now: number;
}

/** Takes the image's lock and tells its version: of two counts saved at once the second sees the first. */
export async function lockImage(tx: Tx, { wire }: ImageRow): Promise<number> {
  const row = await tx
    .selectFrom('image')
    .select('version')
    .where('client_id', '=', wire.client_id)
    .where('image_id', '=', wire.image_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row.version;
}

/** Replaces what was counted on an image, and who did it. */
export async function replaceCounts(
  tx: Tx,
  scope: Scope,
  { wire }: ImageRow,
  { analytics, now }: SavedCount,
): Promise<void> {
  await tx
    .updateTable('image')
    .set((row) => ({
      image_analytics: JSON.stringify(analytics),
      counted_at: new Date(now).toISOString(),
      counted_by: scope.userId,
      version: row('version', '+', 1),
    }))
    .where('client_id', '=', wire.client_id)
    .where('image_id', '=', wire.image_id)
    .execute();
}

/** After these visits the trap has fresh paper (as `paperNotifications` has it). */
export const PAPER_VISITS = ['device_install', 'device_swap', 'station_maintenance'];

/**
 * Keeps the captures of the image's station in step with its count: one row per pest at the moment of the photo, none
 * for a pest that is no longer in the count. What is computed from captures is computed anew after this.
 */
export async function keepCaptures(
  tx: Tx,
  { wire }: ImageRow,
  counts: ReadonlyMap<number, number>,
): Promise<void> {
  const { client_id, station_id, date_created: t } = wire;
  if (station_id === null) return;
  const before = Object.keys(wire.image_analytics?.bug ?? {}).map(Number);
  const gone = before.filter((pestId) => !counts.has(pestId));
  await tx
    .deleteFrom('capture')
    .where('client_id', '=', client_id)
    .where('station_id', '=', station_id)
    .where('t', '=', t)
    .where(sql<boolean>`pest_id = any(${gone}::int[])`)
    .execute();
  const { day } = await tx
    .selectFrom('image')
    .select('day')
    .where('client_id', '=', client_id)
    .where('image_id', '=', wire.image_id)
    .executeTakeFirstOrThrow();
  for (const [pest_id, in_photo] of counts) {
    const plate_changed = await hasFreshPaper(tx, { client_id, station_id, pest_id, t });
    await tx
      .insertInto('capture')
      .values({
        client_id,
        station_id,
        pest_id,
        t,
        day,
        in_photo,
        plate_changed,
        node_sn: wire.node_serial_number,
      })
      .onConflict((conflict) =>
        conflict.columns(['client_id', 'station_id', 'pest_id', 't']).doUpdateSet({ in_photo }),
      )
      .execute();
  }
  await bumpDataVersion(tx, client_id, station_id);
}

type CaptureKey = { client_id: number; station_id: number; pest_id: number; t: string };

/** Whether somebody put fresh paper into the trap between the photo before and this one. */
async function hasFreshPaper(tx: Tx, { client_id, station_id, pest_id, t }: CaptureKey): Promise<boolean> {
  const photoBefore = tx
    .selectFrom('capture')
    .select((row) => row.fn.max('t').as('t'))
    .where('client_id', '=', client_id)
    .where('station_id', '=', station_id)
    .where('pest_id', '=', pest_id)
    .where('t', '<', t);
  const visit = await tx
    .selectFrom('event')
    .select('event_id')
    .where('client_id', '=', client_id)
    .where('station_id', '=', station_id)
    .where(sql<boolean>`type = any(${PAPER_VISITS}::text[])`)
    .where('datetime_event', '<=', t)
    .where((row) =>
      row('datetime_event', '>', row.fn.coalesce(photoBefore, sql<string>`'-infinity'::timestamptz`)),
    )
    .limit(1)
    .executeTakeFirst();
  return visit !== undefined;
}

/** Ids of the catalogue among those asked for. */
export async function knownPests(tx: Tx, pestIds: readonly number[]): Promise<Set<number>> {
  const rows = await tx
    .selectFrom('pest')
    .select('pest_id')
    .where(sql<boolean>`pest_id = any(${pestIds}::int[])`)
    .execute();
  return new Set(rows.map((row) => row.pest_id));
}
