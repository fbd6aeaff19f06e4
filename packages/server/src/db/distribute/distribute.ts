import type pg from 'pg';
import { writePolicies } from './policies.ts';
import { COPIED, STAYING } from './tables.ts';

export interface Distributed {
  /** Tables that were distributed or copied to all nodes now; empty if all were already. */
  readonly tables: readonly string[];
}

/**
 * What every connection to the database needs: `set local` reaches the nodes, tables with triggers may be distributed,
 * and queries of triggers and policies on a node run there (each of them names the row's client).
 */
const SETTINGS: readonly (readonly [name: string, value: string])[] = [
  ['citus.propagate_set_commands', 'local'],
  ['citus.enable_unsafe_triggers', 'on'],
  ['citus.allow_nested_distributed_execution', 'on'],
];

/**
 * Distributes the migrated tables of a database by client, with their rows, in one transaction: if the process is
 * killed, nothing is done, and what others have distributed already stays as it is.
 *
 * @param owner a connection as `vigia_owner` to the coordinator of a Citus that meets the requirements
 */
export async function distribute(owner: pg.ClientBase): Promise<Distributed> {
  const { rows } = await owner.query<{ name: string }>('select quote_ident(current_database()) as name');
  const database = rows[0]!.name;
  for (const [name, value] of SETTINGS) {
    await owner.query(`alter database ${database} set ${name} = '${value}'`);
    await owner.query(`set ${name} = '${value}'`);
  }
  await owner.query(`grant connect on database ${database} to vigia_super_read`);
  await owner.query('begin');
  try {
    await writePolicies(owner);
    const tables = await distributeTables(owner);
    await setApart(owner);
    await owner.query('commit');
    await forgetCopies(owner);
    return { tables };
  } catch (error) {
    await owner.query('rollback');
    throw error;
  }
}

interface Waiting {
  readonly name: string;
  readonly isCopied: boolean;
}

const WAITING = `
select quote_ident(relname) as name, relname = any($2::text[]) as "isCopied" from pg_class c
where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
  and c.oid not in (select logicalrelid from pg_dist_partition)
  and (relname = any($2::text[]) or relname <> all($1::text[]) and exists (
    select from pg_attribute where attrelid = c.oid and attname = 'client_id' and not attisdropped))
order by relkind desc, relname collate "C"`;

/** The table with which the others are co-located: all rows of a client are then on one node. */
const BESIDE = 'sector';
/**
 * Kept answers are in a group of their own. Who writes an account writes the log of changes too, as `vigia_owner`, by a
 * trigger, and then keeps the answer as `vigia_app`: in one group Citus lets only one role of a transaction write.
 */
const APART = 'idempotency';

async function distributeTables(owner: pg.ClientBase): Promise<string[]> {
  const waiting = (await owner.query<Waiting>(WAITING, [STAYING, COPIED])).rows;
  if (waiting.length === 0) return [];
  await owner.query("set local citus.multi_shard_modify_mode = 'sequential'");
  const keys = await dropKeys(owner, waiting);
  await prepare(owner);
  // Under forced policies Citus could not copy the rows. The tables are locked until the end of the transaction.
  for (const { name } of waiting) await owner.query(`alter table ${name} no force row level security`);
  for (const { name } of waiting.filter(({ isCopied }) => isCopied)) {
    await owner.query('select create_reference_table($1)', [name]);
  }
  for (const { name } of inOrder(waiting.filter(({ isCopied }) => !isCopied))) {
    const beside = name === BESIDE || name === APART ? 'none' : BESIDE;
    await owner.query("select create_distributed_table($1, 'client_id', colocate_with => $2)", [
      name,
      beside,
    ]);
  }
  for (const { table, name, definition } of keys.kept) {
    await owner.query(`alter table ${table} add constraint ${name} ${definition}`);
  }
  for (const { name } of waiting.filter(({ name: table }) => !UNPROTECTED.has(table))) {
    await owner.query(`alter table ${name} force row level security`);
  }
  return waiting.map(({ name }) => name);
}

/** Where kept answers were distributed beside the others, they are not any more. */
async function setApart(owner: pg.ClientBase): Promise<void> {
  await owner.query(
    `select update_distributed_table_colocation($1, colocate_with => 'none') from pg_dist_partition a
     join pg_dist_partition b using (colocationid) where a.logicalrelid = $1::regclass and b.logicalrelid = $2::regclass`,
    [APART, BESIDE],
  );
}

/** Tables that belong to no client and have no policies. */
const UNPROTECTED = new Set(['crop', 'pest']);

const inOrder = (tables: readonly Waiting[]): Waiting[] =>
  tables.toSorted((a, b) => Number(b.name === BESIDE) - Number(a.name === BESIDE));

interface Key {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
  readonly isKept: boolean;
}

const KEYS = `
select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition,
  conrelid::regclass::text <> all($1::text[]) and confrelid::regclass::text <> all($1::text[]) as "isKept"
from pg_constraint
where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace
  and (conrelid::regclass::text = any($2::text[]) or confrelid::regclass::text = any($2::text[]))
order by conrelid::regclass::text collate "C", conname collate "C"`;

/**
 * Drops the foreign keys of tables that are still to be distributed. Those between a table that stays on the
 * coordinator and one that does not are not made again, as Citus does not support them.
 *
 * @returns the others, to be made again
 */
async function dropKeys(owner: pg.ClientBase, waiting: readonly Waiting[]): Promise<{ kept: Key[] }> {
  const { rows } = await owner.query<Key>(KEYS, [STAYING, waiting.map(({ name }) => name)]);
  for (const { table, name } of rows) await owner.query(`alter table ${table} drop constraint ${name}`);
  return { kept: rows.filter(({ isKept }) => isKept) };
}

/**
 * Lines of the log of changes get their numbers on the nodes, which count from `group << 48` on: those need a bigint.
 * The server keeps `device_in_service` itself, as a trigger on a node cannot write on the coordinator.
 */
async function prepare(owner: pg.ClientBase): Promise<void> {
  await owner.query(`do $$ begin
    if exists (select from pg_attribute where attrelid = 'change_log'::regclass and attname = 'change_id'
      and atttypid = 'int'::regtype) then
      alter table change_log alter change_id type bigint;
    end if;
  end $$`);
  await owner.query('drop trigger if exists keep_in_service_on_insert on node');
  await owner.query('drop trigger if exists keep_in_service_on_update on node');
}

/** Empties the local tables: after distributing, their earlier rows are still stored there, invisible. */
async function forgetCopies(owner: pg.ClientBase): Promise<void> {
  await owner.query(`select truncate_local_data_after_distributing_table(logicalrelid) from pg_dist_partition
    where logicalrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace and not relispartition)`);
}
