import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { distribute } from '../../src/db/distribute/distribute.ts';
import type { Superuser } from '../../src/db/roles.ts';
import { citusDatabase, NODES, onNode } from './nodes.ts';

const SOURCE = join(import.meta.dirname, '../../src/db');
/** Few, as what takes the time are tables times shards. */
const SHARDS = 4;

/**
 * A migrated, empty database that is distributed over the nodes, without connections, for tests to copy: distributing one takes a
 * minute, copying it on every node a second. It stays for the next run, until the code that makes it is changed.
 *
 * @returns its name, the same on every node
 */
export async function nodesTemplate(): Promise<string> {
  const name = `vigia_nodes_${fingerprint()}`;
  const [coordinator] = NODES as [Superuser];
  await onNode(coordinator, 'postgres', async (admin) => {
    await admin.query("select pg_advisory_lock(hashtext('vigia_nodes'))"); // two projects of the suite may need it
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [name]);
    if (!rowCount) await make(name);
  });
  return name;
}

async function make(name: string): Promise<void> {
  const database = await citusDatabase();
  await database.addNodes();
  const owner = await database.databases.ownerPool.connect();
  await owner.query(`set citus.shard_count = ${SHARDS}`);
  await distribute(owner);
  owner.release(true); // it has settings of its own
  await database.databases.close();
  // The coordinator comes last: where it has the name, every node has.
  for (const node of NODES.toReversed())
    await onNode(node, 'postgres', async (admin) => {
      await admin.query(`drop database if exists ${name}`);
      await admin.query(`alter database ${database.name} allow_connections false`);
      await disconnect(admin, database.name);
      await admin.query(`alter database ${database.name} rename to ${name}`);
    });
}

/** Ends every connection, those of Citus itself as well. */
async function disconnect(admin: pg.Client, database: string): Promise<void> {
  for (let found = 1; found > 0; ) {
    const { rowCount } = await admin.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
      [database],
    );
    found = rowCount ?? 0;
    if (found > 0) await sleep(200);
  }
}

/** What the schema and its distribution are made from. */
function fingerprint(): string {
  const hash = createHash('sha256').update(String(SHARDS));
  for (const folder of ['migrations', 'distribute'])
    for (const file of readdirSync(join(SOURCE, folder)).sort())
      hash.update(file).update(readFileSync(join(SOURCE, folder, file)));
  return hash.digest('hex').slice(0, 12);
}
