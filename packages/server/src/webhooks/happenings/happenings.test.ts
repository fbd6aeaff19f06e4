import { WEBHOOK_KINDS } from '@vigia/domain/events';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FARM } from '../../../tests/support/small-farm.ts';
import { PHOTO_TAKEN, PHOTOS } from '../../../tests/support/small-photos.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../../tests/support/test-app.ts';
import { warmDay } from '../../../tests/support/warm-day.ts';
import { serviceScope } from '../../access/gate.ts';
import { asClient } from '../../db/tenant.ts';
import { lookAtStations } from '../../notifications/look-at-stations.ts';
import { tellFigures } from './figures.ts';

const DAY_MS = 86_400_000;
let service: TestApp;
let webhookId: number;
beforeAll(async () => {
  service = await startTestApp();
  const body = { client_id: 1, webhook_name: 'Todo', webhook_url: 'https://todo.example/', sector_ids: [] };
  const made = await (await service.as('manager'))('/v2/webhooks', {
    body: { ...body, webhook_kinds: WEBHOOK_KINDS },
  });
  webhookId = ((await made.json()) as { webhook: { webhook_id: number } }).webhook.webhook_id;
});
beforeEach(async () => {
  await service.databases.owner.deleteFrom('webhook_delivery').execute();
});
afterAll(() => service?.close());

const told = async () => {
  const rows = await service.databases.owner
    .selectFrom('webhook_delivery')
    .selectAll()
    .where('webhook_id', '=', webhookId)
    .orderBy('delivery_id')
    .execute();
  return rows.map(({ message_kind, subject, message_body }) => ({
    ...{ kind: message_kind, subject },
    body: JSON.parse(message_body) as Record<string, unknown>,
  }));
};
const made = (at: string) =>
  service.databases.owner
    .updateTable('webhook')
    .set({ created_at: at })
    .where('webhook_id', '=', webhookId)
    .execute();
const figuresAt = (now: number) =>
  asClient(service.databases.background, 1, (tx) => tellFigures(tx, serviceScope(1), 1, now));

describe('programs are told', () => {
  const report = {
    ...{ client_id: 1, type: 'agrochemical_recommendation', datetime_event: '2026-11-20T15:00:00.000Z' },
    ...{ user_email: 'grower@vigia.example', comments: 'Listo', sector_id: 11, pest_id: 1, crop_id: 1 },
  };

  test('of a report and the notice that follows it, in their order; of a refused one nothing', async () => {
    const grower = await service.as('grower');
    expect((await grower('/v2/events', { body: { ...report, sector_id: 31 } })).ok).toBe(false);
    expect(await told()).toEqual([]);
    const answer = await grower('/v2/events', { body: report });
    expect(answer.status, await answer.clone().text()).toBe(201);
    const event = (await answer.json()) as object;
    expect(await told()).toMatchObject([
      { kind: 'report', subject: 'sector/11', body: { message_kind: 'report', sector_id: 11, data: event } },
      { kind: 'notice', subject: 'sector/11', body: { data: { type: 'pesticide_recommendation' } } },
    ]);
  });

  test('of a count and the threshold that it crosses, each time and once', async () => {
    const manager = await service.as('superAdmin');
    const count = async (overall: number) => {
      const samples = Array.from({ length: overall }, (_, x) => ({ x, y: 1, method: 'manual' }));
      const answer = await manager(`/images/${PHOTOS.north}/metadata`, {
        method: 'PUT',
        body: {
          image_analytics: JSON.stringify({ bug: { 1: { samples, overall } } }),
          date_created: PHOTO_TAKEN.replace('Z', '+00:00'),
        },
      });
      expect(answer.status, await answer.clone().text()).toBe(200);
    };
    await made('2026-11-20T10:00:00.000Z');
    await count(60);
    await count(61);
    const messages = await told();
    expect(messages.map(({ kind }) => kind)).toEqual(['count', 'capture-threshold', 'count']);
    expect(messages[0]?.body).toMatchObject({
      station_id: FARM.stations.north,
      data: { image_id: PHOTOS.north, pest_counts: [{ pest_id: 1, overall: 60 }] },
    });
    expect(messages[1]?.body).toMatchObject({
      data: { pest_id: 1, crossed_on: '2026-11-20', chip_level: 'error', week_captures: 60 },
    });
    await figuresAt(service.clock.now);
    expect(
      (await told()).map(({ kind }) => kind).filter((kind) => kind === 'capture-threshold'),
    ).toHaveLength(1);
  });

  test('of a stage of a pest that began by its degree-days, once, and not of days before they were there', async () => {
    const { owner } = service.databases;
    await made(new Date(TEST_NOW).toISOString());
    const days = Array.from({ length: 200 }, (_, i) =>
      new Date(TEST_NOW + (i - 190) * DAY_MS).toISOString().slice(0, 10),
    );
    await owner.deleteFrom('climate_day').execute();
    await owner
      .insertInto('climate_day')
      .values(days.map((day) => warmDay(1, FARM.stations.north, day)))
      .execute();
    const milestones = async () => (await told()).filter(({ kind }) => kind === 'milestone');
    await figuresAt(TEST_NOW);
    const before = (await milestones()).length;
    await figuresAt(TEST_NOW + 9 * DAY_MS);
    await figuresAt(TEST_NOW + 9 * DAY_MS);
    const all = await milestones();
    expect(all.length).toBeGreaterThan(before);
    expect(new Set(all.map(({ body }) => JSON.stringify(body.data))).size).toBe(all.length);
    for (const { subject, body } of all) {
      expect(subject).toBe('sector/11');
      const { reached_on } = body.data as { reached_on: string };
      expect(reached_on >= '2026-11-21').toBe(true);
    }
  });

  test('of a station whose state changes, and not of one that stays as it is', async () => {
    const { owner } = service.databases;
    await owner.deleteFrom('station_state').execute();
    const look = (now: number) =>
      asClient(service.databases.background, 1, (tx) => lookAtStations(tx, serviceScope(1), 1, now));
    await look(TEST_NOW);
    const first = await told();
    expect(first.map(({ body }) => body.data)).toContainEqual({
      ...{ day: '2026-11-21', health_state: 'error', health_state_before: null },
    });
    await look(TEST_NOW + DAY_MS);
    expect(await told()).toHaveLength(first.length);
    await owner.updateTable('station_state').set({ state: 'ok' }).execute();
    await look(TEST_NOW + 2 * DAY_MS);
    expect((await told()).at(-1)?.body.data).toMatchObject({
      health_state: 'error',
      health_state_before: 'ok',
    });
  });
});
