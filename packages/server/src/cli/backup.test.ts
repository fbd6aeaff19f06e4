import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseEnv, runCli, testFolder } from '../../tests/support/cli.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { readArchive } from '../backup/check-archive.ts';
import type { DatabaseUrls } from '../db/pool.ts';

let service: TestApp;
let scratch: ReturnType<typeof testFolder>;
beforeAll(async () => {
  service = await startTestApp();
  scratch = testFolder();
});
afterAll(async () => {
  await service.close();
  scratch.remove();
});

function urlsOf({ databases: { pools } }: TestApp): DatabaseUrls {
  const urlOf = (name: string) =>
    pools.find((one) => one.name === name)?.pool.options.connectionString as string;
  return { owner: urlOf('owner'), app: urlOf('app'), auth: urlOf('auth') };
}

test('a farm moves from a PostgreSQL of one’s own into an embedded one and back out, the same in every hash', async () => {
  const from = { ...databaseEnv(urlsOf(service)), VIGIA_DATA: service.dataFolder };
  const first = join(scratch.folder, 'first.tar.zst');
  const made = await runCli(['backup', first], { env: from });
  expect(made).toMatchObject({ code: 0, err: '' });
  expect(made.out).toMatch(/Tabla station… 3 filas/);
  expect(made.out).toMatch(/\d+ tablas, [\d.]+ filas, 9 fotos\n {2}SHA-256 [0-9a-f]{64}/);

  const data = join(scratch.folder, 'data');
  mkdirSync(data, { mode: 0o711 });
  const into = { VIGIA_DATA: data, VIGIA_STATE: join(scratch.folder, 'state') };
  const looked = await runCli(['restore', first, '--dry-run'], { env: into });
  expect([looked.code, looked.out]).toEqual([0, expect.stringContaining('Revisada: no se cargó nada.')]);
  const restored = await runCli(['restore', first], { env: into });
  expect(restored).toMatchObject({ code: 0, err: '', out: expect.stringMatching(/Restaurada\.\n$/) });

  const second = join(scratch.folder, 'second.tar.zst');
  expect(await runCli(['backup', second], { env: into })).toMatchObject({ code: 0, err: '' });
  const [before, after] = [await readArchive(first), await readArchive(second)];
  const { head_sha256 } = before.manifest; // contains the time, which differs
  expect({ ...after.manifest, head_sha256 }).toEqual(before.manifest);
  expect(before.manifest.tables.reduce((sum, { rows }) => sum + rows, 0)).toBeGreaterThan(40);

  const twice = await runCli(['restore', first], { env: into });
  expect([twice.code, twice.err]).toEqual([
    1,
    expect.stringMatching(/^Error: El almacén de fotos no está vacío/),
  ]);
});
