import pg from 'pg';
import type { DatabaseUrls } from './pool.ts';

export interface RolePasswords {
  owner: string;
  app: string;
  auth: string;
}

/** Where a PostgreSQL answers and as whom an administrator signs in. */
export interface Superuser {
  host: string;
  port: number;
  password: string;
}

export const DATABASE_NAME = 'vigia';

/**
 * Makes the four roles where they are missing. Login roles never bypass row-level security, and `vigia_app`
 * reads across clients only by an explicit `SET ROLE vigia_super_read` (NOINHERIT).
 */
export async function ensureRoles(admin: pg.Client, passwords: RolePasswords): Promise<void> {
  const { rows } = await admin.query<{ rolname: string }>(`select rolname from pg_roles`);
  const known = new Set(rows.map((row) => row.rolname));
  for (const role of ['owner', 'app', 'auth'] as const) {
    if (known.has(`vigia_${role}`)) continue;
    const password = admin.escapeLiteral(passwords[role]);
    const inherit = role === 'app' ? 'noinherit' : 'inherit';
    await admin.query(
      `create role vigia_${role} login nosuperuser nobypassrls ${inherit} password ${password}`,
    );
  }
  if (!known.has('vigia_super_read')) {
    await admin.query('create role vigia_super_read nologin nosuperuser nobypassrls');
    await admin.query('grant vigia_super_read to vigia_app');
  }
}

/** Makes the database where it is missing: owned by `vigia_owner`, closed to every other role than ours. */
export async function ensureDatabase(admin: pg.Client, name: string): Promise<void> {
  const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [name]);
  if (!rowCount) await createDatabase(admin, name);
}

/** @param template a database without connections; its tables, rows and owner's grants are copied */
export async function createDatabase(admin: pg.Client, name: string, template = 'template1'): Promise<void> {
  const [db, from] = [admin.escapeIdentifier(name), admin.escapeIdentifier(template)];
  await admin.query(`create database ${db} owner vigia_owner template ${from}`);
  await admin.query(`revoke all on database ${db} from public`);
  await admin.query(`grant connect on database ${db} to vigia_app, vigia_auth`);
}

/** Opens a connection as the cluster's superuser; the caller ends it. */
export async function connectAsSuperuser(at: Superuser, database = 'postgres'): Promise<pg.Client> {
  const client = new pg.Client({
    ...at,
    user: 'postgres',
    database,
    connectionTimeoutMillis: 5_000,
  });
  client.on('error', () => undefined); // a lost connection is reported by the query that needed it
  await client.connect();
  return client;
}

/** Connection URLs of the three roles to a database. */
export function databaseUrls(at: Superuser, passwords: RolePasswords, name = DATABASE_NAME): DatabaseUrls {
  const url = (role: keyof RolePasswords) =>
    `postgresql://vigia_${role}:${encodeURIComponent(passwords[role])}@${at.host}:${at.port}/${name}`;
  return { owner: url('owner'), app: url('app'), auth: url('auth') };
}
