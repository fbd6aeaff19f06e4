import { sql } from 'kysely';
import type { Databases } from '../../src/db/pool.ts';

/** A threshold of captures of each client; nothing in a schema of before there were any. */
export async function insertThresholds({ owner }: Pick<Databases, 'owner'>): Promise<void> {
  const { rows } = await sql<object>`select where to_regclass('capture_threshold') is not null`.execute(
    owner,
  );
  if (rows.length === 0) return;
  const threshold = { pest_id: 13, month_from: 1, month_to: 2, days_summed: 14, set_on: '2026-11-03' };
  await owner
    .insertInto('capture_threshold')
    .values([
      { ...threshold, client_id: 1, threshold_id: 951, ok_up_to: 2, warning_up_to: 9 },
      { ...threshold, client_id: 3, threshold_id: 953, ok_up_to: 3, warning_up_to: 8 },
    ])
    .execute();
}
