import { join } from 'node:path';
import { type EmbedDelivered, embedSnippet } from '@vigia/domain/published';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { databaseEnv, testFolder } from '../../tests/support/cli.ts';
import { EMBED_KEY_ID, insertSmallFarm } from '../../tests/support/small-farm.ts';
import { type TestDatabase, testDatabase } from '../../tests/support/test-database.ts';
import { configuredBlobs } from '../blobs/configured-blobs.ts';
import { widgetBuilds } from '../embed/widget-builds.ts';
import { builtFolder } from '../run/built-folder.ts';
import { readConfig } from '../run/config.ts';
import { embedKeyNamed } from '../stores/embed/embed-key-rows.ts';
import { codeLines } from './embed-code.ts';
import { run } from './run.ts';

let place: ReturnType<typeof testFolder>;
let db: TestDatabase;
let env: NodeJS.ProcessEnv;
beforeAll(async () => {
  place = testFolder();
  db = await testDatabase();
  await insertSmallFarm(db.databases);
  env = { ...databaseEnv(db.urls), VIGIA_DATA: join(place.folder, 'data') };
});
afterAll(async () => {
  await db.cleanup();
  place.remove();
});

/** Runs a command in this process. @returns its exit code and its output */
async function vigia(...args: string[]): Promise<{ code: number; output: string }> {
  const output: string[] = [];
  const out = vi.spyOn(process.stdout, 'write').mockImplementation((text) => output.push(String(text)) > 0);
  const err = vi.spyOn(console, 'error').mockImplementation((text) => void output.push(String(text)));
  try {
    return { code: await run(['embed-key', ...args], env), output: output.join('') };
  } finally {
    out.mockRestore();
    err.mockRestore();
  }
}

const CREATE = [
  'create',
  '--client',
  '1',
  '--name',
  'Coop',
  '--origins',
  'https://coop.example',
  '--sectors',
  '11',
];

test('a key is made, listed, rotated and revoked', async () => {
  const made = await vigia(
    ...CREATE,
    '--metrics',
    'risk,card',
    '--stations',
    '1002',
    '--expires',
    '2030-01-01',
  );
  expect(made.code, made.output).toBe(0);
  const [, id, key] =
    /Llave (\d+) creada para https:\/\/coop\.example\..*: (pk_live_[\w-]{43})/s.exec(made.output) ?? [];
  const list = await vigia('list', '--client', '1');
  expect(list.output).toMatch(new RegExp(`${id}  ${key!.slice(0, 16)}…  Activa  Coop  risk,card  sin uso`));
  // The day ends at midnight in Chile, as on the screen of keys.
  expect(list.output).toContain('sin uso  hasta 2030-01-02T03:00:00.000Z');
  expect(list.output).not.toContain(key);
  const rotated = await vigia('rotate', '--key', id!, '--overlap', '3');
  expect(rotated.output).toMatch(/pk_live_[\w-]{43}.*sigue abierta 3 días/s);
  expect((await vigia('rotate', '--key', id!)).output).toMatch(/ya no está activa/);
  expect((await vigia('revoke', '--key', id!)).output).toMatch(/revocada/);
  expect((await vigia('list', '--client', '1')).output).toMatch(new RegExp(`${id}  .*Revocada`));
});

test('the code to paste comes with a key, the first picture written inside, as on the screen of keys', async () => {
  const made = await vigia(...CREATE, '--metrics', 'climate,risk', '--locale', 'pt', '--theme', 'dark');
  const [, id, key] = /Llave (\d+) creada.*: (pk_live_[\w-]{43})\n/s.exec(made.output)!;
  const blobs = configuredBlobs(readConfig(env));
  const { versions } = await widgetBuilds(join(builtFolder('widgets')!, 'embed'), blobs).list();
  const server = 'http://127.0.0.1:4400';
  const look = { key: key!, server, locale: 'pt', theme: 'dark' } as const;
  const place = { id: 'sector-11', name: 'Norte', sectorId: 11, stationId: null };
  const code = embedSnippet({ ...place, metrics: ['climate', 'risk'] }, null, look, { versions })!;
  expect(code).toMatch(
    /^<style>vigia-climate:not.*\n<script async src="http:\/\/127\.0\.0\.1:4400\/embed\/v\d.*\n<vigia-climate .*<picture>/,
  );
  expect(made.output).toContain(`Para pegar en la página (Campo Norte):\n\n${code}\n`);
  expect(made.output).toMatch(/nombra http:\/\/127\.0\.0\.1:4400: .*VIGIA_PUBLIC_URL/);
  expect(made.output).toMatch(/otros lugares que abre está en «Llaves de widgets»/);

  const rotated = await vigia('rotate', '--key', id!);
  expect(rotated.output).toContain('public-key="pk_live_');
  expect(rotated.output).not.toContain(key);
  expect(rotated.output).toContain('alt="Clima: Campo Norte"');
});

test('the code names the address that people use; a server without widgets has none', async () => {
  const key = 'pk_live_x';
  const lines = (delivered: EmbedDelivered) =>
    db.databases.owner.transaction().execute(async (tx) => {
      const made = (await embedKeyNamed(tx, EMBED_KEY_ID))!;
      const one = { ...made, sectorIds: [], stationIds: [1002], metrics: ['card' as const] };
      const config = { publicUrl: 'https://vigia.cl', host: '0.0.0.0', port: 80 };
      return codeLines(tx, { key, embedKey: one }, { locale: 'es', theme: 'light' }, delivered, config);
    });
  const files = [{ path: '/embed/v0.1.0/loader.js', integrity: 'sha384-abc' }];
  const printed = (await lines({ versions: [{ files }] })).join('\n');
  expect(printed).toMatch(
    /^Para pegar en la página \(Estación .*<script async src="https:\/\/vigia\.cl\/embed\//s,
  );
  expect(printed).not.toMatch(/VIGIA_PUBLIC_URL|otros lugares/);
  expect(await lines({ versions: [] })).toEqual([
    'Este servidor no tiene los widgets instalados: no hay código para pegar.',
  ]);
});

test.each([
  [['list', '--client', '2'], 0, /no tiene llaves/],
  [['revoke', '--key', '999999'], 1, /No existe la llave 999999/],
  [[...CREATE, '--stations', '3001'], 1, /no es del cliente 1/],
  [[...CREATE, '--metrics', 'todo'], 2, /No existe la medida «todo»/],
  [[...CREATE, '--expires', 'mañana'], 2, /AAAA-MM-DD/],
  [[...CREATE, '--expires', '2030-02-31'], 2, /AAAA-MM-DD/],
  [[...CREATE, '--locale', 'fr'], 2, /--locale debe ser es, en, pt, no «fr»/],
  [[...CREATE, '--theme', 'azul'], 2, /--theme debe ser light, dark, sol, no «azul»/],
  [['rotate', '--key', '801', '--locale', 'fr'], 2, /--locale debe ser/],
  [[...CREATE, '--sectors', 'norte'], 2, /--sectors debe ser un número/],
  [['create', '--client', '1', '--name', 'Coop', '--sectors', '11'], 2, /Falta --origins/],
  [['create', '--client', '1', '--name', 'Coop', '--origins', 'coop.example'], 2, /https:\/\//],
  [['rotate', '--key', '801', '--overlap', '31'], 2, /0 a 30/],
  [['borrar'], 2, /create, list, rotate o revoke/],
  [[], 2, /create, list, rotate o revoke/],
] as const)('%j', async (args, code, output) => {
  const answer = await vigia(...args);
  expect([answer.code, output.test(answer.output)], answer.output).toEqual([code, true]);
});
