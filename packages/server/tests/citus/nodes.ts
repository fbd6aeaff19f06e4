import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { inject } from 'vitest';
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

interface CitusDatabase extends TestDatabase {
  readonly name: string;
}

const NO_PASSWORDS = { owner: '', app: '', auth: '' };

const newName = () => `test_${randomBytes(6).toString('hex')}`;

/** A migrated database of its own on every node, with Citus, whose coordinator knows no other node yet. */
export async function citusDatabase(): Promise<CitusDatabase & { addNodes(): Promise<void> }> {
  const [coordinator] = NODES;
  if (coordinator === undefined) throw new Error('VIGIA_TEST_CITUS names no node');
  const name = newName();
  for (const node of NODES) {
    await onNode(node, 'postgres', async (admin) => {
      await ensureRoles(admin, NO_PASSWORDS);
      await admin.query('alter role vigia_super_read login');
      await createDatabase(admin, name);
    });
    await onNode(node, name, (admin) => admin.query('create extension citus'));
  }
  const database = open(name);
  await migrate(database.databases.owner);
  return {
    ...database,
    addNodes: () =>
      onNode(coordinator, name, async (admin) => {
        await admin.query('select citus_set_coordinator_host($1, $2)', [coordinator.host, coordinator.port]);
        for (const { host, port } of NODES.slice(1))
          await admin.query('select citus_add_node($1, $2)', [host, port]);
      }),
  };
}

function open(name: string): CitusDatabase {
  const [coordinator] = NODES as [Superuser];
  const urls = databaseUrls(coordinator, NO_PASSWORDS, name);
  const databases = openDatabases(urls);
  return {
    name,
    databases,
    urls,
    superuser: () => connectAsSuperuser(coordinator, name),
    cleanup: async () => {
      await databases.close();
      for (const node of NODES) {
        await onNode(node, name, undoPrepared);
        await onNode(node, 'postgres', (admin) => dropDatabase(admin, name));
      }
    },
  };
}

const IN_USE = '55006';

/** Drops a database, also where a worker of Citus has come back to it since its connections were ended. */
async function dropDatabase(admin: pg.Client, name: string, tries = 5): Promise<void> {
  try {
    await admin.query(`drop database ${name} with (force)`);
  } catch (error) {
    if (tries === 1 || (error as pg.DatabaseError).code !== IN_USE) throw error;
    await dropDatabase(admin, name, tries - 1);
  }
}

/** Undoes transactions between their two phases, as a test leaves them that cuts connections: Citus ends them within a minute. */
async function undoPrepared(admin: pg.Client): Promise<void> {
  const { rows } = await admin.query<{ gid: string }>(
    'select gid from pg_prepared_xacts where database = current_database()',
  );
  for (const { gid } of rows) await admin.query(`rollback prepared ${admin.escapeLiteral(gid)}`);
}

/** Whether `testDatabase` makes databases that are distributed over the nodes. */
export const IS_DISTRIBUTED = NODES.length > 0 && process.env.VIGIA_TEST_DISTRIBUTED !== undefined;

/** A migrated, empty database that is distributed over the nodes. */
export async function distributedDatabase(): Promise<TestDatabase> {
  const template = inject('nodesTemplate');
  if (template === undefined) throw new Error('VIGIA_TEST_CITUS names no node');
  const name = newName();
  for (const node of NODES)
    await onNode(node, 'postgres', async (admin) => {
      await createDatabase(admin, name, template);
      await copySettings(admin, template, name);
      await admin.query(`alter database ${name} set citus.log_remote_commands = on`); // see `listenToNodes`
    });
  return open(name);
}

/** What a copy of a database does not have: its settings, and that super readers may connect. */
async function copySettings(admin: pg.Client, from: string, to: string): Promise<void> {
  const { rows } = await admin.query<{ name: string; value: string }>(
    `select split_part(setting, '=', 1) as name, split_part(setting, '=', 2) as value
     from pg_db_role_setting join pg_database d on d.oid = setdatabase, unnest(setconfig) setting
     where datname = $1 and setrole = 0`,
    [from],
  );
  for (const { name, value } of rows) await admin.query(`alter database ${to} set ${name} = '${value}'`);
  await admin.query(`grant connect on database ${to} to vigia_super_read`);
}

/** Without what Citus would repeat on the other nodes by itself. */
export async function onNode(
  node: Superuser,
  database: string,
  work: (admin: pg.Client) => Promise<unknown>,
) {
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
