import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Everybody, startEverybody } from '../../../tests/access-matrix/everybody.ts';
import { FARM } from '../../../tests/support/small-farm.ts';

let everybody: Everybody;
beforeAll(async () => {
  everybody = await startEverybody(
    async (superuser) => void (await superuser.query('delete from field_count')),
  );
  await ofNorth().set({ assigned_node_sn: null }).execute();
});
beforeEach(() => everybody.service.databases.owner.deleteFrom('event').execute());
afterAll(() => everybody.close());

const ofNorth = () =>
  everybody.service.databases.owner
    .updateTable('station')
    .where('client_id', '=', 1)
    .where('station_id', '=', FARM.stations.north);

/** A report of the trap in the north. */
const report = (type: string, date_event: string, more: object = {}) =>
  everybody.service.databases.owner
    .insertInto('event')
    .values({
      ...{ client_id: 1, type, station_id: FARM.stations.north, date_event, comments: '' },
      ...{ datetime_event: `${date_event}T15:00:00.000Z`, ...more },
    })
    .execute();

/** The stations whose traps people count, as the list and a station of its own tell it. */
async function counted(): Promise<number[]> {
  type Told = { station_id: number; station_is_counted?: boolean };
  const list = (await (await everybody.ask('admin', '/v2/stations?client_id=1')).json()) as Told[];
  const one = (await (await everybody.ask('admin', `/v2/stations/${FARM.stations.north}`)).json()) as Told;
  const north = list.find(({ station_id }) => station_id === FARM.stations.north);
  expect(one.station_is_counted).toBe(north?.station_is_counted);
  return list.flatMap((each) => (each.station_is_counted ? [each.station_id] : []));
}

test('a trap without a device is counted by people from its first maintenance on', async () => {
  expect(await counted()).toEqual([]);
  await report('first_capture', '2026-10-01');
  expect(await counted()).toEqual([]);
  await report('station_maintenance', '2026-10-02');
  expect(await counted()).toEqual([FARM.stations.north]);
});

test('a station whose device was taken away is not, until it is visited without one', async () => {
  await report('station_maintenance', '2026-09-01');
  await report('device_install', '2026-10-01', { node_id: 'VG-1' });
  expect(await counted()).toEqual([]);
  await report('device_swap', '2026-10-05', { old_node_id: 'VG-1', new_node_id: 'VG-6' });
  expect(await counted()).toEqual([]);
  await report('station_maintenance', '2026-10-05');
  expect(await counted()).toEqual([FARM.stations.north]);
});

test('a device counts its own trap, whatever a report says', async () => {
  await report('station_maintenance', '2026-10-02');
  await ofNorth().set({ assigned_node_sn: 'VG-1' }).execute();
  expect(await counted()).toEqual([]);
  await ofNorth().set({ assigned_node_sn: null }).execute();
  expect(await counted()).toEqual([FARM.stations.north]);
});

test('a first visit makes the kept tree of its client an older one', async () => {
  const path = '/v2/clients/1/infrastructure/version';
  const version = async () =>
    ((await (await everybody.ask('admin', path)).json()) as { version: string }).version;
  const before = await version();
  await report('station_maintenance', '2026-10-02');
  const after = await version();
  expect(after).not.toBe(before);
  await report('station_maintenance', '2026-10-09');
  expect(await version()).toBe(after);
});
