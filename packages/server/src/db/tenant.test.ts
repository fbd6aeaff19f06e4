import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { IS_DISTRIBUTED } from '../../tests/citus/nodes.ts';
import { type TestDatabase, testDatabase } from '../../tests/support/test-database.ts';
import type { Databases } from './pool.ts';
import { asClient, asSuperReader } from './tenant.ts';

const MINE = 1;
const THEIRS = 3;

let db: TestDatabase;
let databases: Databases;
beforeAll(async () => {
  db = await testDatabase();
  databases = db.databases;
  for (const id of [MINE, THEIRS]) {
    await databases.owner
      .insertInto('client')
      .values({ client_id: id, client_name: `Cliente ${id}` })
      .execute();
    await databases.owner
      .insertInto('sector')
      .values({ client_id: id, sector_id: id * 10, ...aSector(`Sector ${id}`) })
      .execute();
    await databases.owner
      .insertInto('user_account')
      .values({
        client_id: id,
        email: `${id}@demo.vigia.example`,
        role: 'user',
        ...noEntities,
        password_hash: 'x',
      })
      .execute();
  }
});
afterAll(async () => await db.cleanup());

const noEntities = { entities_under_client: '{}', entities_under_sector: '{}' };
function aSector(name: string) {
  return { sector_name: name, sector_address: '', sector_position_lat: -34.1, sector_position_lon: -70.7 };
}
// biome-ignore lint/suspicious/noExplicitAny: any handle that can run a statement
const run = (on: Kysely<any>, statement: string) => sql.raw(statement).execute(on);

describe('a client’s transaction', () => {
  test('sees its own rows alone', async () => {
    const sectors = await asClient(databases.app, MINE, (tx) =>
      tx.selectFrom('sector').selectAll().execute(),
    );
    expect(sectors.map((sector) => sector.sector_name)).toEqual(['Sector 1']);
    const clients = await asClient(databases.app, MINE, (tx) =>
      tx.selectFrom('client').select('client_id').execute(),
    );
    expect(clients).toEqual([{ client_id: MINE }]);
  });

  test('cannot write a row of another client, nor move one there', async () => {
    const insert = asClient(databases.app, MINE, (tx) =>
      tx
        .insertInto('sector')
        .values({ client_id: THEIRS, ...aSector('x') })
        .execute(),
    );
    await expect(insert).rejects.toThrow(/row-level security/);
    const move = asClient(databases.app, MINE, (tx) =>
      tx.updateTable('sector').set({ client_id: THEIRS }).execute(),
    );
    await expect(move).rejects.toThrow(IS_DISTRIBUTED ? /partition value/ : /row-level security/);
  });

  test('changes and deletes nothing of another client', async () => {
    await asClient(databases.app, MINE, async (tx) => {
      const changed = await tx
        .updateTable('sector')
        .set({ sector_name: 'x' })
        .where('client_id', '=', THEIRS)
        .execute();
      const deleted = await tx.deleteFrom('sector').where('client_id', '=', THEIRS).execute();
      expect([changed[0]?.numUpdatedRows, deleted[0]?.numDeletedRows]).toEqual([0n, 0n]);
    });
  });

  test('cannot point at a row of another client', async () => {
    const station = asClient(databases.app, MINE, (tx) =>
      tx
        .insertInto('station')
        .values({ client_id: MINE, station_name: 'x', sector_id: THEIRS * 10 })
        .execute(),
    );
    await expect(station).rejects.toThrow(/foreign key/);
  });

  test('never reads a password hash, a session or a signing key', async () => {
    for (const table of [
      'user_account',
      'session',
      'embed_key',
      'service_token',
      'signing_key',
      'app_setting',
    ]) {
      await expect(asClient(databases.app, MINE, (tx) => run(tx, `select * from ${table}`))).rejects.toThrow(
        /permission denied/,
      );
    }
    const { rows } = await asClient(databases.app, MINE, (tx) => run(tx, 'select email from user_account'));
    expect(rows).toEqual([{ email: '1@demo.vigia.example' }]);
  });

  test('ends with its context: the connection serves the next request clean', async () => {
    await databases.app.connection().execute(async (connection) => {
      await asClient(connection, MINE, (tx) => tx.selectFrom('sector').selectAll().execute());
      expect((await run(connection, 'select * from sector')).rows).toEqual([]);
    });
  });

  test('many at once never mix', async () => {
    const clients = Array.from({ length: 40 }, (_, i) => (i % 2 ? MINE : THEIRS));
    const seen = await Promise.all(
      clients.map((id) =>
        asClient(databases.app, id, (tx) =>
          run(tx, 'select client_id from sector where pg_sleep(0.002) is not null'),
        ),
      ),
    );
    expect(seen.map(({ rows }) => rows)).toEqual(clients.map((client_id) => [{ client_id }]));
  });

  test.each([0, -1, 1.5, Number.NaN, '1; drop table sector' as unknown as number])(
    'refuses the id %s',
    async (id) => {
      await expect(asClient(databases.app, id, async () => undefined)).rejects.toThrow(RangeError);
    },
  );
});

