import type { EpochMs } from '@vigia/domain';
import { sql } from 'kysely';
import type { Tx } from '../../access/reach.ts';

/** The UTC months of some instants, each as its first day. */
export const monthsOf = (times: readonly EpochMs[]): Set<string> =>
  new Set(times.map((t) => `${new Date(t).toISOString().slice(0, 7)}-01`));

/**
 * Creates the partitions for some instants, of readings or of device reports. It must run before any row is
 * locked: whoever makes a month holds it until the end of the transaction, and locks rows afterwards.
 */
export async function ensureMonths(
  tx: Tx,
  times: readonly EpochMs[],
  ...kinds: readonly ('reading' | 'device')[]
): Promise<void> {
  const made = sql.join(kinds.map((kind) => sql`${sql.raw(`ensure_${kind}_month`)}(month)`));
  await sql`select ${made} from unnest(${[...monthsOf(times)]}::date[]) month`.execute(tx);
}
