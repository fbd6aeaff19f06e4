import { type Insertable, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import type { UserAccountTable } from '../db/schema.ts';

/** Number of requests; `pnpm test:long tenants` makes 10,000. */
const REQUESTS = Number(process.env.VIGIA_TENANT_REQUESTS ?? 2_000);
const AT_ONCE = 24;
const TENANTS = Array.from({ length: 50 }, (_, i) => 201 + i);
/** Part of every name of a tenant, and of nothing else. */
const markOf = (tenant: number) => `INQUILINO-${tenant}-`;
const MARKS = /INQUILINO-(\d+)-/g;

let service: TestApp;
const tokens = new Map<number, string>();

beforeAll(async () => {
  service = await startTestApp();
  const { owner, auth } = service.databases;
  const all = <T>(row: (tenant: number) => T): T[] => TENANTS.map(row);
  await owner
    .insertInto('client')
    .values(all((id) => ({ client_id: id, client_name: markOf(id) })))
    .execute();
  const place = { sector_address: 'Melipilla, RM', sector_position_lat: -33.7, sector_position_lon: -71.2 };
  await owner
    .insertInto('sector')
    .values(all((id) => ({ client_id: id, sector_id: id, sector_name: markOf(id), ...place })))
    .execute();
  const span = { date_start: '2026-05-01', date_end: '2027-04-30' };
  await owner
    .insertInto('season')
    .values(all((id) => ({ client_id: id, season_id: id, season_name: markOf(id), ...span })))
    .execute();
  const version = { node_firmware_version: '1.0' };
  await owner
    .insertInto('node')
    .values(all((id) => ({ client_id: id, serial_number: markOf(id), ...version })))
    .execute();
  await owner
    .insertInto('station')
    .values(
      all((id) => ({
        client_id: id,
        station_id: id,
        station_name: markOf(id),
        sector_id: id,
        crop_id: 1,
        pest_id: 1,
        assigned_node_sn: markOf(id),
        station_season_id: id,
      })),
    )
    .execute();
  const at = '2026-10-01T15:00:00.000Z';
  await owner
    .insertInto('event')
    .values(
      all((id) => ({
        client_id: id,
        type: 'agrochemical_application',
        datetime_event: at,
        date_event: '2026-10-01',
        sector_id: id,
        comments: markOf(id),
      })),
    )
    .execute();
  await owner
    .insertInto('capture')
    .values(
      all((id) => ({ client_id: id, station_id: id, pest_id: 1, t: at, day: '2026-10-01', in_photo: id })),
    )
    .execute();
  await owner
    .insertInto('user_account')
    .values(
      all(
        (id): Insertable<UserAccountTable> => ({
          client_id: id,
          user_id: id,
          email: `${id}@vigia.example`,
          first_name: markOf(id),
          role: 'admin',
          entities_under_client: '{}',
          entities_under_sector: '{}',
          password_hash: 'x',
        }),
      ),
    )
    .execute();
  for (const id of TENANTS) {
    const session_id = crypto.randomUUID();
    const expires_at = new Date(service.clock.now + 86_400_000).toISOString();
    await auth
      .insertInto('session')
      .values({ client_id: id, session_id, user_id: id, refresh_hash: `tenant ${id}`, expires_at })
      .execute();
    tokens.set(id, await service.issuer.issue({ userId: id, sessionId: session_id }));
  }
  await sql`analyze`.execute(owner);
});
afterAll(() => service.close());

const DAYS = 'date_start=2026-09-01&date_end=2026-11-20';
/** Requests about one client. Its id is also the id of all its things. */
const QUESTIONS: readonly ((about: number) => [path: string, body?: object])[] = [
  (about) => [`/v2/clients/${about}/infrastructure`],
  (about) => [`/v2/stations?client_id=${about}`],
  (about) => [`/v2/stations/${about}`],
  (about) => [`/v2/sectors/${about}`],
  (about) => [`/v2/seasons/${about}`],
  (about) => [`/v2/users/${about}`],
  (about) => [`/v2/nodes/${markOf(about)}`],
  (about) => [`/v2/events?${DAYS}&client_id=${about}`],
  (about) => [`/v2/notifications?client_id=${about}`],
  (about) => [`/count_analytics/bug_count?${DAYS}`, { station_id_list: [about] }],
];
/** Requests about everything in the caller's scope. */
const OF_ALL = ['/v2/clients', `/v2/events?${DAYS}`];

test(`${REQUESTS} requests of 50 tenants at the same time: each sees its own rows and no other`, {
  timeout: 300_000,
}, async () => {
  const wrong: string[] = [];
  const seen = { own: 0, refused: 0, marks: 0 };
  const judge = async (i: number) => {
    const tenant = TENANTS[i % TENANTS.length]!;
    const turn = Math.floor(i / TENANTS.length);
    const foreign = turn % 3 === 2;
    const about = foreign ? TENANTS[(i * 7 + turn + 1) % TENANTS.length]! : tenant;
    const general = turn % 13 === 12 ? OF_ALL[turn % 2]! : undefined;
    const [path, body] = general ? [general] : QUESTIONS[turn % QUESTIONS.length]!(about);
    const answer = await service.app.request(path, {
      method: body ? 'POST' : 'GET',
      headers: {
        'x-api-key': service.apiKey,
        authorization: `Bearer ${tokens.get(tenant)}`,
        'content-type': 'application/json',
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const due = general || about === tenant ? 200 : 404;
    const text = await answer.text();
    if (answer.status !== due) wrong.push(`${tenant} at ${path}: ${answer.status}, ${text.slice(0, 200)}`);
    seen[due === 200 ? 'own' : 'refused'] += 1;
    for (const [, mark] of text.matchAll(MARKS)) {
      seen.marks += 1;
      if (Number(mark) !== tenant) wrong.push(`${tenant} at ${path}: a row of ${mark}`);
    }
  };
  let next = 0;
  const worker = async () => {
    while (next < REQUESTS && wrong.length < 20) await judge(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  expect(wrong).toEqual([]);
  expect(seen.own).toBeGreaterThan(REQUESTS / 2);
  expect(seen.refused).toBeGreaterThan(REQUESTS / 4);
  expect(seen.marks).toBeGreaterThan(REQUESTS / 2);
});
