import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Ask, startTestApp, type TestApp } from '../../tests/support/test-app.ts';

let service: TestApp;
let grower: (path: string, ask?: Ask) => Promise<Response>;
const DAY = '2026-10-10';
beforeAll(async () => {
  service = await startTestApp();
  grower = await service.as('grower');
  const common = { client_id: 1, datetime_event: `${DAY}T15:00:00.000Z`, date_event: DAY };
  await service.databases.owner
    .insertInto('event')
    .values([
      { ...common, event_id: 31, type: 'device_install', station_id: 1001, node_id: 'VG-1' },
      {
        ...common,
        event_id: 32,
        type: 'device_swap',
        station_id: 1001,
        old_node_id: 'VG-1',
        new_node_id: 'VG-2',
        node_id: 'VG-2',
      },
      { ...common, event_id: 33, type: 'biofix_set', sector_id: 12, biofix_type: 'chronofix' },
    ])
    .execute();
});
afterAll(() => service.close());

interface Answer {
  items: { event_id: number }[];
  page_id?: string;
}
const DAYS = 'date_start=2026-10-01&date_end=2026-10-31';
const ask = async (query: string, as = grower) => await as(`/v2/events?${DAYS}${query}`);
const ids = async (query: string, as = grower) =>
  ((await (await ask(query, as)).json()) as Answer).items.map((item) => item.event_id);

test('kinds may be repeated or separated by commas', async () => {
  expect(await ids('&type=device_install&type=biofix_set')).toEqual([33, 31]);
  expect(await ids('&type=device_install,device_swap')).toEqual([32, 31]);
  expect(await ids('&type=device_install,biofix_set&type=device_swap')).toEqual([33, 32, 31]);
  for (const wrong of ['&type=', '&type=party', '&type=device_install,', '&limit=0', '&node_id=a%20b']) {
    expect((await ask(wrong)).status, wrong).toBe(400);
  }
});

test('a device finds what it was brought to, taken from and visited at', async () => {
  expect(await ids('&node_id=VG-1')).toEqual([32, 31]);
  expect(await ids('&node_id=VG-2')).toEqual([32]);
  expect((await ask('&node_id=VG-9')).status).toBe(404);
});

test('a report names the photos that were sent with it', async () => {
  const photo = (image_id: number, client_id: number, source_entity_id: string) => ({
    image_id,
    client_id,
    image_type: 'device_install' as const,
    date_created: `${DAY}T15:00:00.000Z`,
    day: DAY,
    source_entity_id,
    source_sha256: `${image_id}`,
  });
  const photos = [photo(842, 1, 'event/31'), photo(841, 1, 'event/31'), photo(843, 3, 'event/31')];
  await service.databases.owner.insertInto('image').values(photos).execute();
  for (const as of [grower, await service.as('superReader')]) {
    const { items } = (await (await ask('&station_id=1001', as)).json()) as {
      items: { event_id: number; image_ids: number[] }[];
    };
    expect(items.map(({ event_id, image_ids }) => [event_id, image_ids])).toEqual([
      [32, []],
      [31, [841, 842]],
    ]);
  }
});

test('older names ask the same', async () => {
  const older = async (query: string) => {
    const answer = await grower(`/events?dateStart=2026-10-01&dateEnd=2026-10-31${query}`);
    return ((await answer.json()) as Answer).items.map((item) => item.event_id);
  };
  expect(await older('&serialNumber=VG-1&eventType=device_swap')).toEqual([32]);
  expect(await older('&stationId=1001')).toEqual([32, 31]);
  const crossed = await grower('/events?dateStart=2026-10-31&dateEnd=2026-10-01');
  const { errors } = (await crossed.json()) as { errors: { field: string }[] };
  expect([crossed.status, errors[0]?.field]).toEqual([400, 'dateEnd']);
});

test('attempts to connect are for those who look after devices, and are listed with the reports on request', async () => {
  const kinds = '&client_id=1&type=iot_device_connection_attempt';
  expect((await ask(kinds)).status).toBe(403);
  const root = await service.as('superReader');
  const attempts = Array.from({ length: 5 }, (_, i) => ({
    client_id: 1,
    attempt_id: 50 + i,
    serial_number: 'VG-1',
    t: `${DAY}T15:00:00.00${i % 2}${i}Z`,
    received_at: `${DAY}T15:01:00.000Z`,
    station_id: 1001,
    url_connected: 'https://vigia.example',
  }));
  await service.databases.owner.insertInto('connection_attempt').values(attempts).execute();
  expect(await ids(kinds, root)).toEqual([53, 51, 54, 52, 50]);
  const [first] = ((await (await ask(kinds, root)).json()) as { items: object[] }).items;
  expect(first).toMatchObject({
    node_id: 'VG-1',
    station_name: 'N-1',
    url_connected: 'https://vigia.example',
  });
  const both = `${kinds},device_swap,device_install`;
  const all = await ids(both, root);
  expect(all).toEqual([53, 51, 32, 31, 54, 52, 50]);
  expect(await pagesOf(both, root)).toEqual(all);
  expect(await ids('&station_id=1001', root)).toEqual([32, 31]);
});

/** Ids of all pages, two rows per page. */
async function pagesOf(query: string, as: typeof grower): Promise<number[]> {
  const seen: number[] = [];
  let next = '';
  for (let pages = 0; pages < 20; pages += 1) {
    const page = (await (await ask(`&limit=2${query}${next}`, as)).json()) as Answer;
    seen.push(...page.items.map((item) => item.event_id));
    if (page.page_id === undefined) break;
    next = `&page_id=${page.page_id}`;
  }
  return seen;
}

test('pages of several clients contain each report once, newest first, whatever the reader sees of them', async () => {
  for (const person of ['grower', 'narrowed', 'adviser', 'superReader'] as const) {
    const as = await service.as(person);
    const all = await ids('', as);
    expect(await pagesOf('', as), person).toEqual(all);
    expect(all.length).toBeGreaterThanOrEqual(person === 'narrowed' ? 4 : 7);
  }
});
