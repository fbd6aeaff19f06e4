import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { folderBlobs } from '../blobs/folder-blobs.ts';
import { mailer } from '../mail/mailer.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { createPrinter, type Printer, PrintRefusal } from '../pdf/printer.ts';
import { testFolder } from '../testing/cli.ts';
import { lettersIn } from '../testing/letters.ts';
import { startMailServer, type TestMailServer } from '../testing/mail-server.ts';
import { readPdf } from '../testing/pdf-pages.ts';
import { PEOPLE } from '../testing/people.ts';
import { insertSmallFarm } from '../testing/small-farm.ts';
import { type TestDatabase, testDatabase } from '../testing/test-database.ts';
import type { JobContext } from './job.ts';
import { scheduledReports } from './scheduled-reports.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Monday 23 November 2026, half past eight in Chile. */
const MONDAY = Date.parse('2026-11-23T11:30:00Z');
const from = 'soporte@vigia.example';
const reader = PEOPLE.grower.email;
const PDF = Buffer.from('%PDF-1.4 de prueba');

let db: TestDatabase;
let server: TestMailServer;
beforeAll(async () => {
  db = await testDatabase();
  await insertSmallFarm(db.databases);
});
afterAll(() => db.cleanup());
beforeEach(async () => {
  server = await startMailServer();
  const { owner } = db.databases;
  await owner.deleteFrom('letter').execute();
  await owner.deleteFrom('scheduled_report').execute();
  await owner
    .insertInto('scheduled_report')
    .values({
      client_id: 1,
      scheduled_id: 900,
      user_id: PEOPLE.grower.user_id,
      sector_id: 11,
      season_id: 101,
      start_date: '2026-11-01',
      end_date: '2027-03-01',
      cron_expression: '0 8 * * 1',
      report_type: 'all',
      date_created: '2026-11-01T12:00:00.000Z',
    })
    .execute();
});
afterEach(() => server.close());

const printer = (print: Printer['print'] = async () => PDF): Printer => ({
  print,
  close: async () => undefined,
});
const run = (now: number, more: Partial<JobContext> = {}) =>
  scheduledReports.run({
    databases: db.databases,
    blobs: folderBlobs('/nowhere'),
    log: pino({ level: 'silent' }),
    now: () => now,
    signal: new AbortController().signal,
    post: { mail: mailer({ smtpUrl: server.url, from, outbox: '/nowhere' }), supportEmail: from },
    printer: printer(),
    ...more,
  });
const letters = () => db.databases.owner.selectFrom('letter').selectAll().orderBy('letter_id').execute();
const stateNow = async () => (await letters()).map(({ state }) => state);

test('a report that has come due is sent as PDF to its reader, once', async () => {
  const html: string[] = [];
  const seen = printer(async (text) => {
    html.push(text);
    return PDF;
  });
  expect(await run(MONDAY - HOUR_MS, { printer: seen })).toMatchObject({ due: 0, sent: 0 });
  expect(await run(MONDAY, { printer: seen })).toMatchObject({ due: 1, sent: 1 });
  for (const later of [MINUTE_MS, HOUR_MS, 5 * 24 * HOUR_MS])
    expect(await run(MONDAY + later, { printer: seen })).toMatchObject({ due: 0, sent: 0 });
  expect(server.received).toHaveLength(1);
  const [{ to, text }] = server.received as [{ to: string[]; text: string }];
  expect(to).toEqual([reader]);
  expect(text).toMatch(/^Message-ID: <[0-9a-f]{32}@vigia\.example>/m);
  expect(text).toContain('application/pdf');
  expect(text).toContain(PDF.toString('base64'));
  expect(html).toHaveLength(1);
  expect(html[0]).toContain('<h1>Seguimiento de producción</h1>');
  expect(html[0]).toContain('Norte');
  // The next Monday it comes again.
  expect(await run(MONDAY + 7 * 24 * HOUR_MS)).toMatchObject({ due: 1, sent: 1 });
});

test('printed by Chromium it is the three pages of A4, whole when the letter is opened', async () => {
  const real = createPrinter({ log: pino({ level: 'silent' }), metrics: createMetrics([]) });
  expect(await run(MONDAY, { printer: real })).toMatchObject({ sent: 1 });
  await real.close();
  const [, attached = ''] = server.received[0]!.text.split(/Content-Type: application\/pdf[\s\S]*?\r\n\r\n/);
  const pages = await readPdf(Buffer.from(attached.split('\r\n--')[0]!, 'base64'));
  expect(pages).toHaveLength(3);
  expect(pages[0]!.text).toContain('Seguimiento de producción');
  expect(pages[0]!.text).toContain('Norte');
});

