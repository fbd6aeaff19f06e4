/**
 * Sends the scheduled reports that are due in a process of its own, to be killed: databases, mail server and time are
 * its arguments. With `hold` it takes a letter and is never done with its pages.
 */
import { pino } from 'pino';
import { folderBlobs } from '../../src/blobs/folder-blobs.ts';
import { openDatabases } from '../../src/db/pool.ts';
import { scheduledReports } from '../../src/jobs/scheduled-reports.ts';
import { mailer } from '../../src/mail/mailer.ts';

const [urls = '', smtpUrl = '', now = '', hold = ''] = process.argv.slice(2);
const from = 'soporte@vigia.example';
await scheduledReports.run({
  databases: openDatabases(JSON.parse(urls)),
  blobs: folderBlobs('/nowhere'),
  log: pino({ level: 'silent' }),
  now: () => Number(now),
  signal: new AbortController().signal,
  post: { mail: mailer({ smtpUrl, from, outbox: '/nowhere' }), supportEmail: from },
  printer: {
    print: async () => {
      process.send?.('printing');
      return hold === '' ? Buffer.from('%PDF-1.4 de prueba') : await new Promise<never>(() => undefined);
    },
    close: async () => undefined,
  },
});
process.exit(0);
