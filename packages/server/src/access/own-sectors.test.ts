import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PEOPLE, type Person } from '../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';

/**
 * Devices, positions and people that a person of sector 11 (north) receives of a client that also has sector 12
 * (south).
 */
let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
  await sql`select ensure_device_month('2026-11-01')`.execute(service.databases.owner);
});
afterAll(() => service.close());

const ask = async (person: Person, path: string, body?: object) =>
  (await service.as(person))(path, body && { body });
const read = async <T>(person: Person, path: string): Promise<T> => {
  const answer = await ask(person, path);
  expect(answer.status, path).toBe(200);
  return (await answer.json()) as T;
};

interface Device {
  readonly serial_number: string;
  readonly node_last_location_lat: number | null;
}
interface Someone {
  readonly user_id: number;
  readonly email: string;
  readonly permissions: string;
  readonly status: string;
  readonly access: object;
}
interface Tree {
  readonly clients: readonly { readonly nodes: readonly Device[]; readonly users: readonly Someone[] }[];
}
const T = '2026-11-20T15:00:00.000Z';

/** VG-1 and VG-2 have sent their positions, and so has VG-6, which is at no station. */
beforeEach(async () => {
  const { owner } = service.databases;
  await owner.deleteFrom('device_report').execute();
  await owner.updateTable('node').set({ node_is_decommissioned: false }).execute();
  await sql`update station set assigned_node_sn = null where client_id = 1`.execute(owner);
  await put('VG-1', 1001);
  await put('VG-2', 1002);
  for (const [serial_number, lat, station_id] of [
    ['VG-1', -33.1, 1001],
    ['VG-2', -33.2, 1002],
    ['VG-6', -33.6, null],
  ] as const) {
    await report(serial_number, station_id, T, lat);
    await owner
      .updateTable('node')
      .set({ node_last_location_lat: lat, node_last_location_lon: -71 })
      .where('serial_number', '=', serial_number)
      .execute();
  }
});
const report = async (serial_number: string, station_id: number | null, t: string, lat: number) => {
  const { owner } = service.databases;
  await sql`insert into device_report
    (client_id, serial_number, station_id, t, category, position_latitude, position_longitude)
    values (1, ${serial_number}, ${station_id}, ${t}, 'gps', ${lat}, -71)`.execute(owner);
  await sql`update node set data_version = data_version + 1 where serial_number = ${serial_number}`.execute(
    owner,
  );
};
const put = (assigned_node_sn: string | null, station_id: number) =>
  service.databases.owner
    .updateTable('station')
    .set({ assigned_node_sn })
    .where('station_id', '=', station_id)
    .execute();
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
    await service.databases.owner
      .updateTable('node')
      .set({ node_is_decommissioned: true })
      .where('serial_number', '=', 'VG-6')
      .execute();
    expect(
      (await read<Device[]>('narrowed', '/v2/nodes?client_id=1')).map((one) => one.serial_number),
    ).toEqual(['VG-1']);
    expect((await ask('narrowed', '/v2/nodes/VG-6')).status).toBe(404);
  });

  test('that stand nowhere are for those who have a sector of the client to put them up in', async () => {
    const { owner } = service.databases;
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

describe('people', () => {
  const emails = (people: readonly Someone[]) => people.map(({ email }) => email.split('@')[0]).sort();
  const OF_THE_NORTH = ['admin', 'adviser', 'disabled', 'grower', 'manager', 'narrowed', 'steward'];

  test.each(['/v2/users?client_id=1', '/v2/clients/1/infrastructure', '/clients/1/infrastructure'])(
    'of %s are those who reach the own sectors',
    async (path) => {
      const answer = await read<Someone[] | Tree>('narrowed', path);
      expect(emails('clients' in answer ? answer.clients[0]!.users : answer)).toEqual(OF_THE_NORTH);
    },
  );

  test('are shown without their rights elsewhere and what their accounts do; oneself with all', async () => {
    const people = await read<Someone[]>('narrowed', '/v2/users?client_id=1');
    const one = (person: Person) => people.find(({ user_id }) => user_id === PEOPLE[person].user_id);
    expect(one('admin')).toMatchObject({ permissions: '', status: '', last_access: null });
    expect(one('admin')?.access).toMatchObject({ role: 'admin' });
    expect(one('adviser')?.access).toMatchObject({ entities_under_client: {} });
    expect(one('steward')?.access).toMatchObject({ entities_under_sector: { '11': 'admin' } });
    expect(one('narrowed')).toMatchObject({ status: 'CONFIRMED' });
  });

  test('of other sectors, and closed accounts, are missing by their id: same status, same words', async () => {
    const missing = await (await ask('narrowed', '/v2/users/999')).text();
    await closed(true);
    for (const person of ['southAdviser', 'disabled'] as const) {
      const answer = await ask('narrowed', `/v2/users/${PEOPLE[person].user_id}`);
      expect([answer.status, await answer.text()], person).toEqual([404, missing]);
    }
    await closed(false);
  });
  const closed = (is: boolean) =>
    service.databases.owner
      .updateTable('user_account')
      .set({ enabled: !is })
      .where('user_id', '=', PEOPLE.disabled.user_id)
      .execute();

  test('of the whole client are seen as before by those who reach it', async () => {
    const people = await read<Someone[]>('grower', '/v2/users?client_id=1');
    expect(emails(people)).toContain('south');
    expect(people.find(({ user_id }) => user_id === PEOPLE.admin.user_id)).toMatchObject({
      permissions: 'root',
      status: 'CONFIRMED',
    });
  });
});

describe('what is written', () => {
  const common = { client_id: 1, datetime_event: T, user_email: PEOPLE.narrowed.email };
  const application = {
    ...common,
    ...{ type: 'agrochemical_application', sector_id: 11, pest_id: 2 },
    ...{ product: 'Spinosad', dose: 1, measure: 'L/ha' },
  };
  const swap = { ...common, type: 'device_swap', station_id: 1001 };

  test('names no device of other sectors: it is missing, as one that nobody has', async () => {
    const [hidden, missing] = await Promise.all(
      ['VG-2', 'VG-0'].map((new_node_id) => ask('narrowed', '/v2/events', { ...swap, new_node_id })),
    );
    expect([hidden!.status, missing!.status]).toEqual([404, 404]);
    expect(await hidden!.text()).toBe(await missing!.text());
    expect((await ask('grower', '/v2/events', { ...swap, new_node_id: 'VG-2' })).status).toBe(400);
  });

  test('names a spare one, which is put up then', async () => {
    const answer = await ask('narrowed', '/v2/events', { ...swap, new_node_id: 'VG-6' });
    expect(answer.status, await answer.clone().text()).toBe(201);
    expect(
      (await read<Device[]>('narrowed', '/v2/nodes?client_id=1')).map((one) => one.serial_number),
    ).toEqual(['VG-1', 'VG-6']);
  });

  test('names as responsible those who reach the own sectors, and nobody else', async () => {
    const refusals = await Promise.all(
      [PEOPLE.southAdviser.email, 'nadie@vigia.example'].map((user_email) =>
        ask('narrowed', '/v2/events', { ...application, user_email }),
      ),
    );
    expect(refusals.map(({ status }) => status)).toEqual([400, 400]);
    expect(await refusals[0]!.text()).toBe(await refusals[1]!.text());
    for (const person of ['narrowed', 'steward', 'grower', 'superAdmin'] as const) {
      const { status } = await ask('narrowed', '/v2/events', {
        ...application,
        user_email: PEOPLE[person].email,
      });
      expect(status, person).toBe(201);
    }
    const south = { ...application, user_email: PEOPLE.southAdviser.email };
    expect((await ask('grower', '/v2/events', south)).status).toBe(201);
  });

  test('is read with the responsible of an event in the own sector, whoever it is', async () => {
    const { items } = await read<{ items: { user_email: string }[] }>(
      'narrowed',
      '/v2/events?date_start=2026-11-20&date_end=2026-11-20&sector_id=11',
    );
    expect(items.map((event) => event.user_email)).toContain(PEOPLE.southAdviser.email);
  });
});

describe('the history of changes', () => {
  interface Changes {
    readonly items: readonly {
      readonly kind: string;
      readonly thing_id: string;
      readonly fields: readonly { readonly field: string; readonly from: unknown; readonly to: unknown }[];
    }[];
    readonly count: number;
    readonly people: readonly { readonly email: string }[];
  }
  const change = async (person: Person, path: string, body: object) => {
    const answer = await (await service.as(person))(path, { method: 'PUT', body });
    expect(answer.status, `${path}: ${await answer.clone().text()}`).toBe(200);
  };

  test('shows an adviser of one sector what changed there, and who did that', async () => {
    await service.databases.owner.deleteFrom('change_log').execute();
    await change('manager', '/v2/stations/1001', { tags: ['norte'] });
    await change('admin', '/v2/stations/1002', { tags: ['sur'] });
    await change('manager', '/v2/nodes/VG-1', { node_firmware_version: '1.1' });
    await change('admin', '/v2/nodes/VG-2', { node_firmware_version: '1.1' });
    await change('manager', '/v2/sectors/11', { sector_name: 'Norte bajo' });
    await change('admin', '/v2/seasons/101', { season_name: '2026' });
    await change('manager', `/v2/users/${PEOPLE.narrowed.user_id}`, {
      ...{ first_name: 'Ana', last_name: 'Soto', email: PEOPLE.narrowed.email },
    });
    const { items, count, people } = await read<Changes>('southAdviser', '/v2/changes?client_id=1');
    expect(items.map(({ kind, thing_id }) => `${kind} ${thing_id}`)).toEqual([
      'season 101',
      'node VG-2',
      'station 1002',
    ]);
    expect([count, people.map(({ email }) => email)]).toEqual([3, [PEOPLE.admin.email]]);
    expect((await read<Changes>('admin', '/v2/changes?client_id=1')).count).toBe(7);
  });

  test('belongs to the sector where a thing was, and tells of a move no more than that', async () => {
    const tag = (tags: string) => change('admin', '/v2/stations/1002', { tags: [tags] });
    const move = (sector_id: number, station_name: string) =>
      service.databases.owner.transaction().execute(async (tx) => {
        await sql`set local app.actor = '0'`.execute(tx);
        await sql`update station set sector_id = ${sector_id}, station_name = ${station_name}
          where station_id = 1002`.execute(tx);
      });
    await service.databases.owner.deleteFrom('change_log').execute();
    await tag('en el sur');
    await move(11, 'S-2');
    await tag('en el norte');
    await change('admin', '/v2/nodes/VG-2', { node_firmware_version: '1.2' });
    await move(12, 'S-1');
    const told = async (person: Person) => {
      const { items } = await read<Changes>(person, '/v2/changes?client_id=1');
      return items.map(({ kind, fields }) => [
        kind,
        ...fields.map(({ field, from, to }) => `${field}: ${JSON.stringify([from, to])}`),
      ]);
    };
    const all = await told('admin');
    const moves = [all[0]!, all[3]!];
    const [south, north] = [1, 0].map((end) => JSON.parse(moves[0]![2]!.replace('sector_id: ', ''))[end]);
    expect(await told('southAdviser')).toEqual([
      ['station', `sector_id: ${JSON.stringify([null, south])}`],
      ['station', `sector_id: ${JSON.stringify([south, null])}`],
      all[4],
    ]);
    expect(JSON.stringify(await told('southAdviser'))).not.toContain(north);
    expect(all).toHaveLength(5);
  });

  test('recorded before that was known belongs to where the thing is now', async () => {
    await service.databases.owner.deleteFrom('change_log').execute();
    await change('admin', '/v2/stations/1001', { tags: ['uno'] });
    await change('admin', '/v2/stations/1002', { tags: ['dos'] });
    await sql`update change_log set sector_ids = null`.execute(service.databases.owner);
    const { items } = await read<Changes>('southAdviser', '/v2/changes?client_id=1');
    expect(items.map(({ thing_id }) => thing_id)).toEqual(['1002']);
  });
});