test('to the demo account it tells made-up names alone, in the letter as on its pages', async () => {
  const { owner } = db.databases;
  const real = 'Escrito de verdad.';
  const comment = { client_id: 1, sector_id: 11, season_id: 101, pest_id: 1 };
  const written = {
    phenology_comment: real,
    capture_comment: real,
    datetime_changed: '2026-11-20T12:00:00Z',
  };
  await owner
    .insertInto('report_comment')
    .values({ ...comment, ...written })
    .execute();
  const clients = await owner.selectFrom('client').select('client_name as name').execute();
  const stations = await owner
    .selectFrom('station')
    .select('station_name as name')
    .where('sector_id', '=', 11)
    .execute();
  const names = [...clients, ...stations, { name: 'Norte' }, { name: real }].map(({ name }) => name);
  const sent = async (demoEmail?: string) => {
    await owner.deleteFrom('letter').execute();
    const { folder, remove } = testFolder();
    const html: string[] = [];
    const print = async (text: string) => {
      html.push(text);
      return PDF;
    };
    const mail = mailer({ from, outbox: join(folder, 'outbox') });
    const post = { mail, supportEmail: from, demoEmail };
    expect(await run(MONDAY, { post, printer: printer(print) })).toMatchObject({ sent: 1 });
    const [file = ''] = readdirSync(join(folder, 'outbox'));
    const letter = readFileSync(join(folder, 'outbox', file), 'utf8').replaceAll('=\r\n', '');
    remove();
    return { letter, pages: html.join() };
  };
  const told = ({ letter, pages }: { letter: string; pages: string }) =>
    names.filter((name) => letter.includes(name) || pages.includes(name));
  const others = await sent('otra@vigia.example');
  expect(told(others)).toEqual(expect.arrayContaining(['Norte', real]));
  const demo = await sent(reader.toUpperCase());
  expect(told(demo)).toEqual([]);
  expect(demo.pages).toContain('Santa Elvira 11');
  expect(demo.letter).toContain('Santa Elvira 11');
  expect(demo.letter).toContain(`To: ${reader}`);
});

test('two servers at the same time send it once', async () => {
  const both = await Promise.all([run(MONDAY), run(MONDAY)]);
  expect(both.map(({ sent }) => sent).toSorted()).toEqual([0, 1]);
  expect(server.received).toHaveLength(1);
});

test('of a season in which nothing was measured it says so', async () => {
  await run(MONDAY);
  const plain = server.received[0]!.text.replaceAll('=\r\n', '');
  expect(plain).toMatch(/no hay datos de temperatura|No hay datos/);
  expect(await stateNow()).toEqual(['sent']);
});

test('without Chromium the pages themselves go out', async () => {
  const none = printer(() => Promise.reject(new PrintRefusal('no-browser')));
  expect(await run(MONDAY, { printer: none })).toMatchObject({ sent: 1 });
  expect(server.received[0]!.text).toContain('text/html; charset=utf-8');
  expect(server.received[0]!.text).not.toContain('application/pdf');
});

test('without a mail server it lies in the outbox, once', async () => {
  const { folder, remove } = testFolder();
  const mail = mailer({ from, outbox: join(folder, 'outbox') });
  for (const later of [0, HOUR_MS]) await run(MONDAY + later, { post: { mail, supportEmail: from } });
  expect(lettersIn(folder, reader)).toHaveLength(1);
  remove();
});

test('a mail server that is down for a day is asked again with growing pauses, and gets it once', async () => {
  const gone = {
    mail: mailer({ smtpUrl: 'smtp://127.0.0.1:1', from, outbox: '/nowhere' }),
    supportEmail: from,
  };
  let tries = 0;
  for (let at = MONDAY; at < MONDAY + 24 * HOUR_MS; at += 20 * MINUTE_MS)
    tries += (await run(at, { post: gone })).failed ?? 0;
  expect(tries).toBeGreaterThan(6);
  expect(tries).toBeLessThan(20);
  expect((await letters())[0]).toMatchObject({ state: 'waiting', problem: expect.stringMatching(/REFUSED/) });
  for (let at = MONDAY + 24 * HOUR_MS; at < MONDAY + 30 * HOUR_MS; at += 20 * MINUTE_MS) await run(at);
  expect(server.received).toHaveLength(1);
  expect(await stateNow()).toEqual(['sent']);
});

