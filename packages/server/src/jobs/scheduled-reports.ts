import { dayOfInstant } from '@vigia/domain';
import { scopeOf, sectorsVisible } from '@vigia/domain/access';
import type { ClientId } from '@vigia/domain/farm';
import { maskFor } from '../access/demo-names.ts';
import { serviceScope } from '../access/gate.ts';
import { asClient } from '../db/tenant.ts';
import { deliverLetters, type Written } from '../mail/deliver.ts';
import { messageIdOf } from '../mail/message-id.ts';
import { PrintRefusal } from '../pdf/printer.ts';
import { readReport } from '../reports/read-report.ts';
import { reportLetter } from '../reports/report-letter.ts';
import { scheduledSubject } from '../reports/report-subject.ts';
import { letterDue } from '../reports/schedule-letters.ts';
import { everyClient } from '../stores/farm/every-client.ts';
import { type LetterRow, noteLetters, readerOf } from '../stores/notices/letters.ts';
import {
  personOfClient,
  runningSchedules,
  scheduledReportById,
} from '../stores/reports/scheduled-reports.ts';
import type { Job, JobContext } from './job.ts';

/** Sends the scheduled reports that are due, and those that failed before. */
export const scheduledReports: Job = {
  name: 'scheduled-reports',
  cron: '*/5 * * * *',
  run: async (context) => {
    const total = { due: 0, sent: 0, skipped: 0, failed: 0, unsure: 0 };
    if (!context.post) return total;
    for (const clientId of await everyClient(context.databases.owner)) {
      context.signal.throwIfAborted();
      total.due += await noteDue(context, clientId);
      const write = (row: LetterRow) => writeReport(context, row);
      const counts = await deliverLetters(context, clientId, { kind: 'report', write });
      for (const outcome of ['sent', 'skipped', 'failed', 'unsure'] as const)
        total[outcome] += counts[outcome];
    }
    return total;
  },
};

async function noteDue({ databases, now }: JobContext, clientId: ClientId): Promise<number> {
  const at = now();
  return await asClient(databases.background, clientId, async (tx) => {
    const schedules = await runningSchedules(tx, serviceScope(clientId), clientId, dayOfInstant(at));
    return await noteLetters(
      tx,
      schedules.flatMap((schedule) => letterDue(schedule, at) ?? []),
    );
  });
}

const GONE = 'El cronograma, su campo o su temporada ya no existen o están archivados.';
const NO_READER = 'Quien lo recibía ya no tiene acceso al campo.';

/** Writes the letter with its report. The report is made and printed outside of any transaction. */
async function writeReport(context: JobContext, row: LetterRow): Promise<Written> {
  const { databases, now, post, signal } = context;
  const { client_id: clientId, user_id: userId, scheduled_id: id } = row;
  const scope = serviceScope(clientId);
  const read = await asClient(databases.background, clientId, async (tx) => {
    const schedule = id === null ? null : await scheduledReportById(tx, scope, id);
    if (!schedule) return { skip: GONE };
    const reader = await readerOf(tx, clientId, userId);
    const person = await personOfClient(tx, scope, clientId, userId);
    const seen = person && sectorsVisible(scopeOf(person), clientId);
    if (!reader || !seen || (seen !== 'all' && !seen.has(schedule.sectorId))) return { skip: NO_READER };
    const mask = maskFor(person, post?.demoEmail);
    const subject = await scheduledSubject(tx, scope, schedule, mask);
    if (!subject) return { skip: GONE };
    return { schedule, reader, report: await readReport(tx, scope, subject, now(), mask) };
  });
  if (read.skip !== undefined) return { skip: read.skip };
  const { supportEmail, url } = post!;
  // Loaded only when a report is written: commands also start when the package is not built.
  const { renderReport } = await import('@vigia/reports');
  const file = await printed(context, renderReport(read.report), signal);
  const messageId = messageIdOf(row, supportEmail);
  return { letter: reportLetter({ ...read, supportEmail, url, messageId, file }) };
}

/** The report as PDF, or as HTML without a Chromium: any browser opens it. */
async function printed({ printer, log }: JobContext, html: string, signal: AbortSignal) {
  const pages = { kind: 'html', content: Buffer.from(html) } as const;
  if (!printer) return pages;
  try {
    return { kind: 'pdf', content: await printer.print(html, signal) } as const;
  } catch (error) {
    if (!(error instanceof PrintRefusal) || error.reason !== 'no-browser') throw error;
    log.warn('no Chromium: a scheduled report goes out as HTML');
    return pages;
  }
}
