/** One rule on the whole catalogue, as a query for the names of what breaks it. */
export interface CatalogueRule {
  readonly rule: string;
  readonly query: string;
}

/** Tables that are nobody's: without `client_id`, and without a word about any client in them. */
const SHARED = [
  ...['crop', 'pest', 'pest_document', 'app_setting', 'signing_key', 'rate_limit'],
  ...['kysely_migration', 'kysely_migration_lock'],
  ...['service_check', 'service_note', 'disk_sample', 'unknown_device'],
];
/** What serves requests; `vigia_owner` only migrates, and runs the commands of who owns the machine. */
const SERVING = `array['vigia_app', 'vigia_auth', 'vigia_super_read']`;
/**
 * What makes months of a table, which only its owner may, what ends the sessions of who is disabled, what writes down who
 * changed or wrote something, wherever their account lies, what shows people who are narrowed to sectors which devices stand
 * nowhere, what keeps the tables of devices in service and of people's names, what takes the season from events when it
 * goes, and what forgets the devices of a door that ends.
 */
const RISING = [
  ...['ensure_month', 'ensure_reading_month', 'ensure_device_month', 'end_of_the_disabled'],
  ...[
    'record_change',
    'name_event_author',
    'stands_somewhere',
    'keep_in_service',
    'keep_person_name',
    'keep_program_name',
    'leave_events',
    'trace_field_count',
    'forget_door_devices',
  ],
];
/** Who is in which policy, and for what: everything else is a hole or a mistake. */
const POLICIES = [
  'own_client vigia_app ALL',
  'owner vigia_owner ALL',
  'super_read vigia_super_read SELECT',
  'sign_in vigia_auth ALL',
];
/** What lies in sectors or opens them, and data of devices, their positions and people. */
const IN_SECTORS = [
  ...['sector', 'station', 'node', 'user_account', 'event', 'image', 'embed_key', 'service_token'],
  ...['device_report', 'set_apart_reading', 'connection_attempt', 'device_log', 'device_arrival'],
];

const list = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(', ');
const HERE = `c.relnamespace = 'public'::regnamespace`;
const TENANT = `select c.* from pg_class c where ${HERE} and c.relkind in ('r', 'p')
  and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'client_id' and not a.attisdropped)`;
/** Everybody's rights are in nobody's name. */
const rightsOf = (column: string, kind: string, owner: string) =>
  `lateral aclexplode(coalesce(${column}, acldefault('${kind}', ${owner}))) r`;

