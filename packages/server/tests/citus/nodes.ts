import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { distribute } from '../../src/db/distribute/distribute.ts';
import { migrate } from '../../src/db/migrate.ts';
import { openDatabases } from '../../src/db/pool.ts';
import {
  connectAsSuperuser,
  createDatabase,
  databaseUrls,
  ensureRoles,
  type Superuser,
} from '../../src/db/roles.ts';
import type { TestDatabase } from '../support/database-copy.ts';

/**
 * Superusers of the nodes that `VIGIA_TEST_CITUS` lists, the coordinator first:
 * `postgresql://postgres@127.0.0.1:5470,postgresql://postgres@127.0.0.1:5471`. Roles connect without a password.
 */
export const NODES: readonly Superuser[] = (process.env.VIGIA_TEST_CITUS ?? '')
  .split(',')
  .filter((url) => url !== '')
  .map((url) => {
    const { hostname: host, port, password } = new URL(url);
    return { host, port: Number(port || 5432), password: decodeURIComponent(password) };
  });

const NO_PASSWORDS = { owner: '', app: '', auth: '' };

/** A migrated database of its own on every node, with Citus, whose coordinator knows no other node yet. */
export async function citusDatabase(): Promise<TestDatabase & { addNodes(): Promise<void> }> {
  const [coordinator] = NODES;
  if (coordinator === undefined) throw new Error('VIGIA_TEST_CITUS names no node');
  const name = `test_${randomBytes(6).toString('hex')}`;
  for (const node of NODES) {
    await onNode(node, 'postgres', async (admin) => {
      await ensureRoles(admin, NO_PASSWORDS);
      await admin.query('alter role vigia_super_read login');
      await createDatabase(admin, name);
    });
    await onNode(node, name, (admin) => admin.query('create extension citus'));
  }
  const urls = databaseUrls(coordinator, NO_PASSWORDS, name);
  const databases = openDatabases(urls);
  await migrate(databases.owner);
  return {
    databases,
    urls,
    superuser: () => connectAsSuperuser(coordinator, name),
    addNodes: () =>
      onNode(coordinator, name, async (admin) => {
        await admin.query('select citus_set_coordinator_host($1, $2)', [coordinator.host, coordinator.port]);
        for (const { host, port } of NODES.slice(1))
          await admin.query('select citus_add_node($1, $2)', [host, port]);
      }),
    cleanup: async () => {
      await databases.close();
      for (const node of NODES)
        await onNode(node, 'postgres', (admin) => admin.query(`drop database ${name} with (force)`));
    },
  };
}

/** Few, as what takes the time are tables times shards. */
const SHARDS = 4;

/** Whether `testDatabase` makes databases that are distributed over the nodes. */
export const IS_DISTRIBUTED = NODES.length > 0 && process.env.VIGIA_TEST_DISTRIBUTED !== undefined;

/** A migrated, empty database that is distributed over the nodes. */
export async function distributedDatabase(): Promise<TestDatabase> {
  const { addNodes, ...database } = await citusDatabase();
  await addNodes();
  const owner = await database.databases.ownerPool.connect();
  await owner.query(`set citus.shard_count = ${SHARDS}`);
  await distribute(owner);
  owner.release(true); // it has settings of its own
  const superuser = await database.superuser();
  const { rows } = await superuser.query('select current_database() as name');
  await superuser.query(`alter database ${rows[0].name} set citus.log_remote_commands = on`); // see `listenToNodes`
  await superuser.end();
  return database;
}

/** Without what Citus would repeat on the other nodes by itself. */
async function onNode(node: Superuser, database: string, work: (admin: pg.Client) => Promise<unknown>) {
  const admin = await connectAsSuperuser(node, database);
  try {
    if (database === 'postgres') {
      await admin.query('set citus.enable_ddl_propagation = off');
      await admin.query('set citus.enable_create_database_propagation = off');
    }
    await work(admin);
  } finally {
    await admin.end();
  }
}
