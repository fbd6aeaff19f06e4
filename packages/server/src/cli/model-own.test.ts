import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PestDocument } from '@vigia/domain/pests';
import { PEST_DOCUMENTS } from '@vigia/domain/pests';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseEnv, runCli, testFolder } from '../../tests/support/cli.ts';
import { NEW_PEST } from '../../tests/support/new-pest.ts';
import { type TestDatabase, testDatabase } from '../../tests/support/test-database.ts';

const RENAMED = { ...PEST_DOCUMENTS[0]!, version: PEST_DOCUMENTS[0]!.version + 1, name: 'Polilla nuestra' };
let scratch: ReturnType<typeof testFolder>;
/** Two empty installations. */
let databases: readonly TestDatabase[];
beforeAll(async () => {
  scratch = testFolder();
  databases = [await testDatabase(), await testDatabase()];
});
afterAll(async () => {
  for (const db of databases) await db.cleanup();
  scratch.remove();
});

const vigia = (at: number, ...args: string[]) =>
  runCli(['model', ...args], {
    env: {
      ...databaseEnv(databases[at]!.urls),
      INIT_CWD: scratch.folder,
      VIGIA_DATA: join(scratch.folder, 'data'),
    },
  });
const write = (name: string, document: object) =>
  writeFileSync(join(scratch.folder, name), JSON.stringify(document));
const read = (...parts: string[]) =>
  JSON.parse(readFileSync(join(scratch.folder, ...parts), 'utf8')) as PestDocument;
const stored = async (at: number) =>
  await databases[at]!.databases.owner.selectFrom('pest_document')
    .select(['pest_id', 'version', 'document'])
    .orderBy('pest_id')
    .orderBy('version')
    .execute();

test('an installation without documents of its own has none to export', async () => {
  expect(await vigia(0, 'export', 'own')).toMatchObject({
    code: 1,
    err: 'Error: La instalación no tiene documentos propios.\n',
  });
  expect(await vigia(0, 'export', '1000')).toMatchObject({
    code: 1,
    err: 'Error: No hay una plaga propia con el id «1000».\n',
  });
});

test('one wrong file of several leaves none taken, and each fault is told with its place', async () => {
  write('bug.json', NEW_PEST);
  write('wrong.json', {
    ...NEW_PEST,
    id: 1001,
    species: 'Halyomorpha halys',
    chip: { days: 7, okUpTo: 9, warningUpTo: 3 },
  });
  const { code, err } = await vigia(0, 'import', 'bug.json', 'wrong.json');
  expect(code).toBe(1);
  expect(err).toMatch(/^wrong\.json: chip\.warningUpTo: /);
  expect(await stored(0)).toEqual([]);
});

test('what is imported is exported as it is in use, and goes round through an empty installation', {
  timeout: 240_000,
}, async () => {
  write('bug.json', NEW_PEST);
  write('moth.json', RENAMED);
  const imported = await vigia(0, 'import', 'bug.json', 'moth.json');
  expect(imported).toMatchObject({ code: 0, err: '' });
  write('bug-2.json', { ...NEW_PEST, version: 2, name: 'Chinche de la mostaza' });
  expect((await vigia(0, 'import', 'bug-2.json')).code).toBe(0);

  const exported = await vigia(0, 'export', 'own', '--to', 'propias');
  expect(exported).toMatchObject({ code: 0, err: '' });
  expect(exported.out.trimEnd().split('\n')).toHaveLength(2);
  const files = ['bagrada-hilaris.json', 'lobesia-botrana.json'];
  expect(read('propias', files[0]!)).toEqual({ ...NEW_PEST, version: 2, name: 'Chinche de la mostaza' });
  expect(read('propias', files[1]!)).toEqual(RENAMED);

  const paths = files.map((name) => `propias/${name}`);
  expect(await vigia(1, 'check', ...paths)).toMatchObject({ code: 0, err: '' });
  expect(await vigia(1, 'import', ...paths)).toMatchObject({ code: 0, err: '' });
  expect(await vigia(1, 'export', '1000', '--to', 'de-vuelta')).toMatchObject({ code: 0, err: '' });
  expect(readFileSync(join(scratch.folder, 'de-vuelta', files[0]!), 'utf8')).toBe(
    readFileSync(join(scratch.folder, 'propias', files[0]!), 'utf8'),
  );
  expect((await stored(1)).map(({ document }) => document)).toEqual([RENAMED, read('propias', files[0]!)]);
});

test('a version that is not newer is refused', async () => {
  const { code, err } = await vigia(0, 'import', 'bug.json');
  expect(code).toBe(1);
  expect(err).toMatch(/^bug\.json: version: /);
});
