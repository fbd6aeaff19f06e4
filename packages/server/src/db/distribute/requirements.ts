import type pg from 'pg';
import { OperatorError } from '../../run/operator-error.ts';
import { HAS_CITUS } from '../on-nodes.ts';

/** The oldest Citus with which the schema has been tried. */
export const OLDEST_CITUS = 13;
const ROLES = ['vigia_owner', 'vigia_app', 'vigia_auth', 'vigia_super_read'];

interface Requirement {
  /** One row with `found`: null where all is well, else what is wrong. */
  readonly query: string;
  readonly complaint: (found: string) => string;
}

const EXTENSION: readonly Requirement[] = [
  {
    query: `select case when not ${HAS_CITUS} then 'citus' end as found`,
    complaint: () =>
      'Esta base de datos no tiene Citus. En cada nodo, como superusuario: create extension citus.',
  },
  {
    query: `select case when split_part(extversion, '.', 1)::int < ${OLDEST_CITUS} then extversion end as found
      from pg_extension where extname = 'citus'`,
    complaint: (found) => `Citus ${found}; se necesita ${OLDEST_CITUS} o posterior.`,
  },
];

const NODES: readonly Requirement[] = [
  {
    query: `select case when not exists (select from pg_dist_node where groupid = 0) then 'no' end as found`,
    complaint: () =>
      'El coordinador no figura entre los nodos. Como superusuario: select citus_set_coordinator_host(dirección, puerto).',
  },
  {
    query: `select case when (select groupid from pg_dist_local_group) <> 0 then 'worker' end as found`,
    complaint: () => 'DATABASE_URL lleva a un nodo de trabajo: indique el coordinador.',
  },
  {
    query: `select case when not exists (
      select from pg_dist_node where shouldhaveshards and isactive and noderole = 'primary') then 'no' end as found`,
    complaint: () =>
      'No hay nodos que reciban datos. Como superusuario, por cada uno: select citus_add_node(dirección, puerto).',
  },
  {
    query: `select string_agg(nodename || ':' || nodeport || ' (' || result || ')', ', ') as found
      from run_command_on_all_nodes($$
        select coalesce((select string_agg(name, ', ') from unnest('{${ROLES.join()}}'::text[]) name
          where not exists (select from pg_roles where rolname = name and (rolcanlogin or name = 'vigia_owner'))), '')$$)
        join pg_dist_node using (nodeid) where not success or result <> ''`,
    complaint: (found) =>
      `Faltan roles que puedan conectarse: ${found}. Los cuatro de docs/database.md se crean en cada nodo, y vigia_super_read también con login.`,
  },
  {
    query: `select string_agg(distinct usename, ', ') as found from pg_stat_activity
      where datname = current_database() and usename in ('vigia_app', 'vigia_auth')
        and application_name not like 'citus%' and pid <> all($1::int[])`,
    complaint: () => 'Hay un servidor conectado a esta base de datos: deténgalo mientras se distribuye.',
  },
];

/**
 * Checks that a database can be distributed over the nodes of its Citus.
 *
 * @param owner as `vigia_owner`
 * @param ours processes of the caller's own connections, which are no server's
 * @throws {OperatorError} the first requirement that is not met, with what to do
 */
export async function checkRequirements(owner: pg.ClientBase, ours: readonly number[] = []): Promise<void> {
  for (const { query, complaint } of [...EXTENSION, ...NODES]) {
    const { rows } = await owner.query<{ found: string | null }>(query, query.includes('$1') ? [ours] : []);
    const found = rows[0]?.found ?? null;
    if (found !== null) throw new OperatorError(complaint(found));
  }
}

/** The server process behind a connection of the pool. */
export async function processOf(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]!.pid;
}
