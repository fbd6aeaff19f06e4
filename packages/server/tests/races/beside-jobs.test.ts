import { type RawBuilder, sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folderBlobs } from '../../src/blobs/folder-blobs.ts';
import { deletedPhotos } from '../../src/jobs/deleted-photos.ts';
import { expiredRows } from '../../src/jobs/expired.ts';
import type { Job } from '../../src/jobs/job.ts';
import { parkedPhotos } from '../../src/jobs/parked-photos.ts';
import { retention } from '../../src/jobs/retention.ts';
import { PEOPLE } from '../support/small-farm.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../support/test-app.ts';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

const { user_id } = PEOPLE.admin;
const LONG_AGO = '2024-01-15T12:00:00Z';

interface Old {
  readonly job: Job;
  readonly table: string;
  /** Makes two rows that the job deletes. */
  readonly make: RawBuilder<unknown>;
  /** Which of a table's rows these are. */
  readonly mine: string;
}

const OLD: readonly Old[] = [
  {
    job: expiredRows,
    table: 'session',
    make: sql`insert into session (client_id, session_id, user_id, refresh_hash, expires_at, created_at)
      select 1, gen_random_uuid(), ${user_id}, 'old ' || i, ${LONG_AGO}::timestamptz, ${LONG_AGO}::timestamptz
      from generate_series(1, 2) i`,
    mine: "refresh_hash like 'old %'",
  },
  {
    job: expiredRows,
    table: 'step_challenge',
    make: sql`insert into step_challenge (client_id, challenge_hash, user_id, purpose, created_at, expires_at)
      select 1, 'old ' || i, ${user_id}, 'sign-in', ${LONG_AGO}::timestamptz, ${LONG_AGO}::timestamptz
      from generate_series(1, 2) i`,
    mine: "challenge_hash like 'old %'",
  },
  {
    job: expiredRows,
    table: 'photo_piece',
    make: sql`insert into photo_piece (client_id, user_id, event_id, photo_key, at_byte, content, sent_at)
      select 1, ${user_id}, 21, 'an old photo', i, '\\x00', ${LONG_AGO}::timestamptz from generate_series(1, 2) i`,
    mine: "photo_key = 'an old photo'",
  },
  {
    job: parkedPhotos,
    table: 'parked_photo',
    make: sql`insert into parked_photo (client_id, parked_photo_id, station_id, user_id, file_name, source_sha256,
        blob_key, sha256, width, height, bytes, brightness, expires_at)
      select 1, gen_random_uuid(), 1001, ${user_id}, 'old.jpg', i::text, 'images/1/old-' || i || '.jpg', i::text, 1, 1, 1,
        1, ${LONG_AGO}::timestamptz from generate_series(1, 2) i`,
    mine: "file_name = 'old.jpg'",
  },
  {
    job: deletedPhotos,
    table: 'image',
    make: sql`insert into image (client_id, station_id, image_type, date_created, day, source_entity_id, source_sha256,
        image_is_deleted, deleted_at)
      select 1, 1001, 'bug', ${LONG_AGO}::timestamptz, '2024-01-15', 'deleted', i::text, true, ${LONG_AGO}::timestamptz
      from generate_series(1, 2) i`,
    mine: "source_entity_id = 'deleted'",
  },
  {
    job: retention,
    table: 'image',
    make: sql`insert into image (client_id, station_id, image_type, date_created, day, source_entity_id, source_sha256)
      select 1, 1001, 'bug', ${LONG_AGO}::timestamptz, '2024-01-15', 'old', i::text from generate_series(1, 2) i`,
    mine: "source_entity_id = 'old'",
  },
  {
    job: retention,
    table: 'device_report',
    make: sql`insert into device_report (client_id, serial_number, t, category)
      select 1, 'VG-1', ${LONG_AGO}::timestamptz + make_interval(hours => i), 'signal' from generate_series(1, 2) i`,
    mine: "category = 'signal' and t < '2024-02-01'",
  },
];

test.each(OLD.map((old) => [old.job.name, old.table, old] as const))(
  'job %s leaves rows of %s that a request holds, and takes them the next time',
  async (_, table, { job, make, mine }) => {
    const { databases } = service;
    await sql`insert into retention (client_id, kind, keep_days) values (1, 'images', 400), (1, 'reports', 400)
      on conflict do nothing`.execute(databases.owner);
    await sql`select ensure_device_month(${LONG_AGO}::date)`.execute(databases.owner);
    await make.execute(databases.owner);
    const log = pino({ level: 'silent' });
    const context = { databases, blobs: folderBlobs(service.dataFolder), now: () => TEST_NOW, log };
    const run = () => job.run({ ...context, signal: new AbortController().signal });
    const left = async () =>
      (await holder.query(`select count(*)::int from ${table} where ${mine}`)).rows[0].count;
    const holder = await service.superuser();
    await holder.query('begin');
    await holder.query(`select from ${table} where ${mine} limit 1 for update`);
    expect(await left()).toBe(2);
    await run();
    expect(await left()).toBe(1);
    await holder.query('commit');
    await run();
    expect(await left()).toBe(0);
    await holder.end();
  },
);
