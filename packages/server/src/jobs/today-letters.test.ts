import { DEMO_NAMES } from '@vigia/domain/access';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startMailServer, type TestMailServer } from '../../tests/support/mail-server.ts';
import { FARM, FOREIGN_CANARY, PEOPLE } from '../../tests/support/small-farm.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../tests/support/test-app.ts';
import { folderBlobs } from '../blobs/folder-blobs.ts';
import { mailer } from '../mail/mailer.ts';
import { todayLetters } from './today-letters.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const from = 'soporte@vigia.example';
const url = 'https://vigia.example';

let service: TestApp;
let server: TestMailServer;
beforeAll(async () => {
  service = await startTestApp();
  server = await startMailServer();
});
afterAll(async () => {
  await server.close();
  await service.close();
});
beforeEach(async () => {
  server.received.length = 0;
  for (const table of ['letter', 'today_mail', 'event', 'capture', 'climate_day', 'reading'] as const)
    await service.databases.owner.deleteFrom(table).execute();
  service.clock.now = TEST_NOW;
});

const run = (now: number, post: object = {}) =>
  todayLetters.run({
    databases: service.databases,
    blobs: folderBlobs('/nowhere'),
    log: pino({ level: 'silent' }),
    now: () => now,
    signal: new AbortController().signal,
    post: {
      mail: mailer({ smtpUrl: server.url, from, outbox: '/nowhere' }),
      ...{ supportEmail: from, url, ...post },
    },
  });
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
async function choose(person: Parameters<TestApp['as']>[0], changes: object) {
  const body = { today_weekdays: EVERY_DAY, today_hour: 7, ...changes };
  const answer = await (await service.as(person))('/v2/notification_settings', { method: 'PUT', body });
  return { status: answer.status, json: (await answer.json()) as Record<string, unknown> };
}
/** Seven in the morning of the day after the clock of the tests, in Chile. */
const MORNING = Date.parse('2026-11-22T07:00:00-03:00');
const caught = (station_id: number, counts: Readonly<Record<string, number>>) =>
  service.databases.owner
    .insertInto('capture')
    .values(
      Object.entries(counts).map(([day, in_photo]) => ({
        ...{ client_id: 1, station_id, pest_id: FARM.pest, in_photo, plate_changed: in_photo === 0 },
        ...{ t: `${day}T15:00:00.000Z`, day, node_sn: null },
      })),
    )
    .execute();
const inNorth = () => caught(FARM.stations.north, { '2026-11-18': 0, '2026-11-20': 40 });
/** A visit that brings another plate to the north. */
const change = (date_event: string) =>
  service.databases.owner
    .insertInto('event')
    .values({
      ...{ client_id: 1, type: 'station_maintenance' as const, station_id: FARM.stations.north },
      ...{ date_event, datetime_event: `${date_event}T14:00:00.000Z`, comments: '' },
    })
    .execute();
/** Visits of the morning: their devices have until tomorrow to send. */
const visited = (...stations: number[]) =>
  service.databases.owner
    .insertInto('event')
    .values(
      stations.map((station_id) => ({
        ...{ client_id: 1, type: 'station_maintenance' as const, station_id, date_event: '2026-11-22' },
        ...{ datetime_event: new Date(MORNING - HOUR).toISOString(), comments: '' },
      })),
    )
    .execute();
/** Texts of the letters, decoded. */
const words = () =>
  server.received.map(({ text }) =>
    Buffer.from(
      text
        .replaceAll('=\r\n', '')
        .replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
      'latin1',
    ).toString(),
  );

