import { afterEach, beforeEach, expect, it } from 'vitest';
import { createHttp } from './http.ts';
import { stationSourceCalls } from './resources/station-sources.ts';
import { json, startTestServer, type TestServer } from './testing-server.ts';

const AT = '2026-11-21T15:00:00.000Z';
const wire = {
  ...{ source_id: 7, client_id: 1, vendor: 'fieldclimate', source_name: 'METOS', source_state: 'active' },
  ...{ answered_at: null, failure: null, failure_text: null, failed_at: null, next_at: AT, created_at: AT },
  ...{ tied_stations: [], backfills: [] },
};
let server: TestServer;
let calls: ReturnType<typeof stationSourceCalls>;
beforeEach(async () => {
  server = await startTestServer();
  calls = stationSourceCalls(createHttp({ baseUrl: server.origin, apiKey: 'key', getToken: () => 'token' }));
});
afterEach(() => server.close());
const seen = () => server.seen.at(-1)!;

it('sends the keys of an account with the names of the wire, and leaves them out where they stay', async () => {
  server.answer = (_request, response) => json(response, 201, wire);
  const keys = { vendorKey: 'a', vendorSecret: 'b' };
  const account = { clientId: 1, vendor: 'fieldclimate', name: 'METOS', ...keys } as const;
  expect(await calls.create(account, 'key-1')).toMatchObject({ id: 7, stations: [], answeredAt: null });
  expect(JSON.parse(seen().body)).toEqual({
    ...{ client_id: 1, vendor: 'fieldclimate', source_name: 'METOS', vendor_key: 'a', vendor_secret: 'b' },
  });
  await calls.update(7, { name: 'METOS', paused: true });
  expect(JSON.parse(seen().body)).toEqual({ source_name: 'METOS', paused: true });
  await calls.update(7, { name: 'METOS', paused: false, keys });
  expect(JSON.parse(seen().body)).toMatchObject({ keys: { vendor_key: 'a', vendor_secret: 'b' } });
});

it('names the field of the form that is refused', async () => {
  const errors = [{ field: 'vendor_key', message: 'Se espera una llave sin espacios' }];
  const problem = { type: 'about:blank', title: 'x', status: 400, code: 'invalid', errors };
  server.answer = (_request, response) => json(response, 400, problem);
  const account = { clientId: 1, vendor: 'weatherlink', name: 'D', vendorKey: '', vendorSecret: '' } as const;
  await expect(calls.create(account, 'key-1')).rejects.toMatchObject({
    problem: { errors: [{ field: 'vendorKey' }] },
  });
});

it('asks for past days by instants, at an address that the id of the maker cannot leave', async () => {
  const backfill = {
    ...{ backfill_id: 3, vendor_station_id: 'A/1', from_t: AT, to_t: AT, done_to: AT, rows_new: 0 },
    ...{ backfill_state: 'open', failure_text: null, rows_changed: 0, created_at: AT, ended_at: null },
  };
  server.answer = (_request, response) => json(response, 201, backfill);
  const range = { from: Date.parse('2026-11-01T03:00:00Z'), to: Date.parse(AT) };
  expect(await calls.askForPast(7, 'A/1', range, 'key-2')).toMatchObject({ id: 3, from: Date.parse(AT) });
  expect(seen().url.pathname).toBe('/v2/station-sources/7/stations/A%2F1/backfills');
  expect(JSON.parse(seen().body)).toEqual({ from_t: '2026-11-01T03:00:00.000Z', to_t: AT });
});

it('reads what was kept aside, and what came of reading it again', async () => {
  const item = { reason: 'future', sent_t: 'x', kept_at: AT, content: { a: 1 } };
  server.answer = (_request, response) => json(response, 200, { items: [item], truncated: true });
  expect(await calls.apart(7, 'M1')).toEqual({
    ...{ isTruncated: true },
    items: [{ reason: 'future', sentT: 'x', keptAt: Date.parse(AT), content: { a: 1 } }],
  });
  const answer = { replayed: 2, still_apart: 1, rows_new: 4, rows_changed: 0 };
  server.answer = (_request, response) => json(response, 200, answer);
  expect(await calls.replay(7, 'M1')).toEqual({ replayed: 2, stillApart: 1, rowsNew: 4, rowsChanged: 0 });
});
