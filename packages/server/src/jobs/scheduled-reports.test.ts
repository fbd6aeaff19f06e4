import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { testFolder } from '../../tests/support/cli.ts';
import { readPdf } from '../../tests/support/pdf-pages.ts';
import { PEOPLE } from '../../tests/support/people.ts';
import { mailer } from '../mail/mailer.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { createPrinter, PrintRefusal } from '../pdf/printer.ts';
import {
  HOUR,
  MINUTE,
  MONDAY,
  PDF,
  printer,
  READER,
  SENDER,
  weeklyReport,
} from './scheduled-reports.fixture.ts';

const farm = weeklyReport();

test('a report that has come due is sent as PDF to its reader, once', async () => {
  const html: string[] = [];
  const seen = printer(async (text) => {
    html.push(text);
    return PDF;
  });
  expect(await farm.run(MONDAY - HOUR, { printer: seen })).toMatchObject({ due: 0, sent: 0 });
  expect(await farm.run(MONDAY, { printer: seen })).toMatchObject({ due: 1, sent: 1 });
  for (const later of [MINUTE, HOUR, 5 * 24 * HOUR])
    expect(await farm.run(MONDAY + later, { printer: seen })).toMatchObject({ due: 0, sent: 0 });
  expect(farm.server().received).toHaveLength(1);
  const [{ to, text }] = farm.server().received as [{ to: string[]; text: string }];
  expect(to).toEqual([READER]);
  expect(text).toMatch(/^Message-ID: <[0-9a-f]{32}@vigia\.example>/m);
  expect(text).toContain('application/pdf');
  expect(text).toContain(PDF.toString('base64'));
  expect(html).toHaveLength(1);
  expect(html[0]).toContain('<h1>Seguimiento de producción</h1>');
  expect(html[0]).toContain('Norte');
  // It is sent again on the next Monday.
  expect(await farm.run(MONDAY + 7 * 24 * HOUR)).toMatchObject({ due: 1, sent: 1 });
});

test('printed by Chromium it is the three pages of A4, whole when the letter is opened', async () => {
  const real = createPrinter({ log: pino({ level: 'silent' }), metrics: createMetrics([]) });
  expect(await farm.run(MONDAY, { printer: real })).toMatchObject({ sent: 1 });
  await real.close();
  const [, attached = ''] = farm
    .server()
    .received[0]!.text.split(/Content-Type: application\/pdf[\s\S]*?\r\n\r\n/);
  const pages = await readPdf(Buffer.from(attached.split('\r\n--')[0]!, 'base64'));
  expect(pages).toHaveLength(3);
  expect(pages[0]!.text).toContain('Seguimiento de producción');
  expect(pages[0]!.text).toContain('Norte');
});

test('for the demo account it has made-up names alone, in the letter as on its pages', async () => {
  const { owner } = farm.db().databases;
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
    const mail = mailer({ from: SENDER, outbox: join(folder, 'outbox') });
    const post = { mail, supportEmail: SENDER, demoEmail };
    expect(await farm.run(MONDAY, { post, printer: printer(print) })).toMatchObject({ sent: 1 });
    const [file = ''] = readdirSync(join(folder, 'outbox'));
    const letter = readFileSync(join(folder, 'outbox', file), 'utf8').replaceAll('=\r\n', '');
    remove();
    return { letter, pages: html.join() };
  };
  const textOf = ({ letter, pages }: { letter: string; pages: string }) =>
    names.filter((name) => letter.includes(name) || pages.includes(name));
  const others = await sent('otra@vigia.example');
  expect(textOf(others)).toEqual(expect.arrayContaining(['Norte', real]));
  const demo = await sent(READER.toUpperCase());
  expect(textOf(demo)).toEqual([]);
  expect(demo.pages).toContain('Santa Elvira 11');
  expect(demo.letter).toContain('Santa Elvira 11');
  expect(demo.letter).toContain(`To: ${READER}`);
});

test('of a season in which nothing was measured it says so', async () => {
  await farm.run(MONDAY);
  const plain = farm.server().received[0]!.text.replaceAll('=\r\n', '');
  expect(plain).toMatch(/no hay datos de temperatura|No hay datos/);
  expect(await farm.stateNow()).toEqual(['sent']);
});

test('without Chromium the pages themselves go out', async () => {
  const none = printer(() => Promise.reject(new PrintRefusal('no-browser')));
  expect(await farm.run(MONDAY, { printer: none })).toMatchObject({ sent: 1 });
  expect(farm.server().received[0]!.text).toContain('text/html; charset=utf-8');
  expect(farm.server().received[0]!.text).not.toContain('application/pdf');
});

test.each([
  ['sector', 'update sector set sector_is_archived = $1 where sector_id = 11'],
  ['client', 'update client set client_is_archived = $1 where client_id = 1'],
])('of a %s that was archived nothing goes out, and the schedule says why', async (_, archive) => {
  const set = (isArchived: boolean) => farm.db().databases.ownerPool.query(archive, [isArchived]);
  await set(true);
  expect(await farm.run(MONDAY)).toMatchObject({ sent: 0, skipped: 1 });
  expect(farm.server().received).toEqual([]);
  expect(await farm.letters()).toMatchObject([
    { state: 'skipped', problem: expect.stringMatching(/archivados/) },
  ]);
  await set(false);
});

test('somebody who may not see the sector any more gets nothing', async () => {
  await farm
    .db()
    .databases.owner.updateTable('scheduled_report')
    .set({ user_id: PEOPLE.narrowed.user_id, sector_id: 12 })
    .execute();
  expect(await farm.run(MONDAY)).toMatchObject({ sent: 0, skipped: 1 });
  expect(farm.server().received).toEqual([]);
});
