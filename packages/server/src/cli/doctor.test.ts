import { copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseEnv, runCli, testFolder } from '../../tests/support/cli.ts';
import { startMailServer, type TestMailServer } from '../../tests/support/mail-server.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';

let service: TestApp;
let scratch: ReturnType<typeof testFolder>;
let mail: TestMailServer;
let env: NodeJS.ProcessEnv;
let copy: string;
beforeAll(async () => {
  service = await startTestApp();
  scratch = testFolder();
  mail = await startMailServer();
  copy = join(scratch.folder, 'copia.tar.zst');
  const urlOf = (name: string) =>
    service.databases.pools.find((one) => one.name === name)?.pool.options.connectionString as string;
  const urls = { owner: urlOf('owner'), app: urlOf('app'), auth: urlOf('auth') };
  env = { ...databaseEnv(urls), VIGIA_DATA: service.dataFolder, VIGIA_SMTP_URL: mail.url };
});
afterAll(async () => {
  await mail.close();
  await service.close();
  scratch.remove();
});

const stateOf = (out: string, check: string) =>
  new RegExp(`^ {2}${check} +(Bien|Atención|Falla) `, 'm').exec(out)?.[1];

test('says in plain words what is missing, and ends with 3 until it is there', async () => {
  const before = await runCli(['doctor'], { env });
  expect([before.code, before.err]).toEqual([3, '']);
  expect(before.out).toMatch(/Última copia +Atención +Nunca se ha hecho una copia/);
  expect(before.out).toMatch(/→ Programe «vigia backup» cada noche/);
  expect((await runCli(['backup', copy], { env })).code).toBe(0);
  const after = await runCli(['doctor'], { env });
  expect(after.out).toMatch(/Última copia +Bien/);
  for (const check of ['Base de datos', 'Fotos', 'Correo', 'Proxies', 'Reloj'])
    expect(stateOf(after.out, check), check).toBe('Bien');
  // The state of the disk depends on the machine that runs this test.
  const disk = stateOf(after.out, 'Disco');
  expect(after.code).toBe({ Bien: 0, Atención: 3, Falla: 1 }[disk as 'Bien']);
});

test('a copy is restored on trial beside the service, compared, and deleted', async () => {
  const trials = () => readdirSync(tmpdir()).filter((name) => name.startsWith('vigia-trial-'));
  const before = trials();
  const tried = await runCli(['doctor', '--trial', copy], { env });
  expect([tried.code, tried.err]).toEqual([0, '']);
  expect(tried.out).toMatch(/La copia sirve: \d+ tablas, [\d.]+ filas y 9 archivos\./);
  expect(tried.out).toMatch(/son los mismos que dice su manifiesto/);
  expect(trials()).toEqual(before);
  const cut = join(scratch.folder, 'cortada.tar.zst');
  copyFileSync(service.dataFolder.concat('/blobs/').concat(firstBlob()), cut);
  const refused = await runCli(['doctor', '--trial', cut], { env });
  expect(refused.code).toBe(1);
  expect(trials()).toEqual(before);
});

const firstBlob = () =>
  readdirSync(join(service.dataFolder, 'blobs'), { recursive: true, encoding: 'utf8' }).find((name) =>
    name.endsWith('.jpg'),
  )!;

test('without any database it still reports the disk, and ends with 1', async () => {
  const nowhere = 'postgresql://vigia_owner:x@127.0.0.1:1/vigia';
  const folder = join(scratch.folder, 'alone');
  mkdirSync(folder);
  const env = { ...databaseEnv({ owner: nowhere, app: nowhere, auth: nowhere }), VIGIA_DATA: folder };
  const { code, out } = await runCli(['doctor'], { env });
  expect(code).toBe(1);
  expect(out).toMatch(/Base de datos +Falla +No responde: .*DATABASE_URL/);
  expect(stateOf(out, 'Disco')).toBeDefined();
});
