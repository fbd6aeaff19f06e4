import {
  type Compilable,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type Transaction,
} from 'kysely';
import { describe, expect, test } from 'vitest';
import { nameClient, namedClient, naming, ofClient } from './name-client.ts';
import type { Database } from './schema.ts';

const nowhere = new Kysely<Database>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** The statement as a transaction of client 7 sends it, without quotes, its parameters in their places. */
async function sent(build: (tx: Transaction<Database>) => Compilable, clientId: number | null = 7) {
  return await nowhere.transaction().execute(async (plain) => {
    const tx = naming(plain);
    if (clientId !== null) nameClient(tx, clientId);
    const { sql: text, parameters } = build(tx).compile();
    return text.replaceAll('"', '').replaceAll(/\$(\d+)/g, (_, n) => String(parameters[Number(n) - 1]));
  });
}

describe('a statement names the client of its transaction', () => {
  test('where it reads a table, by its alias if it has one', async () => {
    expect(
      await sent((tx) => tx.selectFrom('station').select('station_id').where('station_id', '=', 3)),
    ).toBe('select station_id from station where station_id = 3 and station.client_id = 7');
    expect(await sent((tx) => tx.selectFrom('station as s').select('s.station_id'))).toBe(
      'select s.station_id from station as s where s.client_id = 7',
    );
  });

  test('and not where the condition is an alternative', async () => {
    const either = await sent((tx) =>
      tx
        .selectFrom('sector')
        .select('sector_id')
        .where((row) => row.or([row('sector_id', '=', 1), row('sector_name', '=', 'x')])),
    );
    expect(either).toBe(
      'select sector_id from sector where (sector_id = 1 or sector_name = x) and sector.client_id = 7',
    );
  });

  test('at every table of a list, and at joined ones in the condition of the join', async () => {
    const joined = await sent((tx) =>
      tx
        .selectFrom(['season', 'biofix as b'])
        .innerJoin('sector', 'sector.sector_id', 'b.sector_id')
        .leftJoin('station as s', 's.sector_id', 'sector.sector_id')
        .select('s.station_id'),
    );
    expect(joined).toBe(
      'select s.station_id from season, biofix as b' +
        ' inner join sector on sector.sector_id = b.sector_id and sector.client_id = 7' +
        ' left join station as s on s.sector_id = sector.sector_id and s.client_id = 7' +
        ' where season.client_id = 7 and b.client_id = 7',
    );
  });

  test('at a table that is joined without a condition', async () => {
    expect(
      await sent((tx) => tx.selectFrom('crop').crossJoin('pest').crossJoin('season').select('season_id')),
    ).toBe('select season_id from crop cross join pest cross join season where season.client_id = 7');
  });

  test('in subqueries, also inside text', async () => {
    const some = await sent((tx) =>
      tx
        .selectFrom('sector')
        .select((row) => [
          row
            .selectFrom('station')
            .select((of) => of.fn.countAll().as('n'))
            .as('n'),
          sql`exists (${row.selectFrom('event').select('event_id')})`.as('is_busy'),
        ])
        .where('sector_id', 'in', (row) => row.selectFrom('biofix').select('biofix.sector_id')),
    );
    expect(some).toBe(
      'select (select count(*) as n from station where station.client_id = 7) as n,' +
        ' exists ((select event_id from event where event.client_id = 7)) as is_busy from sector' +
        ' where sector_id in (select biofix.sector_id from biofix where biofix.client_id = 7)' +
        ' and sector.client_id = 7',
    );
  });

  test('in a table that is a query, and in both parts of a union', async () => {
    const both = await sent((tx) =>
      tx
        .selectFrom((row) =>
          row
            .selectFrom('sector')
            .select('sector_id as id')
            .unionAll(row.selectFrom('season').select('season_id as id'))
            .as('things'),
        )
        .select('id'),
    );
    expect(both).toBe(
      'select id from (select sector_id as id from sector where sector.client_id = 7' +
        ' union all select season_id as id from season where season.client_id = 7) as things',
    );
  });

  test('in common table expressions, and not at their own names', async () => {
    const found = await sent((tx) =>
      tx
        .with('gone', (db) => db.deleteFrom('capture').where('pest_id', '=', 1).returning('station_id'))
        .selectFrom('gone')
        .selectAll(),
    );
    expect(found).toBe(
      'with gone as (delete from capture where pest_id = 1 and capture.client_id = 7 returning station_id)' +
        ' select * from gone',
    );
  });

  test('where it changes rows, by others or not', async () => {
    expect(await sent((tx) => tx.updateTable('sector').set({ sector_name: 'x' }))).toBe(
      'update sector set sector_name = x where sector.client_id = 7',
    );
    const by = await sent((tx) =>
      tx
        .updateTable('station as s')
        .from('sector')
        .set({ station_name: 'x' })
        .whereRef('sector.sector_id', '=', 's.sector_id'),
    );
    expect(by).toBe(
      'update station as s set station_name = x from sector' +
        ' where sector.sector_id = s.sector_id and s.client_id = 7 and sector.client_id = 7',
    );
  });

  test('where it deletes rows, by others or not', async () => {
    expect(await sent((tx) => tx.deleteFrom('event'))).toBe('delete from event where event.client_id = 7');
    const by = await sent((tx) =>
      tx.deleteFrom('event').using('station as s').whereRef('s.station_id', '=', 'event.station_id'),
    );
    expect(by).toBe(
      'delete from event using station as s' +
        ' where s.station_id = event.station_id and event.client_id = 7 and s.client_id = 7',
    );
  });

  test('where it writes what it reads, and not in new rows, which have it already', async () => {
    const copied = await sent((tx) =>
      tx
        .insertInto('retention')
        .columns(['client_id', 'kind'])
        .expression((row) => row.selectFrom('retention').select(['client_id', 'kind'])),
    );
    expect(copied).toBe(
      'insert into retention (client_id, kind) select client_id, kind from retention' +
        ' where retention.client_id = 7',
    );
    const put = await sent((tx) =>
      tx
        .insertInto('retention')
        .values({ client_id: 7, kind: 'logs', keep_days: 30 })
        .onConflict((row) => row.columns(['client_id', 'kind']).doUpdateSet({ keep_days: 30 })),
    );
    expect(put).toBe(
      'insert into retention (client_id, kind, keep_days) values (7, logs, 30)' +
        ' on conflict (client_id, kind) do update set keep_days = 30',
    );
  });

  test('while it locks rows', async () => {
    const held = await sent((tx) => tx.selectFrom('retention').select('kind').orderBy('kind').forShare());
    expect(held).toBe('select kind from retention where retention.client_id = 7 order by kind for share');
  });
});

