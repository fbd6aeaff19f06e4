import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { FARM } from '../../../tests/support/small-farm.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

const PATH = '/v2/alert-rules';
const RULE = {
  ...{ client_id: 1, alert_kind: 'captures', pest_id: FARM.pest, captures_from: 5, within_days: 7 },
  ...{ stage: null, mildew_from: null, silent_hours: null, sector_ids: [11], month_from: 10, month_to: 3 },
};
let service: TestApp;
let admin: Awaited<ReturnType<TestApp['as']>>;
beforeAll(async () => {
  service = await startTestApp();
  admin = await service.as('admin');
});
afterAll(() => service.close());
beforeEach(async () => {
  await service.databases.owner.deleteFrom('alert_rule').execute();
});

async function ask(path: string, body: object, method = 'POST') {
  const answer = await admin(path, { method, body });
  const json = (await answer.json()) as Record<string, unknown> & { alert_rule_id: number };
  return { status: answer.status, json };
}
const edit = (id: number, body: object) => ask(`${PATH}/${id}`, body, 'PUT');

test('is kept without what its kind has not, listed with archived ones, and recorded in the history', async () => {
  const { client_id, ...sent } = RULE;
  const { status, json } = await ask(PATH, { ...RULE, silent_hours: 24, stage: 'egg' });
  const id = json.alert_rule_id;
  const shown = { ...sent, alert_rule_id: id, alert_is_archived: false };
  expect([status, json]).toMatchObject([201, shown]);
  const turned = await edit(id, { alert_kind: 'silence', silent_hours: 36 });
  expect(turned.json).toMatchObject({
    pest_id: null,
    captures_from: null,
    within_days: null,
    silent_hours: 36,
  });
  await edit(id, { alert_is_archived: true });
  const list = await admin(`${PATH}?client_id=${client_id}`);
  expect(await list.json()).toMatchObject([{ alert_rule_id: id, alert_is_archived: true }]);
  const { rows } = await (await service.superuser()).query(
    "select action, fields from change_log where kind = 'alert-rule' order by change_id",
  );
  expect(rows).toHaveLength(3);
});

test('joins what two people changed, and refuses what both did', async () => {
  const id = (await ask(PATH, RULE)).json.alert_rule_id;
  await edit(id, { captures_from: 8 });
  const { json } = await edit(id, {
    captures_from: 5,
    within_days: 10,
    seen: { captures_from: 5, within_days: 7 },
  });
  expect(json).toMatchObject({ captures_from: 8, within_days: 10 });
  const both = await edit(id, { captures_from: 9, seen: { captures_from: 5 } });
  expect([both.status, both.json]).toMatchObject([409, { errors: [{ field: 'captures_from' }] }]);
});

test('keeps a field that is gone since, and takes no other one', async () => {
  const id = (await ask(PATH, RULE)).json.alert_rule_id;
  await service.databases.owner
    .updateTable('alert_rule')
    .set({ sector_ids: [11, 999] })
    .execute();
  expect((await edit(id, { captures_from: 6 })).status).toBe(200);
  const { status, json } = await edit(id, { sector_ids: [31] });
  expect([status, json]).toMatchObject([400, { errors: [{ field: 'sector_ids' }] }]);
});

test('there are a hundred in use at most; archived ones do not count, and are not restored beyond', async () => {
  const first = (await ask(PATH, RULE)).json.alert_rule_id;
  await edit(first, { alert_is_archived: true });
  const { client_id: _, ...columns } = RULE;
  const rows = Array.from({ length: 100 }, () => ({
    ...{ ...columns, alert_kind: 'captures' as const, client_id: 1, changed_at: '2026-11-01T00:00:00Z' },
  }));
  await service.databases.owner.insertInto('alert_rule').values(rows).execute();
  for (const { status, json } of [await ask(PATH, RULE), await edit(first, { alert_is_archived: false })])
    expect([status, json]).toMatchObject([400, { errors: [{ field: 'alert_kind' }] }]);
});
