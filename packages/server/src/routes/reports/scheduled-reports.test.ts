import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Ask, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

let service: TestApp;
let admin: (path: string, ask?: Ask) => Promise<Response>;
beforeAll(async () => {
  service = await startTestApp();
  admin = await service.as('admin');
});
afterAll(() => service.close());

const report = {
  user_id: 51,
  sector_id: 11,
  season_id: 101,
  start_date: '2026-11-01',
  end_date: '2027-03-01',
  cron_expression: '0 8 * * 1',
  report_type: 'climate-report',
};
const PATH = '/v2/scheduled_reports';
const list = async (query: string, ask = admin) =>
  (await (await ask(`${PATH}?client_id=1${query}`)).json()) as {
    scheduled_reports: { scheduled_id: number }[];
    count: number;
  };

test('a report is scheduled, listed page by page and ended', async () => {
  const made = await admin(PATH, { body: report });
  expect(made.status).toBe(201);
  const { scheduled_id: id, ...rest } = (await made.json()) as { scheduled_id: number };
  expect(rest).toEqual({ ...report, client_id: 1, last_delivery: null });
  const all = await list('');
  expect(all.count).toBe(3);
  expect(all.scheduled_reports.map((one) => one.scheduled_id)).toEqual([id, 702, 701]);
  const second = await list('&page_number=2&limit=2');
  expect([second.count, second.scheduled_reports.map((one) => one.scheduled_id)]).toEqual([3, [701]]);
  const ended = await admin(`${PATH}/${id}`, { method: 'DELETE' });
  expect([ended.status, await ended.text()]).toEqual([204, '']);
  expect((await admin(`${PATH}/${id}`, { method: 'DELETE' })).status).toBe(404);
  expect((await list('')).count).toBe(2);
});

test('who sees some sectors sees the reports of those', async () => {
  const narrowed = await list('', await service.as('narrowed'));
  expect([narrowed.count, narrowed.scheduled_reports.map((one) => one.scheduled_id)]).toEqual([1, [701]]);
});

test.each([
  ['crossed dates', { start_date: '2027-04-01' }, 'start_date'],
  ['no date', { end_date: '2027-02-30' }, 'end_date'],
  ['another rhythm', { cron_expression: '* * * * *' }, 'cron_expression'],
  ['no expression', { cron_expression: 'lunes' }, 'cron_expression'],
  ['another kind', { report_type: 'todo' }, 'report_type'],
  ['a person who does not see the sector', { user_id: 52, sector_id: 12 }, 'user_id'],
])('%s is refused', async (_, change, field) => {
  const answer = await admin(PATH, { body: { ...report, ...change } });
  expect(answer.status).toBe(400);
  const { errors } = (await answer.json()) as { errors: { field: string }[] };
  expect(errors.map((error) => error.field)).toContain(field);
});

test('what is foreign is unknown, and growers do not schedule', async () => {
  for (const change of [{ user_id: 54 }, { season_id: 301 }, { sector_id: 31 }, { user_id: 999 }]) {
    expect((await admin(PATH, { body: { ...report, ...change } })).status).toBe(404);
  }
  const grower = await service.as('grower');
  expect((await grower(PATH, { body: report })).status).toBe(403);
  expect((await grower(`${PATH}/701`, { method: 'DELETE' })).status).toBe(403);
  expect((await list('')).count).toBe(2);
});
