import type { ColumnsAnswer } from '@vigia/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Ask, startTestApp, type TestApp } from '../../tests/support/test-app.ts';

let service: TestApp;
let admin: (path: string, ask?: Ask) => Promise<Response>;
beforeAll(async () => {
  service = await startTestApp();
  admin = await service.as('admin');
  await photo('2026-11-01', [0.9, 0.8]);
  await visit('2026-11-02');
  await photo('2026-11-03', [0.9]);
  await photo('2026-11-05', [0.9, 0.9, 0.4]);
  await photo('2026-11-06', [0.9], 'cydia');
});
afterAll(() => service.close());

async function photo(day: string, scores: readonly number[], inference_model = 'lobesia'): Promise<void> {
  const { owner } = service.databases;
  const { image_id } = await owner
    .insertInto('image')
    .values({
      client_id: 1,
      station_id: 1001,
      image_type: 'bug',
      date_created: `${day}T15:00:00.000Z`,
      day,
      source_sha256: `${day} ${inference_model}`,
    })
    .returning('image_id')
    .executeTakeFirstOrThrow();
  const box = { left: 0, top: 0, right: 2, bottom: 2 };
  const boxes = scores.map((score) => ({
    centroid: { x: 1, y: 1 },
    detection_box: box,
    score,
    class: 'insect',
  }));
  await owner
    .insertInto('detection')
    .values({ client_id: 1, image_id, inference_model, detector: 'test', boxes: JSON.stringify(boxes) })
    .execute();
}

async function visit(day: string): Promise<void> {
  const at = `${day}T15:00:00.000Z`;
  await service.databases.owner
    .insertInto('event')
    .values({
      client_id: 1,
      type: 'station_maintenance',
      station_id: 1001,
      datetime_created: at,
      datetime_event: at,
      date_event: day,
    })
    .execute();
}

const ask = (more: Record<string, string> = {}, stations = [1001], model = 'lobesia') => {
  const days = { date_start: '2026-11-03', date_end: '2026-11-06', format: 'columns' };
  return admin(`/data_analytics/inference/${model}?${new URLSearchParams({ ...days, ...more })}`, {
    body: { station_id_list: stations },
  });
};
async function values(more: Record<string, string> = {}, model = 'lobesia') {
  const answer = await ask(more, [1001], model);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return ((await answer.json()) as ColumnsAnswer).values;
}

test('what a model sees is counted like what people do: by plate', async () => {
  expect(await values({ per_station_transform: 'incremental' })).toEqual([1, null, 2, null]);
  expect(await values({ per_station_transform: 'incremental', min_score: '0.5' })).toEqual([
    1,
    null,
    1,
    null,
  ]);
  expect(await values({ per_station_transform: 'accumulated' })).toEqual([1, null, 3, null]);
  expect(await values({ station_aggregation: 'max' })).toEqual([1, null, 3, null]);
});

test('the plate that hung when the range begins is known', async () => {
  const later = { date_start: '2026-11-05', per_station_transform: 'incremental' };
  expect(await values(later)).toEqual([2, null]);
});

test('each model has its own series, and one that has not looked has holes', async () => {
  expect(await values({ per_station_transform: 'incremental' }, 'cydia')).toEqual([null, null, null, 1]);
  expect(await values({}, 'dalbulus')).toEqual([null, null, null, null]);
});

test('a photo that the model looks at later changes the answer', async () => {
  const etag = (await ask()).headers.get('etag');
  await photo('2026-11-04', [0.9]);
  const fresh = await ask();
  expect(fresh.headers.get('etag')).not.toBe(etag);
  expect(((await fresh.json()) as ColumnsAnswer).values[1]).toBe(1);
});

test('odd names and other people’s stations', async () => {
  expect((await ask({}, [1001], 'Lobesia%20')).status).toBe(400);
  expect((await ask({ min_score: '2' })).status).toBe(400);
  expect((await ask({}, [3001])).status).toBe(404);
});
