import { execFile, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { DataColumns, DeviceDataAnswer, Problem } from '@vigia/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCli, startCli } from '../../tests/support/cli.ts';
import { type FirstStation, firstStation } from '../../tests/support/first-station.ts';
import { platePhoto } from '../seed/plate-photo.ts';

const DOCS = resolve(import.meta.dirname, '../../../../docs');
const EXAMPLES = join(DOCS, 'examples/devices');
const SERIAL = 'VG-GUIA-1';
const execute = promisify(execFile);

let farm: FirstStation;
let key: string;
let photo: string;
beforeAll(async () => {
  farm = await firstStation(SERIAL);
  const made = await runCli(['device-key', SERIAL], { env: farm.env });
  key = /no se vuelve a mostrar\): (dk_[\w-]{43})$/m.exec(made.out)?.[1] ?? made.err;
  photo = join(farm.folder, 'foto.jpg');
  writeFileSync(photo, await platePhoto({ width: 320, height: 240, insects: [], name: 'guide' }));
}, 600_000);
afterAll(() => farm.stop());

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
async function weather(): Promise<DataColumns> {
  const days = `date_start=${day(-4)}&date_end=${day(1)}`;
  const path = `/v2/nodes/${SERIAL}/data?${days}&data_category=weather&format=columns`;
  return (await (await farm.ask(path)).json()) as DataColumns;
}
const last = (values: readonly unknown[] | null | undefined) => values?.at(-1);

/** Whether a program is on this machine. */
const has = (program: string) => spawnSync(program, ['--version']).error === undefined;

const PROGRAMS = [
  ['sh and curl', ['sh', 'curl'], () => ['sh', join(EXAMPLES, 'send.sh'), photo]],
  ['Python', ['python3'], () => ['python3', join(EXAMPLES, 'device.py'), photo]],
  ['C', ['cc'], compiled],
] as const;

async function compiled(): Promise<string[]> {
  const program = join(farm.folder, 'device');
  const strict = ['-std=c99', '-Wall', '-Wextra', '-Werror'];
  await execute('cc', [...strict, '-o', program, join(EXAMPLES, 'device.c')]);
  const { hostname, port } = new URL(farm.address);
  return [program, hostname, port, SERIAL, key, photo];
}

test.for(PROGRAMS)(
  'the example in %s sends what the guide says',
  { timeout: 120_000 },
  async (example, { skip }) => {
    const [, needs, command] = example;
    const missing = needs.filter((program) => !has(program));
    if (missing.length > 0) skip(`${missing.join(' and ')} is not on this machine`);
    const [program = '', ...args] = await command();
    const env = { PATH: process.env.PATH, VIGIA: farm.address, SERIAL, KEY: key };
    const { stdout } = await execute(program, args, { env });
    expect(stdout).toMatch(/interval_minutes.*received\D+3\D.*rows_new.*received\D+1\D.*intact\W+true/is);
    const { columns } = await weather();
    expect(last(columns.leaf_wetness_min)).toBe(12);
    expect(last(columns.soil_moisture_pct)).toBe(24.5);
  },
);

test('a simulated device is believed, and its readings are the same when it runs again', async () => {
  const args = ['simulate-device', '--serial', SERIAL, '--key', key, '--url', farm.address];
  const first = await runCli([...args, '--days', '3', '--every', '1h'], { env: farm.env });
  expect([first.code, first.err]).toEqual([0, '']);
  expect(first.out).toMatch(/^Configuración: medir cada \d+ minutos\.$/m);
  expect(first.out).toMatch(/^Mediciones: 288 recibidas; filas nuevas \d+, cambiadas 0, iguales 0/m);
  expect(first.out).toMatch(/^Registro: 3 líneas recibidas, 3 nuevas\.$/m);
  expect(first.out).toMatch(/^Foto \d+ de .*: recibida entera\.$/m);
  expect(first.out).not.toContain('no usada');
  const { columns } = await weather();
  expect(columns.soil_temperature_c?.filter((value) => value !== null).length).toBeGreaterThanOrEqual(72);
  const again = await runCli([...args, '--days', '2', '--every', '1h'], { env: farm.env });
  expect(again.out).toMatch(/filas nuevas 0, cambiadas 0, iguales \d+/);
}, 120_000);

test('a simulated device goes on until it is stopped, and tells when it is refused', async () => {
  const args = ['simulate-device', '--serial', SERIAL, '--url', farm.address];
  const live = startCli([...args, '--key', key, '--days', '1', '--live'], { env: farm.env });
  await live.says('Sigue midiendo');
  live.child.kill('SIGINT');
  expect((await live.exited).code).toBe(0);
  const refused = await runCli([...args, '--key', `dk_${'a'.repeat(43)}`], { env: farm.env });
  expect([refused.code, refused.err]).toEqual([
    1,
    'Error: El servicio respondió 401: Clave de dispositivo no válida.\n',
  ]);
}, 120_000);

