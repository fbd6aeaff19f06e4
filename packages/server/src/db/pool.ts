import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { findWhetherDirect, keepingStatements } from './kept-statements.ts';
import type { Database } from './schema.ts';
import { isoInstant } from './wire-types.ts';

export type Db = Kysely<Database>;

/** The three roles of the service, each with its own connections. */
export interface Databases {
  /** `vigia_owner`: migrations, the demo farm, administrators' commands. */
  owner: Db;
  /** The same connections as `owner`, for COPY, which Kysely does not support. Ends with `owner`. */
  ownerPool: pg.Pool;
  /** `vigia_app`: requests, under row-level security. */
  app: Db;
  /** The same connections as `app`, for a query that goes out as one message (`oneMessage`). Ends with `app`. */
  appPool: pg.Pool;
  /** `vigia_auth`: signing in, before a client is known. */
  auth: Db;
  /** The same connections as `auth`, for counters of attempts. Ends with `auth`. */
  authPool: pg.Pool;
  /** `vigia_app`, with more time per statement for the work of jobs. */
  background: Db;
  /** State of each pool, by name. */
  pools: readonly { name: string; pool: pg.Pool }[];
  close(): Promise<void>;
}

export interface DatabaseUrls {
  owner: string;
  app: string;
  auth: string;
}

/** Longest time of a statement of a request, ms. */
const APP_STATEMENT_TIMEOUT_MS = 5_000;
/** A connection whose server is silent for longer than a statement may take is given up, ms. */
const APP_SILENCE_MS = 8_000;
const REQUEST_LIMITS = {
  statement_timeout: APP_STATEMENT_TIMEOUT_MS,
  query_timeout: APP_SILENCE_MS,
  connectionTimeoutMillis: 5_000,
};
const JOB_STATEMENT_TIMEOUT_MS = 10 * 60_000;
const CONNECT_TIMEOUT_MS = 10_000;

/** Opens nothing yet: each pool connects on its first query. */
export function openDatabases(urls: DatabaseUrls): Databases {
  const pools = {
    owner: openPool(urls.owner, { max: 4 }),
    app: openPool(urls.app, { max: 10, ...REQUEST_LIMITS }),
    auth: openPool(urls.auth, { max: 4, ...REQUEST_LIMITS }),
    background: openPool(urls.app, { max: 2, statement_timeout: JOB_STATEMENT_TIMEOUT_MS }),
  };
  const owner = kyselyOver(pools.owner);
  const app = kyselyOver(pools.app);
  const auth = kyselyOver(pools.auth);
  const background = kyselyOver(pools.background);
  return {
    owner,
    ownerPool: pools.owner,
    app,
    appPool: pools.app,
    auth,
    authPool: pools.auth,
    background,
    pools: Object.entries(pools).map(([name, pool]) => ({ name, pool })),
    close: async () => {
      await Promise.all([owner, app, auth, background].map((one) => one.destroy()));
    },
  };
}

function openPool(connectionString: string, options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'vigia',
    keepAlive: true,
    options: '-c timezone=UTC',
    types: wireTypes(),
    onConnect: findWhetherDirect,
    ...options,
  });
  // A connection that breaks fails the query that was on it and is dropped by the pool: the event itself, which
  // would end the process without a listener, needs no handling.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

function kyselyOver(pool: pg.Pool): Db {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: keepingStatements(pool) }) });
}

/** `timestamptz` → ISO UTC text, `date` → `YYYY-MM-DD`, `bigint` → text, `double precision` → number. */
function wireTypes(): pg.CustomTypesConfig {
  const types = new pg.TypeOverrides();
  const { TIMESTAMPTZ, DATE, INT8, FLOAT8 } = pg.types.builtins;
  types.setTypeParser(TIMESTAMPTZ, isoInstant);
  types.setTypeParser(DATE, (text) => text);
  types.setTypeParser(INT8, (text) => text);
  types.setTypeParser(FLOAT8, Number);
  return types;
}
