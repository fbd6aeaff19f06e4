import type { ImageAnalytics } from '@vigia/domain/captures';
import { sql } from 'kysely';
import type { Tx } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import type { ImageRow } from './images.ts';

interface SavedCount {
  readonly analytics: ImageAnalytics;
  /** Epoch ms. */
  readonly now: number;
}

/**
 * Locks the image and reads its version: of two counts saved at the same time, the second one sees the first.
 */
export async function lockImage(tx: Tx, { image }: ImageRow): Promise<number> {
  const row = await tx
    .selectFrom('image')
    .select('version')
    .where('client_id', '=', image.clientId)
    .where('image_id', '=', image.id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row.version;
}

/** Replaces the count of an image and its author. */
export async function replaceCounts(
  tx: Tx,
  scope: Scope,
  { image }: ImageRow,
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
    .where('client_id', '=', image.clientId)
    .where('image_id', '=', image.id)
    .execute();
}

/** The ids that exist in the catalogue. */
export async function knownPests(tx: Tx, pestIds: readonly number[]): Promise<Set<number>> {
  const rows = await tx
    .selectFrom('pest')
    .select('pest_id')
    .where(sql<boolean>`pest_id = any(${pestIds}::int[])`)
    .execute();
  return new Set(rows.map((row) => row.pest_id));
}
