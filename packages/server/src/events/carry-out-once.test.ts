import { expect, test } from 'vitest';
import { application, install, startReporting } from './carry-out.fixture.ts';

const { grower, post, count } = startReporting();

test('a report that is sent again is carried out once', async () => {
  const headers = { 'idempotency-key': 'once' };
  const first = await post(application, grower, headers);
  const again = await post(application, grower, headers);
  expect(again.json).toEqual(first.json);
  expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([201, 'true']);
  expect((await post({ ...application, dose: 3 }, grower, headers)).status).toBe(422);
});

test('of reports sent at once with one key one is carried out; of one device to two places, one', async () => {
  const before = await count();
  const keyed = Array.from({ length: 20 }, () => post(application, grower, { 'idempotency-key': 'many' }));
  const statuses = (await Promise.all(keyed)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 201).length).toBeGreaterThanOrEqual(1);
  expect(statuses.every((status) => status === 201 || status === 409)).toBe(true);
  const [events, stations] = before.split('/').map(Number) as [number, number];
  expect(await count()).toBe(`${events + 1}/${stations}`);

  const places = Array.from({ length: 8 }, (_, i) =>
    post({ ...install, node_id: 'VG-5', station_name: `P-${i}` }),
  );
  const made = (await Promise.all(places)).filter(({ status }) => status === 201);
  expect(made).toHaveLength(1);
  expect(await count()).toBe(`${events + 2}/${stations + 1}`);
});
