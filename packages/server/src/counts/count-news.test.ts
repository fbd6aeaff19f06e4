import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { FARM } from '../../tests/support/small-farm.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../tests/support/test-app.ts';
import { serviceScope } from '../access/gate.ts';
import { asClient } from '../db/tenant.ts';
import { makeNotifications } from '../notifications/make-notifications.ts';
import { tellFigures } from '../webhooks/happenings/figures.ts';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
  const body = {
    client_id: 1,
    webhook_name: 'Umbrales',
    webhook_url: 'https://todo.example/',
    sector_ids: [],
  };
  const made = await (await service.as('manager'))('/v2/webhooks', {
    body: { ...body, webhook_kinds: ['capture-threshold'] },
  });
  expect(made.status).toBe(201);
  // Programs are told of what is newer than their webhook.
  await service.databases.owner
    .updateTable('webhook')
    .set({ created_at: '2026-11-19T15:00:00.000Z' })
    .where('client_id', '=', 1)
    .execute();
});
beforeEach(async () => {
  const { owner } = service.databases;
  for (const table of ['notification', 'event', 'capture', 'field_count', 'webhook_delivery'] as const)
    await owner.deleteFrom(table).where('client_id', '=', 1).execute();
});
afterAll(() => service?.close());

const DAY = '2026-11-20';
const ways = {
  'by hand': async (number_found: number) => {
    const count = { station_id: FARM.stations.north, pest_id: FARM.pest, date_count: DAY, number_found };
    return (await service.as('grower'))('/v2/field_counts', {
      body: { client_id: 1, field_counts: [count] },
    });
  },
  'by a file': async (found: number) =>
    (await service.as('superAdmin'))('/v2/imports/stations?client_id=1', {
      method: 'POST',
      headers: { 'content-type': 'text/csv' },
      body: `Fecha;Estación;Capturas\n${DAY};N-1;${found}\n`,
    }),
} as const;
const asService = <T>(work: Parameters<typeof asClient<T>>[2]) =>
  asClient(service.databases.background, 1, work);

test.each(['by hand', 'by a file'] as const)(
  'the first capture is notified of a count %s, once',
  async (way) => {
    const notify = () => asService((tx) => makeNotifications(tx, serviceScope(1), 1, TEST_NOW));
    const firsts = async () =>
      await service.databases.owner
        .selectFrom('notification')
        .select(['type', 'sector_id', 'pest_id', 'date'])
        .where('client_id', '=', 1)
        .where('type', '=', 'first_capture')
        .execute();
    expect((await ways[way](0)).status).toBe(200);
    await notify();
    expect(await firsts()).toEqual([]);
    expect((await ways[way](3)).status).toBe(200);
    await notify();
    await notify();
    expect(await firsts()).toEqual([
      { type: 'first_capture', sector_id: FARM.sectors.north, pest_id: FARM.pest, date: DAY },
    ]);
  },
);

test.each(['by hand', 'by a file'] as const)(
  'programs are told of the threshold that a count %s crosses, and of its correction nothing more',
  async (way) => {
    const told = async () => {
      await asService((tx) => tellFigures(tx, serviceScope(1), 1, TEST_NOW));
      const rows = await service.databases.owner
        .selectFrom('webhook_delivery')
        .select(['message_kind', 'message_body'])
        .where('client_id', '=', 1)
        .execute();
      return rows.map(({ message_body }) => (JSON.parse(message_body) as { data: object }).data);
    };
    expect((await ways[way](0)).status).toBe(200);
    expect(await told()).toEqual([]);
    expect((await ways[way](60)).status).toBe(200);
    const crossed = { pest_id: FARM.pest, crossed_on: DAY, chip_level: 'error', week_captures: 60 };
    expect(await told()).toMatchObject([crossed]);
    expect((await ways[way](59)).status).toBe(200);
    expect(await told()).toHaveLength(1);
  },
);
