import { afterAll, beforeAll, expect, test } from 'vitest';
import { testFolder } from '../../../tests/support/cli.ts';
import { type Ask, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { METOS, startVendorServer, type VendorServer } from '../../../tests/support/vendor-server.ts';
import { rotateKeys } from '../../auth/rotate-keys.ts';
import { stationSources } from '../../jobs/station-sources.ts';
import { readConfig } from '../../run/config.ts';
import { vendorServices } from '../../station-sources/services.ts';

const scratch = testFolder();
const KEYS = { vendor_key: 'una-llave', vendor_secret: 'un-secreto' };
const HOUR = 3_600_000;
let vendor: VendorServer;
let service: TestApp;
let ask: (path: string, ask?: Ask) => Promise<Response>;
beforeAll(async () => {
  vendor = await startVendorServer();
  const urls = {
    VIGIA_FIELDCLIMATE_URL: vendor.urls.fieldclimate,
    VIGIA_WEATHERLINK_URL: vendor.urls.weatherlink,
  };
  service = await startTestApp({ config: readConfig({ VIGIA_DATA: scratch.folder, ...urls }) });
  vendor.now = () => service.clock.now;
  ask = await service.as('manager');
});
afterAll(async () => {
  await service.close();
  await vendor.close();
  scratch.remove();
});

interface Source {
  readonly source_id: number;
  readonly source_state: string;
  readonly failure: string | null;
  readonly tied_stations: {
    readonly pulled_to: string;
    readonly last_reading: string | null;
    readonly apart: number;
  }[];
  readonly backfills: {
    readonly backfill_id: number;
    readonly backfill_state: string;
    readonly done_to: string;
  }[];
}
const json = async <T>(path: string, request?: Ask): Promise<T> => {
  const answer = await ask(path, request);
  expect(answer.ok, await answer.clone().text()).toBe(true);
  return (await answer.json()) as T;
};
const put = (path: string, body: object) => json<Source>(path, { method: 'PUT', body });
const run = () =>
  stationSources.run({
    databases: service.databases,
    blobs: undefined as never,
    vendors: vendorServices(vendor.urls, () => service.clock.now),
    now: () => service.clock.now,
    log: { warn: () => undefined } as never,
    signal: new AbortController().signal,
  });
const record = (t: number) => ({ t, fahrenheit: 68, humidity: 60, rain: 0, mph: 10, since: 0 });

test('from keys to measurements, past days, refused keys and what was sent wrong', async () => {
  await ask('/v2/station-sources/901', { method: 'DELETE' });
  const { now } = service.clock;
  vendor.records = [now - 40 * 24 * HOUR, now - 2 * HOUR, now - HOUR].map(record);
  const body = { client_id: 1, vendor: 'fieldclimate', source_name: 'METOS', ...KEYS };
  const made = await json<Source>('/v2/station-sources', { body });
  const path = `/v2/station-sources/${made.source_id}`;

  const checked = await json<{ failure: null; vendor_stations: object[] }>(`${path}/check`, {
    method: 'POST',
  });
  expect(checked).toMatchObject({
    failure: null,
    vendor_stations: [{ vendor_station_id: METOS.id, time_zone: 'America/Santiago', station_id: null }],
  });
  const station = `${path}/stations/${METOS.id}`;
  const tie = { station_id: 1001, vendor_station_name: METOS.name, time_zone: 'America/Santiago' };
  await put(station, tie);
  const range = {
    from_t: new Date(now - 41 * 24 * HOUR).toISOString(),
    to_t: new Date(now - 39 * 24 * HOUR).toISOString(),
  };
  await json(`${station}/backfills`, { body: range });

  vendor.look = (url) =>
    url.pathname.includes('/raw/')
      ? { kind: 'extra', extra: [{ t: now - 90 * 60_000, value: 'x' }] }
      : undefined;
  expect(await run()).toMatchObject({ rowsNew: 3, faults: 0 });
  const [pulled] = await json<Source[]>('/v2/station-sources?client_id=1');
  expect(pulled).toMatchObject({
    source_state: 'active',
    tied_stations: [
      { pulled_to: new Date(now).toISOString(), last_reading: new Date(now - HOUR).toISOString() },
    ],
    backfills: [{ backfill_state: 'done', done_to: range.to_t }],
  });
  const apart = await json<{ items: { reason: string }[] }>(`${station}/apart`);
  expect(new Set(apart.items.map(({ reason }) => reason))).toEqual(new Set(['not-a-number']));
  expect(await json(`${station}/apart/replay`, { method: 'POST' })).toMatchObject({
    replayed: 0,
    rows_new: 0,
  });

  vendor.keys = null;
  for (const wait of [1, 1, 1, 1, 24]) {
    service.clock.now += wait * HOUR;
    await run();
  }
  const asked = vendor.requests.length;
  service.clock.now += 24 * HOUR;
  await run();
  expect(vendor.requests.length, 'refused keys are not tried for ever').toBe(asked);
  const [refused] = await json<Source[]>('/v2/station-sources?client_id=1');
  expect(refused).toMatchObject({ source_state: 'keys-refused', failure: 'refused' });

  vendor.keys = { vendorKey: 'otra', vendorSecret: 'nueva' };
  const others = { vendor_key: 'otra', vendor_secret: 'nueva' };
  const woken = await put(path, { source_name: 'METOS', paused: false, keys: others });
  expect(woken).toMatchObject({ source_state: 'active', failure: null });
  await service.databases.owner.transaction().execute((tx) => rotateKeys(tx, service.clock.now));
  vendor.records = [...vendor.records, record(service.clock.now - HOUR)];
  expect(await run()).toMatchObject({ rowsNew: 1, faults: 0 });
});

test('keys are in no answer, in no log and in no table as they are', async () => {
  const answers = await Promise.all(
    ['/v2/station-sources?client_id=1', '/v2/changes?client_id=1'].map(async (path) =>
      (await ask(path)).text(),
    ),
  );
  const rows = await service.databases.owner.selectFrom('station_source').selectAll().execute();
  const all = [...answers, ...service.log, JSON.stringify(rows)].join('\n');
  expect(all).toContain('METOS');
  for (const secret of ['un-secreto', 'una-llave', '"nueva"']) expect(all).not.toContain(secret);
});

test('one station of ours is one of a maker, and a range that is open is asked for once', async () => {
  const [{ source_id }] = await json<[Source]>('/v2/station-sources?client_id=1');
  const path = `/v2/station-sources/${source_id}`;
  const tie = { station_id: 1001, vendor_station_name: 'Otra', time_zone: 'America/Santiago' };
  expect((await ask(`${path}/stations/OTRA`, { method: 'PUT', body: tie })).status).toBe(409);
  expect((await ask(`${path}/stations/OTRA`, { method: 'DELETE' })).status).toBe(404);
  const range = { from_t: '2026-01-01T00:00:00.000Z', to_t: '2026-02-01T00:00:00.000Z' };
  const backfill = await json<{ backfill_id: number }>(`${path}/stations/${METOS.id}/backfills`, {
    body: range,
  });
  expect((await ask(`${path}/stations/${METOS.id}/backfills`, { body: range })).status).toBe(409);
  const cancel = `${path}/backfills/${backfill.backfill_id}`;
  expect((await ask(cancel, { method: 'DELETE' })).status).toBe(204);
  expect((await ask(cancel, { method: 'DELETE' })).status).toBe(409);
});
