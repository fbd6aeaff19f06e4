import { sql } from 'kysely';
import type { Db } from '../../db/pool.ts';

/** The keys among some that belong to an image of any client. */
export async function keysOfImages(owner: Db, keys: readonly string[]): Promise<Set<string>> {
  const rows = await owner
    .selectFrom('image')
    .select('blob_key')
    .where(sql<boolean>`blob_key = any(${keys}::text[])`)
    .execute();
  return new Set(rows.flatMap(({ blob_key }) => blob_key ?? []));
}