describe('without a client', () => {
  test('every tenant table is empty', async () => {
    for (const table of ['client', 'sector', 'station', 'reading', 'climate_day', 'capture', 'event']) {
      expect((await run(databases.app, `select 1 from ${table}`)).rows).toEqual([]);
    }
  });

  test('the role cannot rise above the policies', async () => {
    await expect(run(databases.app, 'set role vigia_owner')).rejects.toThrow(/permission denied/);
    await expect(run(databases.app, 'set session authorization vigia_owner')).rejects.toThrow(
      /permission denied/,
    );
    await expect(run(databases.app, 'alter table sector disable row level security')).rejects.toThrow(
      /must be owner/,
    );
    const without = databases.app.transaction().execute(async (tx) => {
      await run(tx, 'set local row_security = off'); // makes the query fail instead of filtering it
      await run(tx, 'select * from sector');
    });
    await expect(without).rejects.toThrow(/row-level security/);
  });

  test('a context that is not a number is an error, never everything', async () => {
    await expect(
      databases.app.transaction().execute(async (tx) => {
        await run(tx, "set local app.client = '1 or true'");
        await run(tx, 'select * from sector');
      }),
    ).rejects.toThrow(/invalid input syntax/);
  });
});

describe('the super reader', () => {
  test('reads every client', async () => {
    const sectors = await asSuperReader(databases.app, (tx) =>
      tx.selectFrom('sector').select('client_id').execute(),
    );
    expect(sectors.map((sector) => sector.client_id).sort()).toEqual([MINE, THEIRS]);
  });

  test('writes nothing, even after giving up its role', async () => {
    await expect(asSuperReader(databases.app, (tx) => run(tx, 'delete from sector'))).rejects.toThrow(
      /permission denied|read-only/,
    );
    const resigned = asSuperReader(databases.app, async (tx) => {
      await run(tx, 'reset role');
      await run(tx, `set local app.client = '${MINE}'`);
      await run(tx, 'delete from sector');
    });
    await expect(resigned).rejects.toThrow(/read-only/);
  });

  test('leaves the connection as it found it', async () => {
    await databases.app.connection().execute(async (connection) => {
      await asSuperReader(connection, (tx) => tx.selectFrom('sector').selectAll().execute());
      const { rows } = await run(
        connection,
        'select current_user as role, count(*)::int as seen from sector',
      );
      expect(rows).toEqual([{ role: 'vigia_app', seen: 0 }]);
    });
  });
});

test('signing in reads accounts of every client and changes nothing but the last access', async () => {
  const accounts = await databases.auth
    .selectFrom('user_account')
    .select(['email', 'password_hash'])
    .execute();
  expect(accounts).toHaveLength(2);
  await databases.auth.updateTable('user_account').set({ last_access: '2026-11-21T12:00:00Z' }).execute();
  await expect(run(databases.auth, "update user_account set role = 'admin'")).rejects.toThrow(
    /permission denied/,
  );
  await expect(run(databases.auth, 'select * from sector')).rejects.toThrow(/permission denied/);
});
