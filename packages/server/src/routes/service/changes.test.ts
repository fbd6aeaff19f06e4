import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { IS_DISTRIBUTED } from '../../../tests/citus/nodes.ts';
import { TENANT_TABLES_BESIDE_THE_LOG } from '../../../tests/support/change-log-rules.ts';
import { GOOD } from '../../../tests/support/farm-bodies.ts';
import { EMBED_KEY_ID, FOREIGN_CANARY, PEOPLE } from '../../../tests/support/small-farm.ts';
import { type Ask, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

interface Change {
  kind: string;
  action: string;
  thing_id: string;
  thing_name: string;
  user: { email: string } | null;
  fields: { field: string; from: unknown; to: unknown }[];
}
type As = (path: string, ask?: Ask) => Promise<Response>;

let service: TestApp;
let admin: As;
let root: As;
beforeAll(async () => {
  service = await startTestApp();
  admin = await service.as('admin');
  root = await service.as('superAdmin');
});
afterAll(() => service.close());

const list = async (query = '', as: As = root) =>
  (await (await as(`/v2/changes?client_id=1${query}`)).json()) as {
    items: Change[];
    count: number;
    people: { email: string }[];
  };
const last = async (): Promise<Change> => (await list()).items[0] as Change;
const send = async (route: string, body?: unknown, as: As = root) => {
  const [method, path] = route.split(' ') as [string, string];
  const answer = await as(path, { method, ...(body !== undefined && { body }) });
  expect(answer.status, `${route}: ${await answer.clone().text()}`).toBeLessThan(300);
  return answer;
};

/** Every administrative write, and its entry in the log. */
const WRITES: readonly (readonly [
  route: string,
  body: unknown,
  kind: string,
  action: string,
  name: string,
])[] = [
  ['PUT /v2/clients/1', { client_name: 'Viña Nueva' }, 'client', 'changed', 'Viña Nueva'],
  ['POST /v2/sectors', GOOD.sector, 'sector', 'created', 'Oriente'],
  ['PUT /v2/sectors/11', { sector_name: 'Norte alto' }, 'sector', 'changed', 'Norte alto'],
  ['POST /v2/seasons', GOOD.season, 'season', 'created', '2027–28'],
  ['PUT /v2/seasons/101', { season_name: '2026' }, 'season', 'changed', '2026'],
  ['POST /v2/biofix', GOOD.biofix, 'biofix', 'created', 'Norte alto · Carpocapsa'],
  ['POST /v2/stations', GOOD.station, 'station', 'created', 'N-9'],
  ['PUT /v2/stations/1001', { tags: ['borde'] }, 'station', 'changed', 'N-1'],
  ['DELETE /v2/stations/1002', undefined, 'station', 'changed', 'S-1'],
  ['POST /v2/stations/1001/hw-config', GOOD.hardware, 'hardware', 'created', 'N-1'],
  ['POST /v2/nodes', GOOD.node, 'node', 'created', 'VG-70'],
  ['PUT /v2/nodes/VG-70', { node_firmware_version: '2.1' }, 'node', 'changed', 'VG-70'],
  ['POST /v2/nodes/VG-70/keys', undefined, 'node-key', 'created', 'VG-70'],
  [
    'POST /v2/users',
    { client_id: 1, first_name: 'Ana', last_name: 'Pérez', email: 'ana@vigia.example' },
    'user',
    'created',
    'ana@vigia.example',
  ],
  [
    'PUT /v2/users/51',
    { first_name: 'Ana', last_name: 'Soto', email: PEOPLE.grower.email, enabled: false },
    'user',
    'changed',
    PEOPLE.grower.email,
  ],
  [
    'PUT /v2/clients/1/retention',
    { settings: [{ kind: 'logs', keep_days: 200 }] },
    'retention',
    'created',
    'logs',
  ],
  [
    `PUT /v2/embed-keys/${EMBED_KEY_ID}`,
    {
      name: 'Cooperativa',
      sector_ids: [11],
      station_ids: [],
      metrics: ['risk'],
      origins: ['https://coop.example'],
    },
    'embed-key',
    'changed',
    'Cooperativa',
  ],
  [`POST /v2/embed-keys/${EMBED_KEY_ID}/revoke`, undefined, 'embed-key', 'changed', ''],
];

describe('the log of changes', () => {
  test.each(WRITES)('%s', async (route, body, kind, action, name) => {
    const before = (await list()).count;
    await send(route, body);
    const { items, count } = await list();
    expect(count).toBeGreaterThan(before);
    const change = items.slice(0, count - before).find((one) => one.kind === kind) as Change;
    expect(change).toMatchObject({ kind, action, user: { email: PEOPLE.superAdmin.email } });
    expect(change.thing_name).toContain(name);
    expect(change.fields.length).toBeGreaterThan(0);
  });

  test('shows what was and what is, with names for ids', async () => {
    await send('PUT /v2/stations/1001', {
      ...GOOD.station,
      client_id: undefined,
      station_name: 'N-1',
      sector_id: 12,
    });
    expect((await last()).fields).toEqual([{ field: 'sector_id', from: 'Norte alto', to: 'Sur' }]);
    await send('PUT /v2/seasons/101', { season_name: '2026', date_end: '2027-04-29' });
    expect((await last()).fields).toEqual([{ field: 'date_end', from: '2027-04-30', to: '2027-04-29' }]);
    const config = {
      ...GOOD.hardware,
      paper_roll_config: { ...GOOD.hardware.paper_roll_config, turn_seconds: 30 },
    };
    await send('POST /v2/stations/1001/hw-config', config);
    expect((await last()).fields).toEqual([{ field: 'paper_roll_config.turn_seconds', from: 20, to: 30 }]);
  });

  test('shows a key that replaces another in one line', async () => {
    const { count } = await list();
    service.clock.now += 60_000;
    await send('POST /v2/nodes/VG-70/keys', undefined);
    expect((await list()).count).toBe(count + 1);
    expect(await last()).toMatchObject({
      kind: 'node-key',
      action: 'changed',
      fields: [{ field: 'issued_at' }],
    });
  });

  test('writes nothing for what changes nothing, is refused, or is only looked at', async () => {
    const { count } = await list();
    await send('PUT /v2/seasons/101', { season_name: '2026' });
    expect((await root('/v2/seasons/101', { method: 'PUT', body: { season_name: '' } })).status).toBe(400);
    expect((await list()).count).toBe(count);
  });

  test('writes once what is sent twice with one key', async () => {
    const { count } = await list();
    for (const _ of [1, 2]) {
      const headers = { 'idempotency-key': 'una vez' };
      expect((await root('/v2/sectors', { body: GOOD.sector, headers })).status).toBe(201);
    }
    expect((await list()).count).toBe(count + 1);
  });

  test('never contains a secret', async () => {
    const superuser = await service.superuser();
    const { rows } = await superuser.query<{ all: string }>(
      `select string_agg(c::text, ' ') as all from change_log c`,
    );
    const secrets = await superuser.query<{ secret: string }>(
      'select password_hash as secret from user_account union select key_hash from node_key union select key_hash from embed_key',
    );
    await superuser.end();
    expect(secrets.rows.length).toBeGreaterThan(5);
    for (const { secret } of secrets.rows) expect(rows[0]!.all).not.toContain(secret);
    expect(rows[0]!.all).not.toMatch(/hash|secret|\$argon/);
  });

  test('is filtered by kind, person, name and local days, and paged', async () => {
    const kinds = (await list('&kind=season,biofix&limit=100')).items.map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(new Set(['season', 'biofix']));
    await send('PUT /v2/sectors/12', { sector_name: 'Sur 100%' }, admin);
    const mine = await list(`&user_id=${PEOPLE.admin.user_id}`);
    expect(mine).toMatchObject({ count: 1, items: [{ thing_name: 'Sur 100%' }] });
    expect(mine.people.map(({ email }) => email).toSorted()).toEqual(
      [PEOPLE.admin.email, PEOPLE.superAdmin.email].toSorted(),
    );
    expect((await list('&name=UR%20100%25')).count).toBe(1);
    expect((await list('&name=1%250')).count).toBe(0);
    const first = (await list('&limit=1')).items[0];
    expect((await list('&limit=1&page_number=2')).items[0]).not.toEqual(first);
    expect((await list('&date_end=2020-01-01')).count).toBe(0);
    expect((await list('&date_start=2020-01-01')).count).toBe((await list()).count);
    expect((await root('/v2/changes?client_id=1&date_start=2026-02-01&date_end=2026-01-01')).status).toBe(
      400,
    );
  });

  test('keeps what is another client’s from the rest', async () => {
    await send('PUT /v2/sectors/31', { sector_name: `${FOREIGN_CANARY} 2` });
    expect(JSON.stringify(await list('', admin))).not.toContain(FOREIGN_CANARY);
  });

  test('passes on the numbers that nodes of a Citus give, which are beyond an int', async () => {
    const superuser = await service.superuser();
    if (!IS_DISTRIBUTED) await superuser.query('alter table change_log alter change_id type bigint');
    await superuser.query(`insert into change_log (client_id, change_id, changed_at, user_email, user_name, kind, action,
      thing_id, thing_name, fields)
      values (1, (31::bigint << 48) + 5, '2031-01-01', '', '', 'sector', 'changed', '11', 'Norte', '[]')`);
    await superuser.end();
    expect(await last()).toMatchObject({ change_id: 31 * 2 ** 48 + 5, thing_name: 'Norte' });
  });

  test('cannot be written, changed or emptied by those who serve requests', async () => {
    const { app, auth } = service.databases;
    for (const db of [app, auth]) {
      await expect(db.deleteFrom('change_log').execute()).rejects.toThrow(/permission denied/);
      await expect(
        db
          .updateTable('change_log')
          .set({} as never)
          .execute(),
      ).rejects.toThrow();
      const row = {
        client_id: 1,
        kind: 'client',
        action: 'created',
        thing_id: '',
        thing_name: '',
        fields: '[]',
      };
      await expect(
        db
          .insertInto('change_log')
          .values(row as never)
          .execute(),
      ).rejects.toThrow(/permission denied/);
    }
  });
});

test('every tenant table is recorded, or says why it need not be', async () => {
  const superuser = await service.superuser();
  const { rows } = await superuser.query<{ name: string; recorded: boolean }>(
    `select c.relname as name, exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'record_change') as recorded
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'client_id'
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition`,
  );
  await superuser.end();
  const silent = rows.filter(({ recorded }) => !recorded).map(({ name }) => name);
  expect(silent.toSorted()).toEqual(Object.keys(TENANT_TABLES_BESIDE_THE_LOG).toSorted());
});
