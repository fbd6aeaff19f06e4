import { statSync } from 'node:fs';
import { PESTS } from '@vigia/domain/farm';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { IS_DISTRIBUTED } from '../../tests/citus/nodes.ts';
import {
  type BackupTests,
  backupTests,
  blobsOf,
  filesIn,
  fingerprint,
} from '../../tests/support/backup-tests.ts';
import { plainDatabase, testDatabase } from '../../tests/support/test-database.ts';
import { MIGRATION_NAMES, migrate } from '../db/migrate.ts';
import { readArchive } from './check-archive.ts';

let tests: BackupTests;
beforeAll(async () => {
  tests = await backupTests();
});
afterAll(() => tests?.close());

describe('a copy restored into an empty place', () => {
  test('has the same counts and hashes in every table, the same files and the same numbering', async () => {
    const { databases, folder, restore } = await tests.emptyInstallation();
    await restore(tests.archive);
    const before = await fingerprint(tests.service.databases);
    expect(await fingerprint(databases)).toEqual(before);
    expect(Object.keys(before).length).toBeGreaterThan(20);
    expect(before.reading).toMatch(/^9\d{4} /);
    const files = await filesIn(folder);
    expect(Object.keys(files)).toHaveLength(9);
    expect(files).toEqual(await filesIn(tests.service.dataFolder));
    const again = tests.fresh('again.tar.zst');
    await tests.backUp(databases, again, folder);
    expect((await readArchive(again)).manifest).toEqual((await readArchive(tests.archive)).manifest);
    const next = await databases.owner
      .insertInto('client')
      .values({ client_name: 'Nuevo' })
      .returning('client_id')
      .executeTakeFirstOrThrow();
    expect(next.client_id).toBeGreaterThan(0);
  });

  test('has changes numbered anew, which nodes of a Citus number beyond an int', async () => {
    const wide = await tests.emptyInstallation();
    const { owner } = wide.databases;
    await migrate(owner);
    await sql`alter table change_log alter change_id type bigint`.execute(owner);
    await owner.insertInto('client').values({ client_id: 7, client_name: 'Lejos' }).execute();
    await sql`insert into change_log (client_id, change_id, changed_at, user_email, user_name, kind, action, thing_id,
        thing_name, fields)
      select 7, number, at::timestamptz, '', '', 'client', 'changed', '7', name, '[]' from (values
        ((2::bigint << 48) + 1, '2026-11-01', 'first'), (5, '2026-11-02', 'second'), ((1::bigint << 48) + 9, '2026-11-03', 'third'))
        as line (number, at, name)`.execute(owner);
    const file = tests.fresh('wide.tar.zst');
    await tests.backUp(wide.databases, file, wide.folder);
    const { databases, restore } = await tests.emptyInstallation();
    await restore(file);
    const lines = await databases.owner
      .selectFrom('change_log')
      .select(['change_id', 'thing_name'])
      .orderBy('change_id')
      .execute();
    expect(lines).toEqual([
      { change_id: 1, thing_name: 'first' },
      { change_id: 2, thing_name: 'second' },
      { change_id: 3, thing_name: 'third' },
    ]);
    const { rows } = await sql<{ next: string }>`
      select nextval(pg_get_serial_sequence('change_log', 'change_id')) as next`.execute(databases.owner);
    expect(rows).toEqual([{ next: '4' }]);
  });

  test.runIf(IS_DISTRIBUTED)('is refused by a database that is distributed already', async () => {
    const { databases, restore } = await tests.emptyInstallation(testDatabase);
    await expect(restore(tests.archive)).rejects.toThrow('ya está repartida entre los nodos de un Citus');
    expect(await databases.owner.selectFrom('client').selectAll().execute()).toEqual([]);
  });

  test('keeps its walls: policies bind the owner of every table again', async () => {
    const { databases, restore } = await tests.emptyInstallation(plainDatabase);
    await restore(tests.archive);
    const { rows } = await sql<{ open: number }>`select count(*)::int as open from pg_class
      where relnamespace = 'public'::regnamespace and relrowsecurity and not relforcerowsecurity`.execute(
      databases.owner,
    );
    expect(rows[0]?.open).toBe(0);
    await expect(databases.app.selectFrom('station').selectAll().execute()).resolves.toEqual([]);
  });

  test('from an older version is brought up to date', async () => {
    const old = await tests.emptyInstallation();
    await migrate(old.databases.owner, MIGRATION_NAMES[2] as string);
    await old.databases.owner.insertInto('client').values({ client_id: 7, client_name: 'Antes' }).execute();
    const file = tests.fresh('old.tar.zst');
    await tests.backUp(old.databases, file, old.folder);
    const { databases, restore } = await tests.emptyInstallation();
    await restore(file);
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
      databases.owner,
    );
    expect(rows.map(({ name }) => name)).toEqual(MIGRATION_NAMES);
    expect(await databases.owner.selectFrom('client').select('client_name').execute()).toEqual([
      { client_name: 'Antes' },
    ]);
    const pests = await databases.owner.selectFrom('pest').select('pest_id').execute();
    expect(pests).toHaveLength(PESTS.size);
    await expect((await tests.emptyInstallation(plainDatabase)).restore(file)).rejects.toThrow(
      /restaure en una base recién creada/,
    );
  });
});

