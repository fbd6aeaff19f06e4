import type { EpochMs } from '@vigia/domain';
import { sql } from 'kysely';
import type { Tx } from '../../access/reach.ts';
import { NeededBefore } from '../../db/again.ts';
import { namedClient } from '../../db/name-client.ts';

/** The UTC months of some instants, each as its first day. */
export const monthsOf = (times: readonly EpochMs[]): Set<string> =>
  new Set(times.map((t) => `${new Date(t).toISOString().slice(0, 7)}-01`));

/** The tables with months of each kind. */
const TABLES = { reading: ['reading'], device: ['device_report', 'device_log'] } as const;
type Kind = keyof typeof TABLES;

/**
 * Creates the partitions for some instants, of readings or of device reports, before the transaction of a client goes on:
 * where one is missing, the transaction begins anew after a transaction of its own has made it. Citus refuses rows in a
 * month that their transaction has made, and so nobody waits for a month until the rows of another one are stored.
 * Where the transaction acts for no client, as the one that seeds the demo farm, it makes the months itself.
 *
 * @throws {NeededBefore} a month is missing
 */
export async function ensureMonths(
  tx: Tx,
  times: readonly EpochMs[],
  ...kinds: readonly Kind[]
): Promise<void> {
  const months = [...monthsOf(times)];
  const make = (own: Tx) => makeMonths(own, months, kinds);
  if (namedClient(tx) === undefined) await make(tx);
  else if (await isMissing(tx, months, kinds)) throw new NeededBefore(make);
}

async function makeMonths(tx: Tx, months: readonly string[], kinds: readonly Kind[]): Promise<void> {
  const made = sql.join(kinds.map((kind) => sql`${sql.raw(`ensure_${kind}_month`)}(month)`));
  await sql`select ${made} from unnest(${months}::date[]) month`.execute(tx);
}

async function isMissing(tx: Tx, months: readonly string[], kinds: readonly Kind[]): Promise<boolean> {
  const tables = kinds.flatMap((kind) => TABLES[kind]);
  const { rows } = await sql`select from unnest(${tables}::text[]) name, unnest(${months}::date[]) month
    where to_regclass('public.' || name || to_char(month, '_YYYY_MM')) is null limit 1`.execute(tx);
  return rows.length > 0;
}