describe('Hoy by e-mail', () => {
  test('comes at its hour, with why, and links to the field and to the act, as text and HTML', async () => {
    await inNorth();
    await choose('grower', {});
    expect(await run(MORNING - MINUTE)).toMatchObject({ letters: 0, sent: 0 });
    expect(await run(MORNING)).toMatchObject({ letters: 1, sent: 1 });
    expect(server.received.map(({ to }) => to)).toEqual([['grower@vigia.example']]);
    const [letter] = words();
    expect(letter).toMatch(/- Norte \(urgente\): .*: 40 capturas en \d+ días, sobre el límite de \d+/);
    expect(letter).toContain(`${url}/data-explorer?company=1&season=${FARM.seasons.ours}&sector=11`);
    expect(letter).toContain(`${url}/today?company=1#registrar-agrochemical_application-11-0-${FARM.pest}`);
    expect(letter).toContain('multipart/alternative');
    expect(letter).toMatch(/<strong><a href="[^"]+sector=11">Norte<\/a><\/strong>/);
    expect(letter).toContain(`${url}/today?company=1#por-correo`);
  });

  test('names a plate that is full since its last change, until the next one is reported', async () => {
    await change('2026-11-02');
    // Those of the day of the change hung on the plate before.
    await caught(FARM.stations.north, { '2026-11-01': 0, '2026-11-02': 50 });
    await caught(FARM.stations.south, { '2026-11-18': 0, '2026-11-20': 40 });
    await choose('grower', {});
    await run(MORNING);
    expect(words()[0]).not.toContain('Placa de');
    await caught(FARM.stations.north, { '2026-11-03': 0, '2026-11-05': 29, '2026-11-06': 34 });
    await run(MORNING + DAY);
    expect(words()[1]).toContain('Placa de N-1 llena: 34 polillas desde el cambio del 2 nov');
    await change('2026-11-23');
    await run(MORNING + 2 * DAY);
    expect(words()[2]).not.toContain('Placa de');
  });

  test('names a full plate of a trap without a device by what people counted on it', async () => {
    const { owner } = service.databases;
    const ofNorth = owner.updateTable('station').where('station_id', '=', FARM.stations.north);
    await ofNorth.set({ assigned_node_sn: null }).execute();
    await change('2026-11-02');
    const count = (day: string, number_found: number) => ({
      ...{ client_id: 1, station_id: FARM.stations.north, pest_id: FARM.pest, number_found },
      ...{ day, counted_at: `${day}T15:00:00.000Z` },
    });
    const found = [count('2026-11-02', 50), count('2026-11-09', 12), count('2026-11-16', 19)];
    await owner.insertInto('field_count').values(found).execute();
    await choose('grower', {});
    await run(MORNING);
    await owner.deleteFrom('field_count').where('client_id', '=', 1).execute();
    await ofNorth.set({ assigned_node_sn: 'VG-1' }).execute();
    expect(words()[0]).toContain('Placa de N-1 llena: 31 polillas desde el cambio del 2 nov');
  });

  test('names the lure of a trap without a device that nobody has counted yet, and asks to count it', async () => {
    const { owner } = service.databases;
    const ofNorth = owner.updateTable('station').where('station_id', '=', FARM.stations.north);
    await ofNorth.set({ assigned_node_sn: null }).execute();
    await choose('grower', {});
    await run(MORNING);
    await change('2026-10-10');
    const lure = { installed: true, expiration_days: 30, change_notification_days: 5 };
    await owner
      .updateTable('event')
      .set({ lure_settings: JSON.stringify(lure) })
      .execute();
    await run(MORNING + DAY);
    await ofNorth.set({ assigned_node_sn: 'VG-1' }).execute();
    expect(words()[0]).not.toContain('N-1');
    expect(words()[1]).toMatch(/Feromona de N-1: venció hace \d+ días/);
    expect(words()[1]).toMatch(/Trampa N-1, .*: sin conteos en los últimos 60 días/);
  });

  test('comes once a day, although two servers look, and is not made up for', async () => {
    await inNorth();
    await choose('grower', {});
    const both = await Promise.all([run(MORNING), run(MORNING)]);
    expect(both.map(({ sent }) => sent).toSorted()).toEqual([0, 1]);
    for (let later = MORNING; later < MORNING + 16 * HOUR; later += HOUR)
      expect(await run(later)).toMatchObject({ letters: 0, sent: 0 });
    // The next day no server runs until the day after.
    expect(await run(MORNING + 2 * DAY)).toMatchObject({ letters: 1, sent: 1 });
    expect(server.received).toHaveLength(2);
  });

  test('that could not be sent in its day is not sent in another', async () => {
    await inNorth();
    await choose('grower', {});
    const away = { mail: () => Promise.reject(new Error('away')) };
    expect(await run(MORNING, away)).toMatchObject({ letters: 1, failed: 1 });
    expect(await run(MORNING + 18 * HOUR)).toMatchObject({ letters: 0, sent: 0, skipped: 1 });
    expect(server.received).toEqual([]);
  });

  test('on its days alone, and from the next one whose hour has not passed', async () => {
    await inNorth();
    const saturday = 6;
    await choose('grower', { today_weekdays: [saturday], today_hour: 7 });
    for (const day of [0, 1, 2, 3, 4, 5])
      expect(await run(MORNING + day * DAY)).toMatchObject({ letters: 0 });
    service.clock.now = Date.parse('2026-11-28T08:00:00-03:00');
    await choose('grower', { today_weekdays: [saturday], today_hour: 7 });
    expect(await run(Date.parse('2026-11-28T08:05:00-03:00'))).toMatchObject({ letters: 0 });
    expect(await run(Date.parse('2026-12-05T07:00:00-03:00'))).toMatchObject({ letters: 1 });
  });

  test('with nothing pending comes to who wants it so, and says it', async () => {
    await visited(FARM.stations.north, FARM.stations.south);
    await caught(FARM.stations.north, { '2026-11-18': 0, '2026-11-20': 0 });
    await choose('grower', { today_even_if_nothing: true });
    await choose('admin', { today_even_if_nothing: false });
    expect(await run(MORNING)).toMatchObject({ letters: 2, sent: 1, skipped: 1 });
    expect(words()[0]).toContain('Hoy no hay nada pendiente');
  });

  test('does not say that nothing is pending where nothing was counted', async () => {
    await visited(FARM.stations.north, FARM.stations.south);
    await choose('grower', { today_even_if_nothing: true });
    expect(await run(MORNING)).toMatchObject({ sent: 1 });
    expect(words()[0]).toContain('Todavía no hay capturas contadas');
    expect(words()[0]).toContain('No se sabe si hay algo pendiente');
  });

  test('has the fields of its reader alone, and the made-up names of the demo account', async () => {
    await inNorth();
    await choose('narrowed', {});
    await run(MORNING, { demoEmail: PEOPLE.narrowed.email });
    const [letter] = words();
    expect(letter).toContain('1 campo pide');
    expect(letter).toContain(DEMO_NAMES.sector(11));
    for (const name of ['Norte', 'Sur', 'N-1']) expect(letter).not.toContain(name);
  });

  test('is one letter for all clients that are named for somebody, each under its name', async () => {
    await inNorth();
    await choose('adviser', {});
    expect(await run(MORNING)).toMatchObject({ letters: 1, sent: 1 });
    const [letter] = words();
    expect(letter).toMatch(/Hoy 3 campos piden atención/);
    const [own, served] = [letter!.indexOf('Viña Los Aromos\r\n'), letter!.indexOf(`${FOREIGN_CANARY}\r\n`)];
    expect(own).toBeGreaterThan(0);
    expect(served).toBeGreaterThan(letter!.indexOf('- Norte'));
    expect(own).toBeLessThan(served);
    expect(letter).toContain(`Ver Hoy de Viña Los Aromos: ${url}/today?company=1`);
    expect(letter).toContain(`Ver Hoy de ${FOREIGN_CANARY}: ${url}/today?company=3`);
    expect(letter).toContain(`${url}/today?company=1#por-correo`);
  });

  test('leaves out clients without anything pending, and archived ones', async () => {
    const archive = (client_is_archived: boolean) =>
      service.databases.owner
        .updateTable('client')
        .set({ client_is_archived })
        .where('client_id', '=', 3)
        .execute();
    await inNorth();
    await choose('adviser', {});
    await archive(true);
    await run(MORNING);
    await archive(false);
    expect(words()[0]).toMatch(/Hoy 2 campos piden atención/);
    expect(words()[0]).not.toContain(FOREIGN_CANARY);
  });

  test('of who reads every client has those alone that are named for them', async () => {
    await choose('superAdmin', { today_even_if_nothing: true });
    await run(MORNING);
    expect(words()[0]).not.toContain(FOREIGN_CANARY);
    expect(words()[0]).not.toContain('Viña Los Aromos');
  });

  test('does not come to an account that has ended, nor to people of an archived client', async () => {
    const { owner } = service.databases;
    await inNorth();
    await choose('grower', {});
    const set = (table: 'user_account' | 'client', change: object) =>
      owner.updateTable(table).set(change).where('client_id', '=', 1).execute();
    await set('client', { client_is_archived: true });
    expect(await run(MORNING)).toMatchObject({ letters: 0 });
    await set('client', { client_is_archived: false });
    const away = { mail: () => Promise.reject(new Error('away')) };
    expect(await run(MORNING, away)).toMatchObject({ letters: 1, failed: 1 });
    const account = owner.updateTable('user_account').where('user_id', '=', PEOPLE.grower.user_id);
    await account.set({ enabled: false }).execute();
    expect(await run(MORNING + HOUR)).toMatchObject({ sent: 0, skipped: 1 });
    await account.set({ enabled: true }).execute();
    expect(server.received).toEqual([]);
  });

  test('is chosen beside the notices, which stay as they were, and refuses days that there are not', async () => {
    expect((await choose('grower', { today_weekdays: [5, 1, 1], today_hour: 6 })).json).toMatchObject({
      ...{ email: false, digest_hour: null },
      ...{ today_weekdays: [1, 5], today_hour: 6, today_even_if_nothing: false },
    });
    expect((await choose('grower', { today_hour: 8, today_weekdays: undefined })).json).toMatchObject({
      ...{ today_weekdays: [1, 5], today_hour: 8 },
    });
    expect((await choose('grower', { today_weekdays: [] })).json).toMatchObject({ today_weekdays: [] });
    expect(await choose('grower', { today_weekdays: [8] })).toMatchObject({ status: 400 });
    expect(await choose('grower', { today_hour: 24 })).toMatchObject({ status: 400 });
  });
});
