import type pg from 'pg';
import type { Databases } from '../../src/db/pool.ts';

/** A statement as it went to PostgreSQL. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** What one connection sent between the begin and the end of a transaction. */
export type Transaction = readonly Statement[];

type Asked = string | { readonly text: string; readonly values?: readonly unknown[] };

/** Listens to every statement of the service's pools. */
export function listenTo({ pools }: Pick<Databases, 'pools'>): { readonly take: () => Transaction[] } {
  let ended: Transaction[] = [];
  const heard = new WeakSet<pg.PoolClient>();
  const listen = (client: pg.PoolClient) => {
    if (heard.has(client)) return;
    heard.add(client);
    let running: Statement[] = [];
    const send = client.query.bind(client) as (...sent: unknown[]) => unknown;
    const listened = (asked: Asked, ...rest: unknown[]) => {
      const statement = statementOf(asked, rest[0]);
      running.push(statement);
      if (/^\s*(commit|rollback)/i.test(statement.text)) {
        ended.push(running);
        running = [];
      }
      return send(asked, ...rest);
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

const statementOf = (asked: Asked, second: unknown): Statement =>
  typeof asked === 'string'
    ? { text: asked, values: Array.isArray(second) ? second : [] }
    : { text: asked.text, values: asked.values ?? (Array.isArray(second) ? second : []) };
