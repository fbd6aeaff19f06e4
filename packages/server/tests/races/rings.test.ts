import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asClient } from '../../src/db/tenant.ts';
import { sha256 } from '../../src/images/photo.ts';
import { refreshRollups } from '../../src/ingest/rollups.ts';
import { platePhoto } from '../../src/seed/plate-photo.ts';
import { lockRow } from '../../src/stores/lock-row.ts';
import { useChallenge } from '../../src/stores/people/step-challenges.ts';
import { DEVICE_KEY, PEOPLE } from '../support/small-farm.ts';
import { type Ask, startTestApp, TEST_NOW, type TestApp } from '../support/test-app.ts';
import { deadlockCounter } from './deadlocks.ts';
import { meet, untilWaiting } from './meet.ts';

let service: TestApp;
let person: (path: string, ask?: Ask) => Promise<Response>;
beforeAll(async () => {
  service = await startTestApp();
  person = await service.as('superAdmin');
});
afterAll(() => service.close());

const DEVICE = { 'x-device-key': DEVICE_KEY };
const TAKEN = '2026-11-20T14:30:00.000Z';

async function answered(answer: Promise<Response>): Promise<void> {
  const { status } = await answer;
  expect([200, 201]).toContain(status);
}
const measured = (t: string, ambient_temperature_c = 15) =>
  answered(
    service.ask('/v2/nodes/VG-1/data', {
      headers: DEVICE,
      body: { readings: [{ category: 'thpg', t, ambient_temperature_c, ambient_humidity_rh: 60 }] },
    }),
  );

/** Of three things that two writers write, one in this order and one in the other. */
async function meetReversed<T>(
  things: readonly [T, T, T],
  held: Parameters<typeof meet>[1],
  write: (list: readonly T[]) => Promise<unknown>,
): Promise<void> {
  await meet(
    service,
    held,
    () => write(things),
    () => write(things.toReversed()),
  );
}

/** A photo of the device from before anybody reported where it stands. */
async function waitingPhoto(): Promise<number> {
  const { rows } = await sql<{ image_id: number }>`
    insert into image (client_id, node_serial_number, image_type, date_created, day, source_entity_id, source_sha256)
    values (1, 'VG-1', 'bug', '2026-11-19T14:00:00Z', '2026-11-19', 'node/VG-1', 'waits')
    returning image_id`.execute(service.databases.owner);
  return rows[0]!.image_id;
}

function photos(files: readonly Buffer[]): FormData {
  const body = new FormData();
  body.append('date_created', TAKEN);
  for (const [i, file] of files.entries())
    body.append('file', new File([new Uint8Array(file)], `${i}.jpg`, { type: 'image/jpeg' }));
  return body;
}

const STATION = { text: 'select from station where client_id = 1 and station_id = 1001 for no key update' };

beforeEach(() => measured(TAKEN));

test('what is kept for how long, set in two orders', async () => {
  const set = (kinds: readonly string[]) =>
    answered(
      person('/v2/clients/1/retention', {
        method: 'PUT',
        body: { settings: kinds.map((kind) => ({ kind, keep_days: 400 })) },
      }),
    );
  await set(['readings', 'reports', 'logs', 'images']);
  const held = { text: "select from retention where client_id = 1 and kind = 'reports' for update" };
  await meetReversed(['readings', 'reports', 'logs'], held, set);
});

test('lines of a device’s log, sent in two orders', async () => {
  await sql`select ensure_device_month('2026-11-01')`.execute(service.databases.owner);
  const line = (log_datetime: string) => ({ log_datetime, log_level: 'I', log_string: 'hola' });
  const held = {
    text: `insert into device_log (client_id, serial_number, log_uploaded, log_datetime, log_level, log_string, line_hash)
      values (1, 'VG-1', now(), '2026-11-20T11:00:00Z', 'I', 'hola', md5('Ihola')::uuid)`,
  };
  await meetReversed(
    [line('2026-11-20T10:00:00Z'), line('2026-11-20T11:00:00Z'), line('2026-11-20T12:00:00Z')],
    held,
    (logs) => answered(service.ask('/v2/nodes/VG-1/logs', { headers: DEVICE, body: { logs } })),
  );
});

