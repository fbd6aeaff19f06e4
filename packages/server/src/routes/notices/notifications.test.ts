import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Ask, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

let service: TestApp;
let grower: (path: string, ask?: Ask) => Promise<Response>;
beforeAll(async () => {
  service = await startTestApp();
  grower = await service.as('grower');
});
afterAll(() => service.close());

interface Answer {
  items: { id: number; user_id: number; datetime_read?: string; notification_fields: object }[];
  page_id?: string;
}
const get = async (path: string, ask = grower) => (await (await ask(path)).json()) as Answer;
const ids = async (path: string, ask = grower) => (await get(path, ask)).items.map(({ id }) => id);
const put = (path: string, body: unknown, ask = grower) => ask(path, { method: 'PUT', body });
const V2 = '/v2/notifications';

test('each reads for themselves, and unread notices have no time', async () => {
  const [second, first] = (await get(`${V2}?channel=web&user_id=51&read=false&date_start=2026-10-01`)).items;
  expect(first).toEqual({
    id: 601,
    client_id: 1,
    user_id: 51,
    type: 'lure',
    channel: 'web',
    datetime_sent: '2026-11-01T12:00:00.000Z',
    notification_fields: {
      sector_id: 11,
      type: 'lure',
      node_id: 'VG-1',
      station_id: 1001,
      pest_id: null,
      date: '2026-11-05',
      index: null,
    },
  });
  expect(second?.id).toBe(602);
  const marked = await put(`${V2}/601`, { read: true });
  expect(await marked.json()).toMatchObject({ id: 601, datetime_read: '2026-11-21T15:00:00.000Z' });
  service.clock.now += 60_000;
  expect(await (await put(`${V2}/601`, { read: true })).json()).toMatchObject({
    datetime_read: '2026-11-21T15:00:00.000Z',
  });
  expect(await ids(`${V2}?read=false`)).toEqual([602]);
  expect(await ids(`${V2}?read=true`)).toEqual([601]);
  expect(await ids(`${V2}?read=false`, await service.as('admin'))).toEqual([602, 601]);
  await put(`${V2}/601`, { read: false });
  expect(await ids(`${V2}?read=false`)).toEqual([602, 601]);
});

test('notices follow their sectors and clients', async () => {
  expect(await ids(V2, await service.as('narrowed'))).toEqual([601]);
  expect(await ids(V2, await service.as('adviser'))).toEqual([603, 602, 601]);
  expect(await ids(`${V2}?client_id=3`, await service.as('superReader'))).toEqual([603]);
  expect(await ids(`${V2}?date_start=2026-11-02`)).toEqual([]);
  expect(await ids(`${V2}?type=paper,oidio`)).toEqual([]);
  expect((await grower(`${V2}?user_id=53`)).status).toBe(403);
  expect((await grower(`${V2}?user_id=54`)).status).toBe(404);
});

test('several are marked at once, all or none', async () => {
  const some = { client_id: 1, notification_ids: [601, 602, 601], read: true };
  expect((await put(V2, { ...some, notification_ids: [601, 603] })).status).toBe(404);
  expect(await ids(`${V2}?read=true`)).toEqual([]);
  const answer = (await (await put(V2, some)).json()) as Answer;
  expect(answer.items.map(({ id }) => id)).toEqual([602, 601]);
  expect(await ids(`${V2}?read=true`)).toEqual([602, 601]);
  expect((await put(V2, { ...some, notification_ids: [] })).status).toBe(400);
  expect((await put(`${V2}/601`, { read: 'yes' })).status).toBe(400);
  await put(V2, { ...some, read: false });
});

test('pages contain each notice once, also while new ones come in', async () => {
  const cause = (i: number) => ({
    client_id: (i % 2) * 2 + 1,
    cause: `page ${i}`,
    type: 'paper' as const,
    datetime_sent: new Date(Date.UTC(2026, 9, 1 + (i % 7))).toISOString(),
  });
  const rows = Array.from({ length: 40 }, (_, i) => cause(i));
  await service.databases.owner.insertInto('notification').values(rows).execute();
  const adviser = await service.as('adviser');
  const all = await ids(V2, adviser);
  expect(all).toHaveLength(43);
  const seen: number[] = [];
  let page: Answer | undefined;
  do {
    const next: string = page?.page_id ? `&page_id=${page.page_id}` : '';
    page = await get(`${V2}?limit=7${next}`, adviser);
    seen.push(...page.items.map(({ id }) => id));
    const late = { ...cause(0), cause: `late ${seen.length}`, datetime_sent: '2026-11-20T00:00:00.000Z' };
    await service.databases.owner.insertInto('notification').values(late).execute();
  } while (page.page_id);
  expect(seen).toEqual(all);
  for (const wrong of ['x', 'eA', Buffer.from('2026-99-01T00:00:00.000Z 0 1').toString('base64url')]) {
    expect((await grower(`${V2}?page_id=${wrong}`)).status).toBe(400);
  }
});

test('the older call distinguishes notices that still stand from those whose cause is gone', async () => {
  await service.databases.owner
    .updateTable('notification')
    .set({ datetime_resolved: '2026-11-10T00:00:00.000Z' })
    .where('notification_id', '=', 602)
    .execute();
  const older = '/notifications?client_id=1&type=lure&date=2026-10-01';
  expect(await ids(`${older}&valid=true`)).toEqual([601]);
  expect(await ids(`${older}&valid=false`)).toEqual([602]);
  expect((await get(`${older}&valid=false`)).items[0]?.datetime_read).toBe('2026-11-10T00:00:00.000Z');
});
