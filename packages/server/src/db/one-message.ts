import type { CompiledQuery } from 'kysely';
import type pg from 'pg';
import { leaveArchived } from './tenant.ts';

/**
 * Whose rows are visible: those of a client, those of some of its sectors, or all (read-only, for a super
 * administrator).
 */
export type ActingAs = number | { readonly clientId: number; readonly sectors: string } | 'super reader';

const READ_ONLY = 'set transaction read only';

/**
 * Runs one reading query as a client, which sees nothing of an archived one, in a single message. PostgreSQL takes the statements of a message as one
 * transaction, so `set local` ends with it, whether the query succeeds or not: the second net is as tight as in a
 * transaction of its own, for one round trip instead of four.
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
  const results: unknown = await pool.query(`${READ_ONLY}; ${actingAs(as)}; ${query.sql}`);
  const last = Array.isArray(results) ? results.at(-1) : results;
  return (last as pg.QueryResult).rows as Row[];
}

function actingAs(as: ActingAs): string {
  if (as === 'super reader') return 'set local role vigia_super_read';
  const { clientId, sectors } = typeof as === 'number' ? { clientId: as, sectors: '' } : as;
  if (!Number.isSafeInteger(clientId) || clientId < 1) throw new RangeError(`Not a client id: ${clientId}`);
  return `set local app.client = '${clientId}'; set local app.sectors = '${sectors}'; ${leaveArchived(clientId)}`;
}
