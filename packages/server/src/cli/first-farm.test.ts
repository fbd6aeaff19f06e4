import { CROPS, PESTS } from '@vigia/domain/farm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseEnv, type RunningCli, runCli, startCli, testFolder } from '../../tests/support/cli.ts';
import { bareDatabase, type TestDatabase } from '../../tests/support/test-database.ts';

/** An external database that is filled by the product's commands and calls only. */
let scratch: ReturnType<typeof testFolder>;
let db: TestDatabase;
let server: RunningCli;
let address: string;
let headers: Record<string, string>;

beforeAll(async () => {
  scratch = testFolder();
  db = await bareDatabase();
  const env = { ...databaseEnv(db.urls), VIGIA_DATA: scratch.folder, PORT: '0' };
  const made = await runCli(['create-admin', '--email', 'ana@campo.cl'], { env });
  const password = /vuelve a mostrar\): (\S+)$/m.exec(made.out)?.[1];
  server = startCli(['start'], { env });
  await server.says('Ctrl-C para detener');
  address = /http:\/\/127\.0\.0\.1:\d+/.exec(server.out)?.[0] ?? '';
  const { api_key } = (await (await fetch(`${address}/config.json`)).json()) as { api_key: string };
  headers = { 'x-api-key': api_key, 'content-type': 'application/json' };
  const session = (await post('/auth/sign-in', { email: 'ana@campo.cl', password })) as {
    access_token: string;
  };
  headers = { ...headers, authorization: `Bearer ${session.access_token}` };
});
afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.exited;
  await db.cleanup();
  scratch.remove();
});

async function post(path: string, body: object): Promise<Record<string, unknown>> {
  const answer = await fetch(`${address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const json = (await answer.json()) as Record<string, unknown>;
  expect(answer.ok, `${answer.status} to ${path}: ${JSON.stringify(json)}`).toBe(true);
  return json;
}

test('the first farm gets a station with a crop and a pest through the calls alone', async () => {
  const { client_id } = await post('/v2/clients', { client_name: 'Agrícola Primera' });
  const position = { sector_position_lat: -33.7, sector_position_lon: -71.2 };
  const { sector_id } = await post('/v2/sectors', {
    client_id,
    sector_name: 'Norte',
    sector_address: 'Melipilla, RM',
    ...position,
  });
  const station = await post('/v2/stations', {
    client_id,
    sector_id,
    station_name: 'N-1',
    position_lat: -33.7,
    position_lon: -71.2,
    crop_id: 22,
    pest_id: 2,
  });
  expect(station).toMatchObject({ client_id, crop_id: 22, pest_id: 2 });
  const path = `${address}/clients/${client_id}/infrastructure`;
  const { crops, pests } = (await (await fetch(path, { headers })).json()) as {
    crops: { crop_id: number; crop_name: string; variant_name: string | null }[];
    pests: { pest_id: number; pest_name: string }[];
  };
  expect(crops).toEqual(
    Array.from(CROPS.values(), ({ id, name, variantName }) => ({
      crop_id: id,
      crop_name: name,
      variant_name: variantName,
    })),
  );
  expect(pests).toEqual(Array.from(PESTS.values(), ({ id, name }) => ({ pest_id: id, pest_name: name })));
});
