import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { distribute } from '../../src/db/distribute/distribute.ts';
import { checkRequirements } from '../../src/db/distribute/requirements.ts';
import { oneMessage } from '../../src/db/one-message.ts';
import { asClient, asGranted, asSuperReader } from '../../src/db/tenant.ts';
import { holdInService } from '../../src/stores/devices/in-service.ts';
import { insertSmallFarm } from '../support/small-farm.ts';
import { citusDatabase, NODES } from './nodes.ts';

const FARM = 1;
const FOREIGN = 3;

describe.runIf(NODES.length > 0)('a filled database on a Citus', () => {
  let db: Awaited<ReturnType<typeof citusDatabase>>;
  let superuser: pg.Client;
  beforeAll(async () => {
    db = await citusDatabase();
    await insertSmallFarm(db.databases);
    superuser = await db.superuser();
  }, 180_000);
  afterAll(async () => {
    await superuser?.end();
    await db?.cleanup();
  });

  async function asOwner<T>(work: (owner: pg.PoolClient) => Promise<T>): Promise<T> {
    const owner = await db.databases.ownerPool.connect();
    owner.on('error', () => undefined); // one test ends the connection
    try {
      return await work(owner);
    } finally {
      owner.release(true);
    }
  }
  const counts = async () =>
    (
      await superuser.query(`select 'sector' as name, client_id, count(*)::int from sector group by 1, 2
        union all select 'reading', client_id, count(*)::int from reading group by 1, 2
        union all select 'event', client_id, count(*)::int from event group by 1, 2
        union all select 'user_account', client_id, count(*)::int from user_account group by 1, 2
        order by 1, 2`)
    ).rows;
  const distributed = async () =>
    Number((await superuser.query('select count(*) from pg_dist_partition')).rows[0].count);
  /** Distributed tables that are not co-located with `sector`. */
  const apart = async () =>
    (
      await superuser.query<{ name: string }>(
        `select logicalrelid::text as name from pg_dist_partition where partmethod = 'h' and colocationid <> (
           select colocationid from pg_dist_partition where logicalrelid = 'sector'::regclass) order by 1`,
      )
    ).rows.map(({ name }) => name);

  test('is refused before its nodes are known', async () => {
    await expect(asOwner(checkRequirements)).rejects.toThrow('El coordinador no figura entre los nodos');
    await db.addNodes();
    await expect(asOwner(checkRequirements)).resolves.toBeUndefined();
  });

  test('is as before when its distribution is cut off', async () => {
    const before = await counts();
    const cut = asOwner(distribute).catch((error: Error) => error);
    for (let killed = 0; killed === 0; ) {
      const { rowCount } = await superuser.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and usename = 'vigia_owner'
          and query like 'select create_distributed_table%'`);
      killed = rowCount ?? 0;
      await sleep(5);
    }
    expect(await cut).toBeInstanceOf(Error);
    expect(await distributed()).toBe(0);
    expect(await counts()).toEqual(before);
  }, 120_000);

  test('is distributed with its rows, each client on one node, once', async () => {
    const before = await counts();
    const { tables } = await asOwner(distribute);
    expect(tables).toEqual(expect.arrayContaining(['sector', 'station', 'reading', 'change_log']));
    expect(await counts()).toEqual(before);
    expect((await asOwner(distribute)).tables).toEqual([]);
    expect(await apart()).toEqual(['idempotency']);
  }, 300_000);

  test('sets kept answers apart where they were distributed beside the rest', async () => {
    await superuser.query(`select update_distributed_table_colocation('idempotency', 'sector')`);
    expect(await apart()).toEqual([]);
    expect((await asOwner(distribute)).tables).toEqual([]);
    expect(await apart()).toEqual(['idempotency']);
  });

  const ids = (rows: readonly { sector_id: number }[]) => rows.map(({ sector_id }) => sector_id).sort();

  test('keeps clients apart, and the sectors of who is limited to some', async () => {
    const { app } = db.databases;
    const own = await asClient(app, FARM, (tx) => tx.selectFrom('sector').select('sector_id').execute());
    expect(ids(own)).toEqual([11, 12]);
    const limited = {
      clients: new Map([[FARM, 'user' as const]]),
      super: 'none' as const,
      sectors: new Map([[11, 'user' as const]]),
    };
    const some = await asGranted(app, limited, FARM, (tx) =>
      tx.selectFrom('sector').select('sector_id').where('client_id', '=', FARM).execute(),
    );
    expect(ids(some)).toEqual([11]);
    const all = await asSuperReader(app, (tx) => tx.selectFrom('sector').select('sector_id').execute());
    expect(ids(all)).toEqual([11, 12, 31]);
    const write = asClient(app, FARM, (tx) =>
      tx
        .insertInto('season')
        .values({ client_id: FOREIGN, season_name: 'x', date_start: '2026-01-01', date_end: '2026-02-01' })
        .execute(),
    );
    await expect(write).rejects.toThrow(/row-level security/);
  });

  test('answers what goes out as one message, and nothing of an archived client', async () => {
    const { app, appPool, owner } = db.databases;
    const query = sql`select sector_id from sector where client_id = ${sql.lit(FARM)}`.compile(app);
    const read = () => oneMessage<{ sector_id: number }>(appPool, FARM, query);
    expect(ids(await read())).toEqual([11, 12]);
    const archive = (value: boolean) =>
      owner.updateTable('client').set({ client_is_archived: value }).where('client_id', '=', FARM).execute();
    await archive(true);
    expect(await read()).toEqual([]);
    await archive(false);
  });

  test('queries one node where a statement names the client', async () => {
    const plan = await asClient(db.databases.app, FARM, (tx) =>
      sql<{ 'QUERY PLAN': string }>`explain select * from station where client_id = ${sql.lit(FARM)}`.execute(
        tx,
      ),
    );
    expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('Task Count: 1');
  });

  test('writes down who changed something, where the row lies', async () => {
    const { app, owner } = db.databases;
    const { user_id, email } = await owner
      .selectFrom('user_account')
      .select(['user_id', 'email'])
      .where('client_id', '=', FARM)
      .orderBy('user_id')
      .executeTakeFirstOrThrow();
    const granted = { clients: new Map([[FARM, 'admin' as const]]), super: 'none' as const, userId: user_id };
    await asGranted(app, granted, FARM, (tx) =>
      tx
        .updateTable('sector')
        .set({ sector_name: 'Norte alto' })
        .where('client_id', '=', FARM)
        .where('sector_id', '=', 11)
        .execute(),
    );
    const lines = await asClient(app, FARM, (tx) =>
      tx
        .selectFrom('change_log')
        .select(['user_email', 'thing_name'])
        .where('client_id', '=', FARM)
        .execute(),
    );
    expect(lines).toContainEqual({ user_email: email, thing_name: 'Norte alto' });
  });

  test('has a device in service once', async () => {
    const second = asClient(db.databases.app, FOREIGN, (tx) =>
      holdInService(tx, { clientId: FOREIGN, serial: 'VG-1' }),
    );
    await expect(second).rejects.toMatchObject({ code: '23505' });
  });

  test('loses nothing when a client moves to another node while it writes', async () => {
    const { app } = db.databases;
    await superuser.query(`select ensure_reading_month('2026-03-01')`);
    const place = async () =>
      (
        await superuser.query<{ shard: string; host: string; port: number }>(
          `select shardid as shard, nodename as host, nodeport as port from pg_dist_shard_placement
           where shardid = get_shard_id_for_distribution_column('sector', $1::int)`,
          [FARM],
        )
      ).rows[0]!;
    const from = await place();
    const to = NODES.slice(1).find(({ port }) => port !== from.port)!;
    let moving = true;
    let written = 0;
    const writer = (async () => {
      while (moving) {
        const t = new Date(Date.UTC(2026, 2, 2) + written * 60_000).toISOString();
        await asClient(app, FARM, (tx) =>
          tx.insertInto('reading').values({ client_id: FARM, station_id: 1001, t }).execute(),
        );
        written += 1;
      }
    })();
    await superuser.query(
      "select citus_move_shard_placement($1, $2, $3, $4, $5, shard_transfer_mode => 'force_logical')",
      [from.shard, from.host, from.port, to.host, to.port],
    );
    moving = false;
    await writer;
    expect((await place()).port).toBe(to.port);
    const { count } = await asClient(app, FARM, (tx) =>
      tx
        .selectFrom('reading')
        .select((row) => row.fn.countAll<string>().as('count'))
        .where('client_id', '=', FARM)
        .where('t', '>=', '2026-03-01')
        .where('t', '<', '2026-04-01')
        .executeTakeFirstOrThrow(),
    );
    expect(written).toBeGreaterThan(0);
    expect(Number(count)).toBe(written);
  }, 300_000);
});