test('photos of a station, imported in two orders', async () => {
  const plate = (name: string) => platePhoto({ width: 320, height: 240, insects: [], name });
  const files = [await plate('a'), await plate('b'), await plate('c')] as const;
  const held = {
    text: `insert into image (client_id, station_id, node_serial_number, image_type, date_created, day, source_entity_id,
      source_sha256) values (1, 1001, 'VG-1', 'bug', $1, '2026-11-20', 'import', $2)`,
    values: [TAKEN, sha256(files[1])],
  };
  await meetReversed(files, held, (list) =>
    answered(person('/v2/images?station_id=1001', { body: photos(list) })),
  );
});

test('notices, marked as read in two orders and as unread in a third', async () => {
  const { rows } = await sql<{ id: number }>`
    insert into notification (client_id, cause, type, datetime_sent, sector_id)
    select 1, 'ring ' || i, 'lure', ${TAKEN}::timestamptz, 11 from generate_series(1, 3) i
    returning notification_id as id`.execute(service.databases.owner);
  const ids = rows.map(({ id }) => id) as [number, number, number];
  const mark = (notification_ids: readonly number[], read = true) =>
    answered(person('/v2/notifications', { method: 'PUT', body: { client_id: 1, notification_ids, read } }));
  const held = {
    text: `insert into notification_read (client_id, notification_id, user_id, datetime_read)
      values (1, $1, $2, now())`,
    values: [ids[1], PEOPLE.superAdmin.user_id],
  };
  await meetReversed(ids, held, (list) => mark(list));
  await mark(ids, false);
});

test('two second steps of one person that are used at once', async () => {
  const { auth, owner } = service.databases;
  const at = new Date(TEST_NOW).toISOString();
  const row = { client_id: 1, user_id: PEOPLE.admin.user_id, purpose: 'sign-in', created_at: at } as const;
  const hashes = ['middle', 'first', 'second'];
  await owner
    .insertInto('step_challenge')
    .values(
      hashes.map((challenge_hash) => ({ ...row, challenge_hash, passkey_challenge: null, expires_at: at })),
    )
    .execute();
  await meet(
    service,
    { text: "select from step_challenge where challenge_hash = 'middle' for update" },
    () => useChallenge(auth, 'first'),
    () => useChallenge(auth, 'second'),
  );
});

test('roll-ups that are made anew while the device sends', async () => {
  await meet(
    service,
    STATION,
    () => measured(TAKEN, 16),
    () =>
      asClient(service.databases.app, 1, (tx) =>
        refreshRollups(tx, { clientId: 1, stationId: 1001 }, ['2026-11-20' as never]),
      ),
  );
});

test('a photo that waits for its station, edited while the device sends the next', async () => {
  const image_id = await waitingPhoto();
  const next = photos([await platePhoto({ width: 320, height: 240, insects: [], name: 'next' })]);
  await meet(
    service,
    STATION,
    () => answered(service.ask('/v2/nodes/VG-1/images', { headers: DEVICE, body: next })),
    () =>
      answered(person('/v2/images', { method: 'PUT', body: { items: [{ image_id, station_id: 1001 }] } })),
  );
});

test('the first reading of a month, while somebody reads reports and then readings', async () => {
  const deadlocks = deadlockCounter(service.databases);
  const [reader, watcher] = [await service.superuser(), await service.superuser()];
  await reader.query('begin');
  await reader.query('select count(*) from device_report');
  const stored = measured('2026-08-20T14:30:00.000Z');
  await Promise.race([stored, untilWaiting(watcher, 1)]);
  await reader.query('select count(*) from reading');
  await reader.query('commit');
  await reader.end();
  await watcher.end();
  await stored;
  expect(deadlocks()).toBe(0);
});

test('a ring is seen, and its writers are run again until both are done', async () => {
  const deadlocks = deadlockCounter(service.databases);
  let arrived = 0;
  let release = () => {};
  const bothHoldOne = new Promise<void>((done) => {
    release = done;
  });
  const hold = (first: number, second: number) =>
    asClient(service.databases.app, 1, async (tx) => {
      await lockRow(tx, 'sector', 'sector_id', first);
      arrived += 1;
      if (arrived === 2) release();
      await bothHoldOne;
      await lockRow(tx, 'sector', 'sector_id', second);
    });
  await Promise.all([hold(11, 12), hold(12, 11)]);
  expect(deadlocks()).toBe(1);
});