test.each([
  [['simulate-device'], 'Falta --serial'],
  [['simulate-device', '--serial', 'A'], 'Falta --key'],
  [['simulate-device', '--serial', 'A', '--key', 'secreto'], 'no es la llave de un dispositivo'],
  [['simulate-device', '--serial', 'A', '--key', `dk_${'a'.repeat(43)}`, '--every', '2h'], '--every'],
  [['simulate-device', '--serial', 'A', '--key', `dk_${'a'.repeat(43)}`, '--days', '0'], '--days'],
  [['simulate-device', '--serial', 'A', '--key', `dk_${'a'.repeat(43)}`, '--url', 'vigia.cl'], '--url'],
  [['device-key'], 'Indique el número de serie'],
])(
  '%j is answered with the usage',
  async (args, words) => {
    const { code, err } = await runCli(args, { env: farm.env });
    expect([code, err.includes(words)], err).toEqual([2, true]);
  },
  60_000,
);

const AT = '2026-11-24T12:00:00Z';
const battery = (t: string) => ({ category: 'battery', t, battery_percentage: 50 });
/** Sends a call as the device. */
const send = (path: string, body: string | FormData, headers: Record<string, string> = {}) =>
  fetch(`${farm.address}/v2/nodes/${path}`, {
    method: 'POST',
    headers: {
      'x-device-key': key,
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      ...headers,
    },
    body,
  });
const form = (name: string, content: string | Buffer<ArrayBuffer>, fields: Record<string, string> = {}) => {
  const parts = new FormData();
  for (const [field, value] of Object.entries(fields)) parts.set(field, value);
  parts.set('file', new Blob([content], { type: 'image/jpeg' }), name);
  return parts;
};
const readings = (...items: object[]) => JSON.stringify({ readings: items });
const logs = (t: string) =>
  JSON.stringify({ logs: [{ log_datetime: t, log_level: 'I', log_string: 'Despierta' }] });

test.each([
  ['a wrong key', () => send(`${SERIAL}/data`, readings(battery(AT)), { 'x-device-key': 'dk_no' })],
  ['the path of another device', () => send('OTRO-1/data', readings(battery(AT)))],
  ['no JSON', () => send(`${SERIAL}/data`, '{"readings": [')],
  ['a time without its zone', () => send(`${SERIAL}/data`, readings(battery('2026-11-24T12:00:00')))],
  // The server closes the line of a body that it does not read: the next call takes another one.
  [
    'too large a body',
    () => send(`${SERIAL}/data`, ' '.repeat(2 * 1024 * 1024 + 1), { connection: 'close' }),
  ],
  ['a log line of the future', () => send(`${SERIAL}/logs`, logs('2099-01-01T00:00:00Z'))],
  ['a photo without its time', async () => send(`${SERIAL}/images`, form('foto.jpg', readFileSync(photo)))],
  [
    'a file that is no photo',
    () => send(`${SERIAL}/images`, form('foto.jpg', 'texto', { date_created: AT })),
  ],
])('%s is refused with a body that the guide shows', async (_, refused) => {
  const answer = await refused();
  const body = (await answer.json()) as Problem;
  expect(body.status).toBe(answer.status);
  expect(shownProblems()).toContainEqual(body);
});

/** The bodies of refusals in the guide. */
function shownProblems(): Problem[] {
  const guide = readFileSync(join(DOCS, 'devices.md'), 'utf8');
  const blocks = [...guide.matchAll(/```json\n(.*?)```/gs)].map(
    ([, json = '']) => JSON.parse(json) as object,
  );
  return blocks.filter((block): block is Problem => 'code' in block);
}

test('what the guide says of repeated, corrected and impossible readings holds', async () => {
  const t = `${day(-1)}T00:07:00Z`;
  const post = async (...items: object[]) =>
    (await (await send(`${SERIAL}/data`, readings(...items))).json()) as DeviceDataAnswer;
  const rain = { category: 'weather', t, rain_mm: 0.4 };
  expect(await post(rain)).toMatchObject({ rows_new: 1, rows_changed: 0, rows_same: 0 });
  expect(await post(rain)).toMatchObject({ rows_new: 0, rows_changed: 0, rows_same: 1 });
  expect(await post({ ...rain, rain_mm: 0.6 })).toMatchObject({ rows_new: 0, rows_changed: 1 });
  expect(await post({ ...rain, rain_mm: null, leaf_wetness_min: 5 })).toMatchObject({ rows_changed: 1 });
  const { set_apart } = await post({ ...rain, t: '2099-01-01T00:00:00Z' }, { ...rain, leaf_wetness_min: 75 });
  expect(set_apart?.details).toEqual([
    { field: 'readings.0.t', message: 'Está en el futuro' },
    { field: 'readings.1.leaf_wetness_min', message: '75 min, fuera de 0 a 60 min' },
  ]);
});
