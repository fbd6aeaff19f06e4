import { chmodSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testFolder } from '../../../tests/support/cli.ts';
import { startEmbedded } from '../embedded.ts';
import { openDatabases } from '../pool.ts';
import { accountsOf, canRun, databaseAccount } from './account.ts';
import { copiedNative, packagedNative, programPath } from './native.ts';

let scratch: ReturnType<typeof testFolder>;
beforeEach(() => {
  scratch = testFolder();
});
afterEach(() => scratch.remove());

test('accounts of a passwd file, root and broken lines left out', () => {
  const passwd =
    'root:x:0:0::/root:/bin/sh\n# note\npostgres:x:101:104:,,,:/var/lib/postgresql:/bin/bash\nodd\n';
  expect(accountsOf(passwd)).toEqual(new Map([['postgres', { uid: 101, gid: 104 }]]));
});

test('a copy of the programs runs where it lies, and is made once', () => {
  const state = join(scratch.folder, 'state');
  const copy = copiedNative(packagedNative(), state);
  const made = statSync(copy.folder).ctimeMs;
  expect(copy.folder).toMatch(/postgresql-18\.[\w.-]+$/);
  expect(canRun(databaseAccount(), programPath(copy, 'postgres'))).toBe(true);
  expect(statSync(copiedNative(packagedNative(), state).folder).ctimeMs).toBe(made);
});

const asRoot = process.getuid?.() === 0;
describe.skipIf(!asRoot)('as root, in a folder that others cannot enter', () => {
  test('the cluster lies in the state folder, is found again, and belongs to another account', async () => {
    const home = join(scratch.folder, 'home');
    mkdirSync(home, { mode: 0o700 });
    chmodSync(home, 0o700);
    const dataFolder = join(home, '.vigia');
    const stateFolder = join(scratch.folder, 'state');
    mkdirSync(dataFolder);
    const settings = { fsync: 'off' };

    const first = await startEmbedded({ dataFolder, stateFolder, settings });
    expect(first.clusterFolder.startsWith(stateFolder)).toBe(true);
    expect(statSync(first.clusterFolder).uid).toBe(databaseAccount()?.uid);
    expect(readFileSync(join(first.clusterFolder, '..', 'origin'), 'utf8')).toBe(`${dataFolder}\n`);
    const databases = openDatabases(first.urls);
    await sql`create table kept (id int)`.execute(databases.owner);
    await databases.close();
    await first.stop();

    const again = await startEmbedded({ dataFolder, stateFolder, settings });
    expect(again.clusterFolder).toBe(first.clusterFolder);
    const reopened = openDatabases(again.urls);
    expect((await sql`select * from kept`.execute(reopened.owner)).rows).toEqual([]);
    await reopened.close();
    await again.stop();
  });
});
