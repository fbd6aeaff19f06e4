import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GOOD } from '../../../tests/support/farm-bodies.ts';
import { FOREIGN_CANARY, PEOPLE } from '../../../tests/support/small-farm.ts';
import { type Ask, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

type As = (path: string, ask?: Ask) => Promise<Response>;
let service: TestApp;
let admin: As;
let root: As;
beforeAll(async () => {
  service = await startTestApp();
  admin = await service.as('admin');
  root = await service.as('superAdmin');
});
afterAll(() => service.close());

const user_email = PEOPLE.admin.email;
const firmware = { node_firmware_version: '2.1' };
interface Made {
  readonly station_id: number;
  readonly assigned_node_sn: string | null;
}
let made = 0;
async function make(as: As, device: object) {
  made += 1;
  const body = { ...GOOD.station, station_name: `Con dispositivo ${made}`, device };
  const answer = await as('/v2/stations', { body });
  return { status: answer.status, json: (await answer.json()) as Made };
}
const stationNames = async () =>
  ((await (await admin('/v2/stations?client_id=1')).json()) as { station_name: string }[]).map(
    ({ station_name }) => station_name,
  );
const installsOf = async (stationId: number) => {
  const path = `/v2/events?date_start=2026-01-01&date_end=2027-12-31&station_id=${stationId}&type=device_install`;
  return ((await (await admin(path)).json()) as { items: { node_id: string; user_email: string }[] }).items;
};

describe('a station made with its device', () => {
  test('registers a device that nobody has, installs it and reports it', async () => {
    const { status, json } = await make(root, { serial_number: 'NEW-1', ...firmware, user_email });
    expect([status, json.assigned_node_sn]).toEqual([201, 'NEW-1']);
    expect(await installsOf(json.station_id)).toMatchObject([{ node_id: 'NEW-1', user_email }]);
    const node = await (await admin('/v2/nodes/NEW-1')).json();
    expect(node).toMatchObject({ client_id: 1, ...firmware, node_is_decommissioned: false });
  });

  test('takes a spare one of the client, also from an administrator who may register none', async () => {
    await root('/v2/nodes', {
      body: { client_id: 1, serial_number: 'SPARE-1', node_firmware_version: '1.0' },
    });
    const { status, json } = await make(admin, { serial_number: 'SPARE-1', user_email });
    expect([status, json.assigned_node_sn]).toEqual([201, 'SPARE-1']);
  });

  test.each([
    ['one to register, of somebody who may not', () => admin, { serial_number: 'NEW-2', ...firmware }, 403],
    ['one to register without its firmware', () => root, { serial_number: 'NEW-3' }, 400],
    ['one that stands at a station', () => root, { serial_number: 'VG-1' }, 400],
  ] as const)('makes nothing with %s', async (_, as, device, status) => {
    const before = await stationNames();
    const answer = await make(as(), { ...device, user_email });
    expect(answer.status).toBe(status);
    expect(await stationNames()).toEqual(before);
    expect((await root(`/v2/nodes/NEW-${made}`)).status).toBe(404);
  });

  test.each(['VG-9', FOREIGN_CANARY])('says that %s is in service with another client', async (serial) => {
    const before = await stationNames();
    const { status, json } = await make(root, { serial_number: serial, ...firmware, user_email });
    const message = expect.stringMatching(`${serial} está en servicio con otro cliente`);
    expect([status, json]).toEqual([
      409,
      expect.objectContaining({ detail: message, errors: [{ field: 'serial_number', message }] }),
    ]);
    expect(await stationNames()).toEqual(before);
    const body = { client_id: 1, serial_number: serial, ...firmware };
    expect(await (await root('/v2/nodes', { body })).json()).toMatchObject({ status: 409, detail: message });
  });
});
