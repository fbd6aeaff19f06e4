import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { databaseEnv, runCli, startCli, testFolder } from '../../tests/support/cli.ts';
import { exifJpeg } from '../../tests/support/hostile-images.ts';
import { insertSmallFarm } from '../../tests/support/small-farm.ts';
import { type TestDatabase, testDatabase } from '../../tests/support/test-database.ts';
import { configuredBlobs } from '../blobs/configured-blobs.ts';
import { platePhoto } from '../seed/plate-photo.ts';
import { run } from './run.ts';

let scratch: ReturnType<typeof testFolder>;
let db: TestDatabase;
let env: NodeJS.ProcessEnv;
let photos: string;
const PLATE = { width: 160, height: 120, insects: [{ x: 80, y: 60, radius: 10 }] };
const MANY = 24;
beforeAll(async () => {
  scratch = testFolder();
  db = await testDatabase();
  await insertSmallFarm(db.databases);
  env = { ...databaseEnv(db.urls), VIGIA_DATA: join(scratch.folder, 'data') };
  photos = join(scratch.folder, 'fotos');
  mkdirSync(join(photos, 'marzo'), { recursive: true });
  mkdirSync(join(photos, '.cache'));
  const put = (name: string, content: string | Uint8Array) => writeFileSync(join(photos, name), content);
  for (let i = 0; i < MANY; i += 1) {
    const hour = String(i).padStart(2, '0');
    put(`marzo/VG-1.2026-03-05_${hour}-10-00.jpg`, await platePhoto({ ...PLATE, name: hour }));
  }
  put('a.jpg', exifJpeg);
  put('sin-fecha.jpg', await platePhoto({ ...PLATE, name: 'undated' }));
  put('rota.2026-03-05_10-10-00.jpg', (await platePhoto({ ...PLATE, name: 'half' })).subarray(0, 900));
  put('notas.txt', 'nada');
  put('.cache/2026-03-05_10-10-00.jpg', 'hidden');
  symlinkSync('/etc/passwd', join(photos, 'clave.jpg'));
});
afterAll(async () => {
  await db.cleanup();
  scratch.remove();
});

const vigia = (...args: string[]) => runCli(['import-images', ...args], { env });
const rows = () => db.databases.owner.selectFrom('image').selectAll().execute();
async function files(): Promise<number> {
  let count = 0;
  for await (const _ of configuredBlobs({ dataFolder: env.VIGIA_DATA! }).list()) count += 1;
  return count;
}

test('a rehearsal checks every file and stores nothing', async () => {
  const { code, out } = await vigia(photos, '--station', '1001', '--dry-run');
  expect(out).toContain(`${MANY + 3} fotos → estación 1001, «`);
  expect(out).toContain(`${MANY + 1} nuevas, 0 ya estaban, 2 rechazadas`);
  expect(out).toContain('rota.2026-03-05_10-10-00.jpg: La foto está dañada o incompleta');
  expect(out).toContain('sin-fecha.jpg: No se sabe cuándo se tomó');
  expect(out).toContain('Ensayo: no se guardó nada.');
  expect(code).toBe(1);
  expect([await rows(), await files()]).toEqual([[], 0]);
});

test('interrupted and run again it goes on where it stopped', async () => {
  const first = startCli(['import-images', photos, '--station', '1001'], { env });
  for (const deadline = Date.now() + 30_000; (await rows()).length < 3 && Date.now() < deadline; ) {
    await new Promise((wake) => setTimeout(wake, 5));
  }
  first.child.kill('SIGKILL');
  await first.exited;
  const there = (await rows()).length;
  const { code, out } = await vigia(photos, '--station', '1001');
  expect(out).toContain(`${MANY + 1 - there} nuevas, ${there} ya estaban, 2 rechazadas`);
  expect(code).toBe(1);
  const all = await rows();
  expect(all).toHaveLength(MANY + 1);
  expect(new Set(all.map(({ source_sha256 }) => source_sha256)).size).toBe(MANY + 1);
  const dated = all.find(({ date_created }) => date_created === '2026-03-05T10:10:00.000Z');
  expect(dated).toMatchObject({
    client_id: 1,
    station_id: 1001,
    image_type: 'bug',
    node_serial_number: 'VG-1',
  });
  expect(await vigia(photos, '--station', '1001')).toMatchObject({
    out: expect.stringContaining(`0 nuevas, ${MANY + 1} ya estaban`),
  });
});

test('single files are fine, and all good ones exit with 0', async () => {
  const file = join(photos, 'marzo', 'VG-1.2026-03-05_01-10-00.jpg');
  const { code, out, err } = await vigia(file, '--station', '1002', '--type', 'plant');
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain('1 nuevas');
});

test.each([
  [['--station', '1001'], 2, 'Falta la carpeta'],
  [['x', '--station', '1001'], 1, '«x» no existe'],
  [['/etc', '--station', '1001'], 1, 'Ahí no hay fotos'],
  [['.', '--station', '1001', '--type', 'selfie'], 2, '--type debe ser'],
])('%j is refused', async (args, exit, message) => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const code = await run(['import-images', ...args], env);
  const printed = String(complaint.mock.lastCall?.[0]);
  complaint.mockRestore();
  expect(code).toBe(exit);
  expect(printed).toContain(message);
});

test('a station that is not there is named', async () => {
  const { code, err } = await vigia(photos, '--station', '999999');
  expect([code, err]).toEqual([1, 'Error: No existe la estación 999999.\n']);
});
