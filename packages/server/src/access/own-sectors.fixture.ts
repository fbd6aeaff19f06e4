import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { Person } from '../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';

export interface Device {
  readonly serial_number: string;
  readonly node_last_location_lat: number | null;
}
export interface Someone {
  readonly user_id: number;
  readonly email: string;
  readonly permissions: string;
  readonly status: string;
  readonly access: object;
}
export interface Tree {
  readonly clients: readonly { readonly nodes: readonly Device[]; readonly users: readonly Someone[] }[];
}
/** When the devices sent their positions. */
export const T = '2026-11-20T15:00:00.000Z';

/**
 * A service with a client of two sectors, 11 (north) and 12 (south). Before each test VG-1 stands in the north and VG-2 in
 * the south; both have sent their positions, and so has VG-6, which is at no station.
 */
export function twoSectors() {
  let service: TestApp;
  beforeAll(async () => {
    service = await startTestApp();
    await sql`select ensure_device_month('2026-11-01')`.execute(service.databases.owner);
  });
  afterAll(() => service.close());

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
  const ask = async (person: Person, path: string, body?: object) =>
    (await service.as(person))(path, body && { body });
  return {
    service: () => service,
    /** Has a device report its position from a station. */
    report,
    /** Puts a device at a station, or releases the one that is there. */
    put,
    ask,
    read: async <T>(person: Person, path: string): Promise<T> => {
      const answer = await ask(person, path);
      expect(answer.status, path).toBe(200);
      return (await answer.json()) as T;
    },
  };
}