test('after three days it is given up, and that is kept', async () => {
  const gone = {
    mail: mailer({ smtpUrl: 'smtp://127.0.0.1:1', from, outbox: '/nowhere' }),
    supportEmail: from,
  };
  for (let at = MONDAY; at < MONDAY + 80 * HOUR_MS; at += 3 * HOUR_MS) await run(at, { post: gone });
  expect(await stateNow()).toEqual(['failed']);
  await run(MONDAY + 81 * HOUR_MS);
  expect(server.received).toEqual([]);
});

test.each([
  ['sector', 'update sector set sector_is_archived = $1 where sector_id = 11'],
  ['client', 'update client set client_is_archived = $1 where client_id = 1'],
])('of a %s that was archived nothing goes out, and the schedule says why', async (_, archive) => {
  const set = (isArchived: boolean) => db.databases.ownerPool.query(archive, [isArchived]);
  await set(true);
  expect(await run(MONDAY)).toMatchObject({ sent: 0, skipped: 1 });
  expect(server.received).toEqual([]);
  expect(await letters()).toMatchObject([{ state: 'skipped', problem: expect.stringMatching(/archivados/) }]);
  await set(false);
});

test('somebody who may not see the sector any more gets nothing', async () => {
  await db.databases.owner
    .updateTable('scheduled_report')
    .set({ user_id: PEOPLE.narrowed.user_id, sector_id: 12 })
    .execute();
  expect(await run(MONDAY)).toMatchObject({ sent: 0, skipped: 1 });
  expect(server.received).toEqual([]);
});

describe('a server that is killed', { timeout: 60_000 }, () => {
  const SCRIPT = join(import.meta.dirname, '../testing/send-reports.ts');
  const start = (hold = '') => fork(SCRIPT, [JSON.stringify(db.urls), server.url, String(MONDAY), hold]);

  test('while it makes the pages leaves the letter to another, which sends it once', async () => {
    const victim = start('hold');
    await once(victim, 'message');
    victim.kill('SIGKILL');
    await once(victim, 'exit');
    expect(await stateNow()).toEqual(['preparing']);
    expect(await run(MONDAY + MINUTE_MS)).toMatchObject({ sent: 0 }); // it may still be alive
    expect(await run(MONDAY + 11 * MINUTE_MS)).toMatchObject({ sent: 1 });
    expect(await run(MONDAY + HOUR_MS)).toMatchObject({ sent: 0 });
    expect(server.received).toHaveLength(1);
  });

  test('while the mail server has the letter leaves it unsure, and nobody sends it again', async () => {
    const victim = start();
    const killed = once(victim, 'exit');
    server.onLetter = async () => {
      victim.kill('SIGKILL'); // the mail server has it, and the victim never hears so
      await killed;
    };
    await killed;
    expect(server.received).toHaveLength(1);
    expect(await stateNow()).toEqual(['sending']);
    server.onLetter = () => undefined;
    for (const later of [MINUTE_MS, 11 * MINUTE_MS, HOUR_MS, 24 * HOUR_MS]) await run(MONDAY + later);
    expect(server.received).toHaveLength(1);
    expect(await letters()).toMatchObject([
      { state: 'unsure', problem: expect.stringContaining('no se envía otra vez') },
    ]);
  });
});

test('a mail server that takes the letter and breaks the line is not given it again', async () => {
  const { Socket } = await import('node:net');
  const sockets = new Set<InstanceType<typeof Socket>>();
  const { createServer } = await import('node:net');
  let given = 0;
  const broken = createServer((socket) => {
    sockets.add(socket);
    let inLetter = false;
    socket.write('220 aquí\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      const text = String(chunk);
      if (inLetter) {
        if (!text.includes('\r\n.\r\n')) return;
        given += 1;
        socket.destroy();
      } else if (text.startsWith('DATA')) {
        inLetter = true;
        socket.write('354 adelante\r\n');
      } else socket.write('250 bien\r\n');
    });
  });
  await new Promise<void>((ready) => void broken.listen(0, '127.0.0.1', ready));
  const { port } = broken.address() as { port: number };
  const post = {
    mail: mailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from, outbox: '/nowhere' }),
    supportEmail: from,
  };
  expect(await run(MONDAY, { post })).toMatchObject({ unsure: 1 });
  for (const later of [HOUR_MS, 12 * HOUR_MS]) await run(MONDAY + later, { post });
  expect(given).toBe(1);
  await new Promise((closed) => broken.close(closed));
});
