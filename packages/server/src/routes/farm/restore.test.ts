import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

let service: TestApp;
let admin: Awaited<ReturnType<TestApp['as']>>;
let root: typeof admin;
beforeAll(async () => {
  service = await startTestApp();
  admin = await service.as('admin');
  root = await service.as('superAdmin');
});
afterAll(() => service.close());

type Send = typeof admin;
const put = (send: Send, path: string, body: object) => send(path, { method: 'PUT', body });
const detail = async (answer: Response) => ((await answer.json()) as { detail?: string }).detail;

test('a station comes back without its device, once its field is in use', async () => {
  expect((await admin('/v2/stations/1001', { method: 'DELETE' })).status).toBe(204);
  expect((await put(admin, '/v2/sectors/11', { sector_is_archived: true })).status).toBe(200);
  const archived = await (await admin('/v2/sectors?client_id=1&archived=true')).json();
  expect(archived).toMatchObject([{ sector_id: 11, sector_is_archived: true }]);
  expect(await (await admin('/v2/sectors?client_id=1')).json()).toMatchObject([{ sector_id: 12 }]);
  const early = await put(admin, '/v2/stations/1001', { station_is_archived: false });
  expect([early.status, await detail(early)]).toEqual([
    409,
    'El campo Norte está archivado: restáurelo primero',
  ]);
  const grower = await service.as('grower');
  expect((await put(grower, '/v2/stations/1001', { station_is_archived: false })).status).toBe(403);
  expect((await put(admin, '/v2/sectors/11', { sector_is_archived: false })).status).toBe(200);
  const back = await put(admin, '/v2/stations/1001', { station_is_archived: false });
  expect(await back.json()).toMatchObject({ station_is_archived: false, assigned_node_sn: null });
});

test('a device goes back into service with the client it is restored for, unless another one has it', async () => {
  expect((await admin('/v2/stations/1002', { method: 'DELETE' })).status).toBe(204);
  const restore = (send: Send) =>
    put(send, '/v2/nodes/VG-2', { client_id: 1, node_is_decommissioned: false });
  expect((await put(admin, '/v2/nodes/VG-2', { node_is_decommissioned: true })).status).toBe(200);
  expect(await (await restore(root)).json()).toMatchObject({ client_id: 1, node_is_decommissioned: false });
  expect((await put(root, '/v2/nodes/VG-2', { client_id: 2 })).status).toBe(200);
  for (const send of [admin, root]) {
    const refused = await restore(send);
    expect([refused.status, await detail(refused)]).toEqual([
      409,
      'El dispositivo VG-2 está en servicio con otro cliente',
    ]);
  }
});
