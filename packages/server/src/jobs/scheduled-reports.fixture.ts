import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { startMailServer, type TestMailServer } from '../../tests/support/mail-server.ts';
import { PEOPLE } from '../../tests/support/people.ts';
import { insertSmallFarm } from '../../tests/support/small-farm.ts';
import { type TestDatabase, testDatabase } from '../../tests/support/test-database.ts';
import { folderBlobs } from '../blobs/folder-blobs.ts';
import { mailer } from '../mail/mailer.ts';
import type { Printer } from '../pdf/printer.ts';
import type { Job, JobContext } from './job.ts';
import { scheduledReports } from './scheduled-reports.ts';

/** ms */
export const MINUTE = 60_000;
/** ms */
export const HOUR = 60 * MINUTE;
/** Monday 23 November 2026, half past eight in Chile. */
export const MONDAY = Date.parse('2026-11-23T11:30:00Z');
/** Sender of the letters. */
export const SENDER = 'soporte@vigia.example';
/** Recipient of the report. */
export const READER = PEOPLE.grower.email;
/** Result of the printer, which does not print. */
export const PDF = Buffer.from('%PDF-1.4 de prueba');

export const printer = (print: Printer['print'] = async () => PDF): Printer => ({
  print,
  close: async () => undefined,
});

/** Mail through a server that cannot be reached. */
export const goneMail = () => ({
  mail: mailer({ smtpUrl: 'smtp://127.0.0.1:1', from: SENDER, outbox: '/nowhere' }),
  supportEmail: SENDER,
});

/**
 * Makes a small farm with one weekly report, and a mail server that accepts its letters. Each test has its own.
 */
export function weeklyReport() {
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
  const letters = () => db.databases.owner.selectFrom('letter').selectAll().orderBy('letter_id').execute();
  const runJob = (job: Job, now: number, more: Partial<JobContext> = {}) =>
    job.run({
      databases: db.databases,
      blobs: folderBlobs('/nowhere'),
      log: pino({ level: 'silent' }),
      now: () => now,
      signal: new AbortController().signal,
      post: {
        mail: mailer({ smtpUrl: server.url, from: SENDER, outbox: '/nowhere' }),
        supportEmail: SENDER,
      },
      printer: printer(),
      ...more,
    });
  return {
    db: () => db,
    server: () => server,
    run: (now: number, more: Partial<JobContext> = {}) => runJob(scheduledReports, now, more),
    runJob,
    letters,
    stateNow: async () => (await letters()).map(({ state }) => state),
  };
}
