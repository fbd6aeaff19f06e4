import { afterAll, beforeAll } from 'vitest';
import { type Ask, startTestApp, type TestApp } from '../../tests/support/test-app.ts';

export type Caller = (path: string, ask?: Ask) => Promise<Response>;
export type Body = Record<string, unknown>;
export const WHEN = '2026-11-20T15:00:00.000Z';
export const common = {
  client_id: 1,
  datetime_event: WHEN,
  user_email: 'grower@vigia.example',
  comments: 'Listo',
};
export const lure = { installed: true, change_notification_days: 5, expiration_days: 30 };
export const about = { sector_id: 11, season_id: 101, crop_id: 1, pest_id: 1 };
export const install = {
  ...common,
  ...about,
  type: 'device_install',
  station_name: 'N-2',
  node_id: 'VG-3',
  gps_lat: -33.71,
  gps_lon: -71.21,
  lure_settings: lure,
};
export const swap = { ...common, type: 'device_swap', station_id: 1001, new_node_id: 'VG-4' };
export const maintenance = {
  ...common,
  type: 'station_maintenance',
  station_id: 1002,
  node_id: 'VG-2',
  lure_settings: lure,
};
export const biofix = { ...common, type: 'biofix_set', sector_id: 11, season_id: 101, pest_id: 1 };
export const application = {
  ...common,
  type: 'agrochemical_application',
  sector_id: 11,
  pest_id: 2,
  product: 'Spinosad',
  dose: 0,
  measure: 'L/ha',
};
export const firstCapture = { ...common, ...about, type: 'first_capture', station_id: 1001 };

/** A service with three devices more, VG-3 to VG-5, which stand nowhere, and those who send reports to it. */
export function startReporting() {
  let service: TestApp;
  let asGrower: Caller;
  let asRoot: Caller;
  const grower: Caller = (path, ask) => asGrower(path, ask);
  const root: Caller = (path, ask) => asRoot(path, ask);
  beforeAll(async () => {
    service = await startTestApp();
    asGrower = await service.as('grower');
    asRoot = await service.as('superAdmin');
    const fresh = ['VG-3', 'VG-4', 'VG-5'].map((serial_number) => ({
      client_id: 1,
      serial_number,
      node_firmware_version: '1.0',
    }));
    await service.databases.owner.insertInto('node').values(fresh).execute();
  });
  afterAll(() => service.close());
  /** Numbers of events and of stations, as "events/stations". */
  const count = async () => {
    const { owner } = service.databases;
    const events = await owner.selectFrom('event').select('event_id').execute();
    const stations = await owner.selectFrom('station').select('station_id').execute();
    return `${events.length}/${stations.length}`;
  };
  return {
    service: () => service,
    grower,
    root,
    post: async (body: Body, ask = grower, headers = {}) => {
      const answer = await ask('/v2/events', { body, headers });
      return { status: answer.status, headers: answer.headers, json: (await answer.json()) as Body };
    },
    count,
    station: (id: number) =>
      service.databases.owner
        .selectFrom('station')
        .selectAll()
        .where('client_id', '=', 1)
        .where('station_id', '=', id)
        .executeTakeFirstOrThrow(),
  };
}
