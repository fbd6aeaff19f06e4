import type pg from 'pg';
import type { Databases } from '../../src/db/pool.ts';

/**
 * Listens to which nodes the coordinator asks for the service: `citus.log_remote_commands`, which `distributedDatabase`
 * has set, tells it in notices.
 */
export function listenToNodes({ pools }: Pick<Databases, 'pools'>): { readonly take: () => Set<string> } {
  let asked = new Set<string>();
  const heard = new WeakSet<pg.PoolClient>();
  const listen = (client: pg.PoolClient) => {
    if (heard.has(client)) return;
    heard.add(client);
    client.on('notice', ({ detail }) => {
      const [, node] = /on server \w+@(\S+)/.exec(detail ?? '') ?? [];
      if (node !== undefined) asked.add(node);
    });
  };
  for (const { pool } of pools) pool.on('acquire', listen);
  return {
    take: () => {
      const taken = asked;
      asked = new Set();
      return taken;
    },
  };
}