test('the archive is one instant: what is written meanwhile is in it whole or not at all', async () => {
  const file = tests.fresh('busy.tar.zst');
  const { databases } = await tests.emptyInstallation(plainDatabase);
  const { owner } = databases;
  await sql`insert into client (client_id, client_name) select n, 'x' from generate_series(1, 200) n`.execute(
    owner,
  );
  let writing = true;
  let written = 200;
  const writer = (async () => {
    while (writing) {
      written += 1;
      await owner.transaction().execute(async (tx) => {
        await tx.insertInto('client').values({ client_id: written, client_name: 'x' }).execute();
        await sql`insert into sector (client_id, sector_name, sector_address, sector_position_lat, sector_position_lon)
          values (${written}, 's', '', 0, 0)`.execute(tx);
      });
    }
  })();
  await tests.backUp(databases, file, tests.fresh(''));
  writing = false;
  await writer;
  const { databases: copy, restore } = await tests.emptyInstallation();
  await restore(file);
  const { rows } = await sql<{ clients: number; sectors: number }>`select
    (select count(*)::int from client) as clients, (select count(*)::int from sector) as sectors`.execute(
    copy.owner,
  );
  expect(rows[0]?.clients).toBeGreaterThanOrEqual(200);
  expect(rows[0]?.sectors).toBe((rows[0]?.clients ?? 0) - 200);
});

test('an archive is for its owner alone, and never written over another', async () => {
  expect(statSync(tests.archive).mode & 0o077).toBe(0);
  await expect(tests.backUp(tests.service.databases, tests.archive)).rejects.toThrow(/Ya existe/);
  await expect(tests.backUp(tests.service.databases, tests.fresh('no/there.zst'))).rejects.toThrow(
    /No se pudo escribir/,
  );
  await expect(tests.backUp((await tests.emptyInstallation()).databases, tests.fresh('x'))).rejects.toThrow(
    /nada que copiar/,
  );
});

test('a photo that the store lost is named, and the rest is saved', async () => {
  const report = await tests.backUp(tests.service.databases, tests.fresh('lost.tar.zst'), tests.fresh(''));
  expect(report.files).toBe(0);
  expect(report.missingFiles.length).toBeGreaterThan(0);
  expect(report.missingFiles[0]).toMatch(/^images\//);
});

test('a photo whose bytes have changed is named, and copied as it is', async () => {
  const { databases, folder, restore } = await tests.emptyInstallation();
  await restore(tests.archive);
  const blobs = blobsOf(folder);
  const key = 'images/1/test/501.jpg';
  await blobs.put(key, new Uint8Array(Buffer.from('no foto')));
  const report = await tests.backUp(databases, tests.fresh('rotten.tar.zst'), folder);
  expect([report.damagedFiles, report.missingFiles, report.files]).toEqual([[key], [], 9]);
});

describe('a place that is not empty is left as it was', () => {
  test('with rows', async () => {
    const { databases, restore } = await tests.emptyInstallation(plainDatabase);
    await databases.owner.insertInto('client').values({ client_name: 'Otro' }).execute();
    const before = await fingerprint(databases);
    await expect(restore(tests.archive)).rejects.toThrow('La base de datos no está vacía (client)');
    expect(await fingerprint(databases)).toEqual(before);
  });

  test('with a crop of its own', async () => {
    const { databases, restore } = await tests.emptyInstallation(plainDatabase);
    const own = { crop_id: 900, crop_name: 'Naranjo', variant_name: null };
    await databases.owner.insertInto('crop').values(own).execute();
    const before = await fingerprint(databases);
    await expect(restore(tests.archive)).rejects.toThrow('La base de datos no está vacía (crop)');
    expect(await fingerprint(databases)).toEqual(before);
  });

  test('with files', async () => {
    const { folder, restore } = await tests.emptyInstallation();
    // Files that the first start stores do not make the store count as used.
    await blobsOf(folder).put('embed/v1.0.0-0a1b2c3d/loader.js', Buffer.from('x'));
    await blobsOf(folder).put('images/9/a.jpg', Buffer.from('x'));
    await expect(restore(tests.archive)).rejects.toThrow(
      'El almacén de fotos no está vacío (images/9/a.jpg)',
    );
  });
});
