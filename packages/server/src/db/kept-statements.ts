import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { HAS_CITUS } from './on-nodes.ts';

/**
 * Statements that PostgreSQL keeps: each connection has a statement read and planned once, under a name, and from then on
 * sends its parameters alone. Reading and planning is most of what the database does for a short statement.
 *
 * A connection keeps statements only if it is one with PostgreSQL itself. Between transactions, a pooler such as PgBouncer
 * hands its connections to others, which do not know their statements; a Citus plans by the node that a statement is for.
 */

/** How often a text was sent before it gets a name: what is sent once takes up nobody's memory. */
const SENT_BEFORE = 3;
/** Names of one pool. Each of its connections keeps what it sends of them: 6 MiB for what fifty people ask. */
const MOST_NAMES = 300;
/** Texts that are counted before the count begins anew. */
const MOST_COUNTED = 3_000;

/** Columns that are not spelled out: the kept statement would fail as soon as a migration adds one. */
const ALL_COLUMNS = /(?:\bselect|\breturning|,|\.)\s*\*/i;

/** Names for texts that are sent often; undefined for any other. */
function namesOfTexts(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  return (text) => {
    const name = names.get(text);
    if (name !== undefined || names.size >= MOST_NAMES) return name;
    const sent = (counts.get(text) ?? 0) + 1;
    if (sent <= SENT_BEFORE || ALL_COLUMNS.test(text)) {
      if (counts.size >= MOST_COUNTED) counts.clear();
      counts.set(text, sent);
      return;
    }
    counts.delete(text);
    names.set(text, `vigia_${names.size}`);
    return names.get(text);
  };
}

const direct = new WeakSet<pg.ClientBase>();

/**
 * Finds out whether statements may be kept on a new connection: PostgreSQL tells each connection the number of the process
 * that serves it, and a pooler tells a number of its own.
 */
export async function findWhetherDirect(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ pid: number; nodes: boolean }>(
    `select pg_backend_pid() as pid, ${HAS_CITUS} as nodes`,
  );
  const { processID } = client as { readonly processID?: number | null };
  if (rows[0]?.pid === processID && !rows[0]?.nodes) direct.add(client);
}

/**
 * Whether a kept statement does not hold any longer: PostgreSQL does not have it, or what it answers has other columns since
 * a migration. Its transaction is undone and can begin anew.
 */
export function isOutdated(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  return code === '26000' || (code === '0A000' && message === 'cached plan must not change result type');
}

/** The connections of a pool, which keep the statements that are sent often; see `findWhetherDirect`. */
export function keepingStatements(pool: pg.Pool): PostgresPool {
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const nameOf = namesOfTexts();
  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect();
      const keeping = known.get(client) ?? keepingClient(client, nameOf);
      known.set(client, keeping);
      return keeping;
    },
    end: () => pool.end(),
  };
}

function keepingClient(
  client: pg.PoolClient,
  nameOf: (text: string) => string | undefined,
): PostgresPoolClient {
  const query = async (text: string, values: readonly unknown[] = []) => {
    const name = values.length > 0 && direct.has(client) ? nameOf(text) : undefined;
    if (name === undefined) return await client.query(text, values as unknown[]);
    try {
      return await client.query({ name, text, values: values as unknown[] });
    } catch (error) {
      if (isOutdated(error)) direct.delete(client);
      throw error;
    }
  };
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy),
  };
}