export const CATALOGUE_RULES: readonly CatalogueRule[] = [
  {
    rule: 'everything is in the schema public, where these rules look',
    query: `select nspname as name from pg_namespace
      where nspname not in ('public', 'information_schema') and nspname !~ '^pg_'`,
  },
  {
    rule: 'every table is a client’s, or is known to be nobody’s',
    query: `select c.relname as name from pg_class c where ${HERE} and c.relkind in ('r', 'p', 'f')
      and c.relname not in (${list(SHARED)}) and c.oid not in (select oid from (${TENANT}) t)`,
  },
  {
    rule: 'every tenant table names the client in each row',
    query: `select t.relname as name from (${TENANT}) t join pg_attribute a on a.attrelid = t.oid
      where a.attname = 'client_id' and not (a.attnotnull and a.atttypid = 'int'::regtype)`,
  },
  {
    rule: 'every tenant table enforces its policies, on its owner too',
    query: `select relname as name from (${TENANT}) t
      where not relispartition and not (relrowsecurity and relforcerowsecurity)`,
  },
  {
    rule: 'every tenant table has the client’s policy, for reading and for writing',
    query: `select relname as name from (${TENANT}) t where not relispartition and not exists (
      select from pg_policies p where p.schemaname = 'public' and p.tablename = t.relname
        and p.policyname = 'own_client' and p.roles = '{vigia_app}' and p.cmd = 'ALL' and p.permissive = 'PERMISSIVE'
        and (p.qual = '(client_id = current_client())'
          or p.tablename in (${list(IN_SECTORS)}) and p.qual like '((client_id = current_client()) AND %')
        and p.with_check = p.qual)`,
  },
  {
    rule: 'the policy of devices, positions, people and keys of widgets narrows to the own sectors',
    query: `select name from unnest(array[${list(IN_SECTORS)}]) name where not exists (
      select from pg_policies p where p.schemaname = 'public' and p.tablename = name and p.policyname = 'own_client'
        and p.qual like '((client_id = current_client()) AND ((current_sectors() IS NULL) OR%')`,
  },
  {
    rule: 'no policy asks in a subquery or is restrictive: Citus refuses the one and makes the other permissive',
    query: `select tablename || '.' || policyname as name from pg_policies where schemaname = 'public'
      and (permissive <> 'PERMISSIVE' or concat(qual, with_check) ~ 'SELECT')`,
  },
  {
    rule: 'no trigger numbers rows, save in the log of changes: nodes of a Citus count beyond an int',
    query: `select p.proname as name from pg_proc p join pg_class c on p.prosrc ~* ('insert into ' || c.relname || '\\M')
      where p.pronamespace = 'public'::regnamespace and p.prorettype = 'trigger'::regtype and ${HERE}
        and c.relkind in ('r', 'p') and c.relname <> 'change_log'
        and exists (select from pg_attribute a where a.attrelid = c.oid and a.attidentity <> '')`,
  },
  {
    rule: 'no policy but the four known ones',
    query: `select tablename || '.' || policyname as name from pg_policies where schemaname = 'public'
      and concat_ws(' ', policyname, array_to_string(roles, ','), cmd) not in (${list(POLICIES)})`,
  },
  {
    rule: 'a partition, which has no policies of its own, is closed to everybody but the owner',
    query: `select relname as name from (${TENANT}) t, unnest(${SERVING}) role
      where relispartition and has_any_column_privilege(role, oid, 'select, insert, update, references')`,
  },
  {
    rule: 'every view answers with the rights of who asks',
    query: `select relname as name from pg_class c where ${HERE} and relkind = 'v'
      and not coalesce(reloptions, '{}') && '{security_invoker=true,security_invoker=on}'`,
  },
  {
    rule: 'no materialised view: its rows would have no policies',
    query: `select relname as name from pg_class c where ${HERE} and relkind = 'm'`,
  },
  {
    rule: '`client_id` leads every tenant table’s primary key',
    query: `select t.relname as name from (${TENANT}) t
      left join pg_constraint k on k.conrelid = t.oid and k.contype = 'p'
      left join pg_attribute a on a.attrelid = t.oid and a.attnum = k.conkey[1]
      where a.attname is distinct from 'client_id'`,
  },
  {
    rule: '`client_id` leads both sides of every reference between tenant tables',
    query: `select k.conname as name from pg_constraint k
      join (${TENANT}) here on here.oid = k.conrelid join (${TENANT}) there on there.oid = k.confrelid
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
      join pg_attribute b on b.attrelid = k.confrelid and b.attnum = k.confkey[1]
      where k.contype = 'f' and (a.attname <> 'client_id' or b.attname <> 'client_id')`,
  },
  {
    rule: 'everything belongs to vigia_owner',
    query: `select relname as name from pg_class c where ${HERE} and relkind in ('r', 'p', 'v', 'm', 'S', 'f')
        and relowner <> 'vigia_owner'::regrole
      union all select proname from pg_proc where pronamespace = 'public'::regnamespace and proowner <> 'vigia_owner'::regrole`,
  },
  {
    rule: 'the public has no right to anything',
    query: `select relname as name from pg_class c, ${rightsOf(
      'c.relacl',
      'r',
      'c.relowner',
    )} where ${HERE} and relkind in ('r', 'p', 'v', 'm', 'S', 'f') and r.grantee = 0
      union select relname from pg_class c join pg_attribute a on a.attrelid = c.oid, lateral aclexplode(a.attacl) r
        where ${HERE} and r.grantee = 0
      union select proname from pg_proc p, ${rightsOf('p.proacl', 'f', 'p.proowner')}
        where p.pronamespace = 'public'::regnamespace and r.grantee = 0
      union select nspname from pg_namespace n, lateral aclexplode(n.nspacl) r
        where nspname = 'public' and r.grantee = 0 and r.privilege_type = 'CREATE'`,
  },
  {
    rule: 'a role that serves reads and writes rows, and nothing more',
    query: `select c.relname || ': ' || r.grantee::regrole || ' ' || r.privilege_type as name
      from pg_class c, ${rightsOf('c.relacl', 'r', 'c.relowner')}
      where ${HERE} and relkind in ('r', 'p', 'v') and r.grantee::regrole::text = any (${SERVING})
        and (r.is_grantable or r.privilege_type not in ('SELECT', 'INSERT', 'UPDATE', 'DELETE'))`,
  },
  {
    rule: 'who reads across clients, and who reads what is nobody’s, only reads',
    query: `select c.relname || ': ' || role || ' ' || privilege as name from pg_class c,
        unnest(${SERVING}) role, unnest(array['insert', 'update']) privilege
      where ${HERE} and relkind in ('r', 'p', 'v') and has_any_column_privilege(role, c.oid, privilege)
        and (role = 'vigia_super_read' or (role = 'vigia_app' and c.relname in (${list(SHARED)})))
      union all select c.relname || ': ' || role || ' delete' from pg_class c, unnest(${SERVING}) role
      where ${HERE} and relkind in ('r', 'p', 'v') and has_table_privilege(role, c.oid, 'delete, truncate')
        and (role = 'vigia_super_read' or c.relname in (${list(SHARED)}))`,
  },
  {
    rule: 'sequences are moved on, never set',
    query: `select c.relname || ': ' || role as name from pg_class c, unnest(${SERVING}) role
      where ${HERE} and relkind = 'S' and has_sequence_privilege(role, c.oid, 'update')`,
  },
  {
    rule: 'no function works with its owner’s rights but those that have to',
    query: `select proname as name from pg_proc where pronamespace = 'public'::regnamespace and prosecdef
      and proname not in (${list(RISING)})`,
  },
  {
    rule: 'a function with its owner’s rights looks for names where it says, and only there',
    query: `select proname as name from pg_proc where pronamespace = 'public'::regnamespace and prosecdef
      and not coalesce(proconfig, '{}') && '{"search_path=pg_catalog, public, pg_temp"}'`,
  },
  {
    rule: 'no function may look past the policies',
    query: `select proname as name from pg_proc p join pg_language l on l.oid = p.prolang
      where pronamespace = 'public'::regnamespace
        and (proleakproof or not l.lanpltrusted and l.lanname not in ('sql', 'internal'))`,
  },
  {
    rule: 'no rule of the rewriter stands beside the policies',
    query: `select r.rulename as name from pg_rewrite r join pg_class c on c.oid = r.ev_class
      where ${HERE} and r.rulename <> '_RETURN'`,
  },
  {
    rule: 'no role of the service is a superuser or passes by the policies, and none but the owner makes tables',
    query: `select rolname as name from pg_roles where rolname like 'vigia%'
        and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication)
      union all select role from unnest(${SERVING}) role
        where has_schema_privilege(role, 'public', 'create') or pg_has_role(role, 'vigia_owner', 'member')
          or has_database_privilege(role, current_database(), 'create')`,
  },
];
