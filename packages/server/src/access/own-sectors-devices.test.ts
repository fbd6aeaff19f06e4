import { describe, expect, test } from 'vitest';
import { PEOPLE, type Person } from '../../tests/support/people.ts';
import { type Device, type Someone, type Tree, twoSectors } from './own-sectors.fixture.ts';

/** Devices and positions that a person of one sector receives. */
const { service, ask, read, put, report } = twoSectors();
/** Moves the southern device to the northern station, which releases its own. */
const moveNorth = async () => {
  await put(null, 1002);
  await put('VG-2', 1001);
};

describe('devices', () => {
  test.each(['/v2/nodes?client_id=1', '/v2/clients/1/infrastructure', '/clients/1/infrastructure'])(
    'of %s are those at stations of the own sectors, and spare ones without their position',
    async (path) => {
      const answer = await read<Device[] | Tree>('narrowed', path);
      const nodes = 'clients' in answer ? answer.clients[0]!.nodes : answer;
      expect(nodes.map((node) => [node.serial_number, node.node_last_location_lat])).toEqual([
        ['VG-1', -33.1],
        ['VG-6', null],
      ]);
    },
  );

  test('of the older list, too', async () => {
    const nodes = await read<{ serialNumber: string }[]>('narrowed', '/clients/1/nodes');
    expect(nodes.map(({ serialNumber }) => serialNumber)).toEqual(['VG-1', 'VG-6']);
  });

  test('of other sectors are missing by their serial number: same status, same words', async () => {
    for (const path of [
      '/v2/nodes/{}',
      '/nodes/{}',
      '/v2/nodes/{}/hw-config',
      '/v2/nodes/{}/health',
      '/v2/nodes/{}/images?date_start=2026-11-01&date_end=2026-11-20',
      '/v2/nodes/{}/data?date_start=2026-11-01&date_end=2026-11-20&data_category=gps',
      '/v2/nodes/{}/set-apart?date_start=2026-11-01&date_end=2026-11-20',
      '/v2/events?date_start=2026-11-01&date_end=2026-11-20&node_id={}',
    ]) {
      const [hidden, missing] = await Promise.all(
        ['VG-2', 'VG-0'].map((serial) => ask('narrowed', path.replace('{}', serial))),
      );
      expect([hidden!.status, missing!.status], path).toEqual([404, 404]);
      expect(await hidden!.text(), path).toBe(await missing!.text());
    }
  });

  test('that are decommissioned, and stand nowhere, are not shown', async () => {
    await service()
      .databases.owner.updateTable('node')
      .set({ node_is_decommissioned: true })
      .where('serial_number', '=', 'VG-6')
      .execute();
    expect(
      (await read<Device[]>('narrowed', '/v2/nodes?client_id=1')).map((one) => one.serial_number),
    ).toEqual(['VG-1']);
    expect((await ask('narrowed', '/v2/nodes/VG-6')).status).toBe(404);
  });

  test('that stand nowhere are for those who have a sector of the client to put them up in', async () => {
    const { owner } = service().databases;
    const of = (sectors: object) =>
      owner
        .updateTable('user_account')
        .set({ entities_under_sector: JSON.stringify(sectors) })
        .where('user_id', '=', PEOPLE.adviser.user_id)
        .execute();
    const listed = async (clientId: number) =>
      (await read<Device[]>('adviser', `/v2/nodes?client_id=${clientId}`)).map((one) => one.serial_number);
    const names = async (clientId: number) =>
      (await read<Someone[]>('adviser', `/v2/users?client_id=${clientId}`)).map((one) => one.user_id);
    await of({ '31': 'user' });
    expect(await listed(1)).toEqual([]);
    expect(await names(1)).toEqual([PEOPLE.adviser.user_id]);
    expect((await listed(3)).length).toBe(1);
    await of({});
  });

  test('that come from another sector do not bring their positions and data of there along', async () => {
    await moveNorth();
    const listed = await read<Device[]>('narrowed', '/v2/nodes?client_id=1');
    expect(listed.map((node) => [node.serial_number, node.node_last_location_lat])).toEqual([
      ['VG-1', null],
      ['VG-2', null],
      ['VG-6', null],
    ]);
    const days = 'date_start=2026-11-01&date_end=2026-11-21&data_category=gps&format=columns';
    const lats = async (person: Person) =>
      (await read<{ columns: { position_latitude: number[] | null } }>(person, `/v2/nodes/VG-2/data?${days}`))
        .columns.position_latitude;
    expect(await lats('grower')).toEqual([-33.2]);
    expect(await lats('narrowed')).toBeNull();
    await report('VG-2', 1001, '2026-11-20T16:00:00.000Z', -33.15);
    expect(await lats('narrowed')).toEqual([-33.15]);
    expect((await read<Device>('narrowed', '/v2/nodes/VG-2')).node_last_location_lat).toBe(-33.2);
  });

  test('that go to another sector are gone, and what they sent from the own station stays there', async () => {
    await put(null, 1001);
    await put('VG-1', 1002);
    expect((await ask('narrowed', '/v2/nodes/VG-1')).status).toBe(404);
    const days = 'date_start=2026-11-01&date_end=2026-11-21&data_category=gps';
    const { items } = await read<{ items: { position_latitude: number }[] }>(
      'narrowed',
      `/v2/stations/1001/data?${days}`,
    );
    expect(items.map((item) => item.position_latitude)).toEqual([-33.1]);
  });

  test('of the whole client are seen as before by those who reach it', async () => {
    for (const person of ['grower', 'admin', 'superReader'] as const) {
      const nodes = await read<Device[]>(person, '/v2/nodes?client_id=1');
      expect(nodes.map((node) => [node.serial_number, node.node_last_location_lat])).toEqual([
        ['VG-1', -33.1],
        ['VG-2', -33.2],
        ['VG-6', -33.6],
      ]);
    }
  });
});

describe('the health of devices', () => {
  const PATH = '/v2/clients/1/health?station_id=1001,1002&node_id=VG-1,VG-2,VG-6';
  test('is shown to an adviser of one sector for what stands there', async () => {
    const subjects = await read<{ station_id: number | null; serial_number: string | null }[]>(
      'southAdviser',
      PATH,
    );
    expect(subjects.map((one) => one.station_id ?? one.serial_number)).toEqual([1002, 'VG-2']);
  });
});
