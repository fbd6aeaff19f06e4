import type { RetentionSetting } from '@vigia/api/contract';
import { type EpochMs, type IsoDate, startOfDay } from '@vigia/domain';
import type { ClientId } from '@vigia/domain/farm';
import { sql } from 'kysely';
import type { Tx } from '../../access/reach.ts';
import type { RetentionTable } from '../../db/schema/devices.ts';

export type RetentionKind = RetentionTable['kind'];
export const RETENTION_KINDS = ['readings', 'reports', 'logs', 'images'] as const satisfies RetentionKind[];

/**
 * The instant before which the client of this transaction has deleted its data of a kind, so that no older data
 * is accepted; null when nothing was deleted. The border is locked until the transaction ends.
 */
export async function readBorder(tx: Tx, kind: RetentionKind): Promise<EpochMs | null> {
  const row = await tx
    .selectFrom('retention')
    .select('dropped_before')
    .where('kind', '=', kind)
    .forShare()
    .executeTakeFirst();
  return row?.dropped_before ? startOfDay(row.dropped_before) : null;
}

/** The client's settings, one per kind. A kind without a setting is kept for ever. */
export async function readRetention(tx: Tx, clientId: ClientId): Promise<RetentionSetting[]> {
  const rows = await tx.selectFrom('retention').selectAll().where('client_id', '=', clientId).execute();
  return RETENTION_KINDS.map((kind) => {
    const row = rows.find((each) => each.kind === kind);
    return { kind, keep_days: row?.keep_days ?? null, dropped_before: row?.dropped_before ?? null };
  });
}

/** Stores settings in the order of their kinds, which is that of their locks. Of one kind the last is stored. */
export async function setRetention(
  tx: Tx,
  client_id: ClientId,
  settings: readonly Pick<RetentionSetting, 'kind' | 'keep_days'>[],
): Promise<void> {
  const place = ({ kind }: Pick<RetentionSetting, 'kind'>) => RETENTION_KINDS.indexOf(kind);
  for (const { kind, keep_days } of settings.toSorted((a, b) => place(a) - place(b))) {
    await tx
      .insertInto('retention')
      .values({ client_id, kind, keep_days })
      .onConflict((row) => row.columns(['client_id', 'kind']).doUpdateSet({ keep_days }))
      .execute();
  }
}

/** Moves the border before anything is deleted: from then on no older data is accepted. It never moves back. */
export async function moveBorder(
  tx: Tx,
  client_id: ClientId,
  kind: RetentionKind,
  border: IsoDate,
): Promise<void> {
  await tx
    .updateTable('retention')
    .set({ dropped_before: sql`greatest(dropped_before, ${border}::date)` })
    .where('client_id', '=', client_id)
    .where('kind', '=', kind)
    .execute();
}
