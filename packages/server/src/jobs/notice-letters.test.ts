import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startMailServer, type TestMailServer } from '../../tests/support/mail-server.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../tests/support/test-app.ts';
import { folderBlobs } from '../blobs/folder-blobs.ts';
import { mailer } from '../mail/mailer.ts';
import { noticeLetters } from './notice-letters.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const from = 'soporte@vigia.example';
const PATH = '/v2/notification_settings';

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
  for (const table of ['letter', 'notice_mail', 'notification'] as const)
    await service.databases.owner.deleteFrom(table).execute();
  service.clock.now = TEST_NOW;
});

const run = (now: number, demoEmail?: string, url?: string) =>
  noticeLetters.run({
    databases: service.databases,
    blobs: folderBlobs('/nowhere'),
    log: pino({ level: 'silent' }),
    now: () => now,
    signal: new AbortController().signal,
    post: {
      mail: mailer({ smtpUrl: server.url, from, outbox: '/nowhere' }),
      supportEmail: from,
      demoEmail,
      url,
    },
  });
let made = 0;
function notice(at: number, more = {}) {
  made += 1;
  return service.databases.owner
    .insertInto('notification')
    .values({
      client_id: 1,
      cause: `lure/${made}`,
      type: 'lure',
      datetime_sent: new Date(at).toISOString(),
      sector_id: 11,
      station_id: 1001,
      node_id: 'VG-1',
      pest_id: 1,
      date: '2026-11-30',
      index: null,
      ...more,
    })
    .execute();
}
const turn = async (person: Parameters<TestApp['as']>[0], email: boolean) => {
  const answer = await (await service.as(person))(PATH, { method: 'PUT', body: { email } });
  expect(answer.status).toBe(200);
};
const words = () =>
  server.received.map(({ text }) => Buffer.from(text.replaceAll('=\r\n', ''), 'latin1').toString());

test('the demo account gets the made-up names of the console', async () => {
  await turn('grower', true);
  await notice(TEST_NOW + MINUTE_MS);
  expect(await run(TEST_NOW + HOUR_MS, 'grower@vigia.example')).toMatchObject({ sent: 1 });
  expect(words()[0]).toMatch(/feromona de la estaci.*1001/);
  expect(words()[0]).not.toMatch(/N-1/);
});

test('nobody is written to who has not switched that on', async () => {
  await notice(TEST_NOW);
  expect(await run(TEST_NOW + HOUR_MS)).toMatchObject({ letters: 0, sent: 0 });
  const grower = await service.as('grower');
  expect(await (await grower(PATH)).json()).toEqual({
    ...{ email: false, address: 'grower@vigia.example' },
    ...{ quiet_from: null, quiet_to: null, digest_hour: null },
    ...{ today_weekdays: [], today_hour: 7, today_even_if_nothing: false },
  });
});

test('whoever switched that on gets each new notice once, those of one time in one letter', async () => {
  await notice(TEST_NOW - HOUR_MS); // before it is turned on
  await turn('grower', true);
  await notice(TEST_NOW + MINUTE_MS);
  await notice(TEST_NOW + MINUTE_MS, { type: 'paper', sector_id: 12, station_id: 1002 });
  expect(await run(TEST_NOW + HOUR_MS)).toMatchObject({ letters: 1, sent: 1 });
  expect(await run(TEST_NOW + 2 * HOUR_MS)).toMatchObject({ letters: 0, sent: 0 });
  expect(server.received.map(({ to }) => to)).toEqual([['grower@vigia.example']]);
  expect(words()[0]).toContain('Tiene 2 notificaciones nuevas.');
  await notice(TEST_NOW + 3 * HOUR_MS);
  expect(await run(TEST_NOW + 4 * HOUR_MS)).toMatchObject({ letters: 1, sent: 1 });
  expect(words()[1]).toMatch(/feromona de la estaci.*N-1/);
  await turn('grower', false);
  await notice(TEST_NOW + 5 * HOUR_MS);
  expect(await run(TEST_NOW + 6 * HOUR_MS)).toMatchObject({ letters: 0 });
});

test('shows nobody sectors that they do not see, nor what they have read or what is over', async () => {
  await turn('narrowed', true);
  await turn('admin', true);
  await notice(TEST_NOW + MINUTE_MS, { sector_id: 12, station_id: 1002 });
  await notice(TEST_NOW + MINUTE_MS, { datetime_resolved: new Date(TEST_NOW + 2 * MINUTE_MS).toISOString() });
  expect(await run(TEST_NOW + HOUR_MS)).toMatchObject({ letters: 2, sent: 1, skipped: 1 });
  expect(server.received.map(({ to }) => to)).toEqual([['admin@vigia.example']]);
  expect(words()[0]).toContain('una notificaci');
});

test('a run that is not yet a minute past waits for those that were begun at the same time', async () => {
  await turn('grower', true);
  await notice(TEST_NOW + MINUTE_MS);
  expect(await run(TEST_NOW + MINUTE_MS + 1_000)).toMatchObject({ letters: 0 });
  expect(await run(TEST_NOW + 3 * MINUTE_MS)).toMatchObject({ letters: 1, sent: 1 });
});

test('each leads to what it is about, at the right tab', async () => {
  await turn('admin', true);
  await notice(TEST_NOW + MINUTE_MS, {
    type: 'oidio',
    station_id: null,
    node_id: null,
    pest_id: null,
    index: 70,
  });
  await notice(TEST_NOW + 2 * MINUTE_MS);
  expect(await run(TEST_NOW + HOUR_MS, undefined, 'https://vigia.example')).toMatchObject({ sent: 1 });
  const [letter] = words();
  expect(letter).toMatch(/https:\/\/vigia\.example\/station\/1001\?company=3?D?1/);
  expect(letter).toMatch(/\/sector\/11\?company=\S*#hongos/);
});