describe('nothing is added', () => {
  const read = (tx: Transaction<Database>) => tx.selectFrom('sector').select('sector_id');

  test('to tables that are no client’s', async () => {
    expect(await sent((tx) => tx.selectFrom('crop').selectAll())).toBe('select * from crop');
  });

  test('while the transaction acts for no client, or for all', async () => {
    expect(await sent(read, null)).toBe('select sector_id from sector');
    expect(read(nowhere as Transaction<Database>).compile().sql).toBe('select "sector_id" from "sector"');
  });

  test('but a join whose other side may be missing is refused', async () => {
    const right = sent((tx) =>
      tx.selectFrom('sector').rightJoin('station', 'station.sector_id', 'sector.sector_id').selectAll(),
    );
    await expect(right).rejects.toThrow('as a left join');
  });
});

test('a transaction that turns to another client names that one', async () => {
  await nowhere.transaction().execute(async (plain) => {
    const tx = naming(plain);
    for (const clientId of [7, 8]) {
      nameClient(tx, clientId);
      expect(namedClient(tx)).toBe(clientId);
      expect(tx.selectFrom('sector').select('sector_id').compile().parameters).toEqual([clientId]);
    }
  });
});

test('text names it with a condition of its own', async () => {
  const text = (
    condition: (tx: Transaction<Database>) => ReturnType<typeof ofClient>,
    clientId: number | null,
  ) =>
    sent(
      (tx) => ({ compile: () => sql`select from station s where ${condition(tx)}`.compile(tx) }),
      clientId,
    );
  expect(await text((tx) => ofClient(tx), 7)).toBe('select from station s where client_id = 7');
  expect(await text((tx) => ofClient(tx, 's'), 7)).toBe('select from station s where s.client_id = 7');
  expect(await text((tx) => ofClient(tx), null)).toBe('select from station s where true');
  expect(await text(() => ofClient(9), null)).toBe('select from station s where client_id = 9');
});
