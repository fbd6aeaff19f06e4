import type pg from 'pg';
import type { Databases } from '../../src/db/pool.ts';

/** A statement as it went to PostgreSQL. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** What one connection sent between the begin and the end of a transaction. */
export type Transaction = readonly Statement[];

type QueryInput = string | { readonly text: string; readonly values?: readonly unknown[] };

/** Listens to every statement of the service's pools. */
export function listenTo({ pools }: Pick<Databases, 'pools'>): { readonly take: () => Transaction[] } {
  let ended: Transaction[] = [];
  const listening = new WeakSet<pg.PoolClient>();
  const listen = (client: pg.PoolClient) => {
    if (listening.has(client)) return;
    listening.add(client);
    let running: Statement[] = [];
    const send = client.query.bind(client) as (...sent: unknown[]) => unknown;
    const listened = (input: QueryInput, ...rest: unknown[]) => {
      const statement = statementOf(input, rest[0]);
      running.push(statement);
      if (/^\s*(commit|rollback)/i.test(statement.text)) {
        ended.push(running);
        running = [];
      }
      return send(input, ...rest);
    };
    Object.assign(client, { query: listened });
  };
  for (const { pool } of pools) pool.on('acquire', listen);
  return {
    take: () => {
      const taken = ended;
      ended = [];
      return taken;
    },
  };
}

const statementOf = (input: QueryInput, second: unknown): Statement =>
  typeof input === 'string'
    ? { text: input, values: Array.isArray(second) ? second : [] }
    : { text: input.text, values: input.values ?? (Array.isArray(second) ? second : []) };
