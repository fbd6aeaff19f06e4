import { sql } from 'kysely';
import { OperatorError } from '../run/operator-error.ts';
import { type Databases, type DatabaseUrls, type Db, openDatabases } from './pool.ts';

const VARIABLES = [
  ['owner', 'DATABASE_URL'],
  ['app', 'DATABASE_URL_APP'],
  ['auth', 'DATABASE_URL_AUTH'],
] as const;
/** The oldest major version of PostgreSQL that the service works with. */
export const OLDEST_POSTGRES = 15;

/**
 * Opens an external PostgreSQL after trying each of the three connections.
 *
 * @throws {OperatorError} one does not answer, is too old or has another role than it should; names the variable
 */
export async function checkedDatabases(urls: DatabaseUrls): Promise<Databases> {
  const databases = openDatabases(urls);
  try {
    for (const [role, variable] of VARIABLES) await check(databases, role, variable);
    return databases;
  } catch (cause) {
    await databases.close();
    throw cause;
  }
}

async function check(
  databases: Databases,
  role: (typeof VARIABLES)[number][0],
  variable: string,
): Promise<void> {
  const { name, version, superuser } = await facts(databases, role, variable);
  if (version < OLDEST_POSTGRES)
    throw new OperatorError(
      `${variable}: PostgreSQL ${version}; se necesita ${OLDEST_POSTGRES} o posterior.`,
    );
  if (name !== `vigia_${role}` || superuser) {
    const actual = superuser ? `el superusuario ${name}` : name;
    throw new OperatorError(`${variable} debe conectarse con el rol vigia_${role}, no con ${actual}.`);
  }
}

async function facts(databases: Databases, role: (typeof VARIABLES)[number][0], variable: string) {
  const query = sql<{ name: string; version: number; superuser: boolean }>`
    select current_user as name, current_setting('server_version_num')::int / 10000 as version,
      rolsuper or rolbypassrls as superuser from pg_roles where rolname = current_user`;
  try {
    const { rows } = await query.execute(databases[role]);
    return rows[0] as (typeof rows)[number];
  } catch (cause) {
    throw new OperatorError(`No se pudo conectar con ${variable}: ${(cause as Error).message}.`, { cause });
  }
}

/** Resolves once the database has answered. */
export async function answers(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}
