import type { UserId } from '@vigia/domain/farm';
import type { CompiledQuery } from 'kysely';
import type pg from 'pg';
import { leaveArchived, NO_CLIENT_SET, settingsOf, whetherArchived } from './client-settings.ts';
import { isOnNodes } from './on-nodes.ts';

interface InSectors {
  readonly clientId: number;
  /** See `narrowedTo`. */
  readonly sectors: string;
  /** Who reads: their own account is visible to them, whatever their sectors. */
  readonly userId?: UserId;
}

/**
 * Whose rows are visible: those of a client, those of some of its sectors, or all (read-only, for a super
 * administrator).
 */
export type ActingAs = number | InSectors | 'super reader';

const READ_ONLY = 'set transaction read only';

/**
 * Runs one reading query as a client, which sees nothing of an archived one, in a single message. PostgreSQL takes the
 * statements of a message as one transaction, so `set local` ends with it, whether the query succeeds or not: row-level
 * security is as strict as in a transaction of its own, for one round trip instead of four.
 *
 * @param query without parameters: there are none in such a message
 * @throws {RangeError} the query has parameters, or the client's id is not a positive integer
 */
export async function oneMessage<Row>(
  pool: pg.Pool,
  as: ActingAs,
  query: Pick<CompiledQuery, 'sql' | 'parameters'>,
): Promise<Row[]> {
  if (query.parameters.length > 0) throw new RangeError('a message has no parameters');
  if (await isOnNodes(pool)) return await stepByStep<Row>(pool, as, query.sql);
  const results: unknown = await pool.query(`${READ_ONLY}; ${actingAs(as)}; ${query.sql}`);
  const last = Array.isArray(results) ? results.at(-1) : results;
  return (last as pg.QueryResult).rows as Row[];
}

function actingAs(as: ActingAs): string {
  const { clientId, settings } = actor(as);
  return [...settings, ...(clientId === undefined ? [] : [leaveArchived(clientId)])].join('; ');
}

function actor(as: ActingAs): { clientId?: number; settings: string[] } {
  if (as === 'super reader') return { settings: ['set local role vigia_super_read'] };
  const { clientId, ...who } = typeof as === 'number' ? { clientId: as } : as;
  return { clientId, settings: settingsOf(clientId, who) };
}

/**
 * The same, one statement after the other. Citus repeats on its nodes the whole message that contains a `set local`,
 * with the query and with what it would set there again.
 */
async function stepByStep<Row>(pool: pg.Pool, as: ActingAs, query: string): Promise<Row[]> {
  const connection = await pool.connect();
  let fault: Error | undefined;
  try {
    const { clientId, settings } = actor(as);
    for (const statement of ['begin read only', ...settings]) await connection.query(statement);
    const archived =
      clientId === undefined ? 0 : (await connection.query(whetherArchived(clientId))).rowCount;
    if (archived) await connection.query(NO_CLIENT_SET);
    const { rows } = await connection.query(query);
    await connection.query('commit');
    return rows as Row[];
  } catch (error) {
    fault = error as Error;
    throw error;
  } finally {
    connection.release(fault); // closing the connection is what rolls back
  }
}
