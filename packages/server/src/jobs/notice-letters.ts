import type { EpochMs } from '@vigia/domain';
import type { ClientId } from '@vigia/domain/farm';
import { maskFor } from '../access/demo-names.ts';
import { readerScope, serviceScope } from '../access/gate.ts';
import { asClient } from '../db/tenant.ts';
import { deliverLetters, GIVE_UP_MS, type Written } from '../mail/deliver.ts';
import { messageIdOf } from '../mail/message-id.ts';
import { noticeLetter } from '../notifications/notice-letter.ts';
import { noticeNames } from '../notifications/notice-names.ts';
import { everyClient } from '../stores/farm/every-client.ts';
import { type LetterRow, noteLetters, readerOf } from '../stores/notices/letters.ts';
import { noticeReaders, noticesToMail } from '../stores/notices/notice-mail.ts';
import { notificationsByIds } from '../stores/notices/notifications.ts';
import { personOfClient } from '../stores/reports/scheduled-reports.ts';
import type { Job, JobContext } from './job.ts';

/** Younger notices wait for the next run: a transaction that began earlier may still commit an older notice. */
const RIPE_MS = 60_000;

/** Sends notices by e-mail to the people who chose that. All new notices of a person are in one letter. */
export const noticeLetters: Job = {
  name: 'notice-letters',
  cron: '*/10 * * * *',
  run: async (context) => {
    const total = { letters: 0, sent: 0, skipped: 0, failed: 0, unsure: 0 };
    if (!context.post) return total;
    for (const clientId of await everyClient(context.databases.owner)) {
      context.signal.throwIfAborted();
      total.letters += await noteNew(context, clientId);
      const write = (row: LetterRow) => writeNotices(context, row);
      const counts = await deliverLetters(context, clientId, { kind: 'notice', write });
      for (const outcome of ['sent', 'skipped', 'failed', 'unsure'] as const)
        total[outcome] += counts[outcome];
    }
    return total;
  },
};

/** Notices that are older than `GIVE_UP_MS` are not sent. */
const windowOf = (since: string, now: EpochMs) => ({
  after: new Date(Math.max(Date.parse(since), now - GIVE_UP_MS)).toISOString(),
  until: new Date(now - RIPE_MS).toISOString(),
});

async function noteNew({ databases, now }: JobContext, clientId: ClientId): Promise<number> {
  const at = now();
  return await asClient(databases.background, clientId, async (tx) => {
    let noted = 0;
    for (const { user_id, since } of await noticeReaders(tx, clientId)) {
      const last = (await noticesToMail(tx, clientId, user_id, windowOf(since, at))).at(-1);
      if (last === undefined) continue;
      const due_at = new Date(at).toISOString();
      noted += await noteLetters(tx, [
        {
          client_id: clientId,
          occasion: `notices/${user_id}/${last}`,
          kind: 'notice',
          user_id,
          scheduled_id: null,
          notification_id: last,
          due_at,
          next_try_at: due_at,
        },
      ]);
    }
    return noted;
  });
}

/** Writes a letter with the notices that its reader may see and that are still pending. */
async function writeNotices({ databases, post }: JobContext, row: LetterRow): Promise<Written> {
  const { client_id: clientId, user_id: userId, letter_id: letterId, notification_id: last } = row;
  return await asClient(databases.background, clientId, async (tx) => {
    const readers = await noticeReaders(tx, clientId);
    const since = readers.find(({ user_id }) => user_id === userId)?.since;
    const reader = await readerOf(tx, clientId, userId);
    const person = await personOfClient(tx, serviceScope(clientId), clientId, userId);
    if (since === undefined || !reader || !person) return { skip: 'Ya no los recibe por correo.' };
    const until = new Date(row.due_at).toISOString();
    const window = { ...windowOf(since, Date.parse(row.due_at)), until };
    const ids = await noticesToMail(tx, clientId, userId, window, letterId);
    const mine = await notificationsByIds(
      tx,
      readerScope(person),
      ids.filter((id) => id <= last!),
    );
    const pending = mine.filter(({ readAt }) => readAt === null);
    if (pending.length === 0) return { skip: 'Ya se leyeron o no son de sus campos.' };
    const { supportEmail, url, demoEmail } = post!;
    const names = await noticeNames(tx, serviceScope(clientId), clientId, maskFor(person, demoEmail));
    const messageId = messageIdOf(row, supportEmail);
    return { letter: noticeLetter({ notices: pending, names, reader, supportEmail, url, messageId }) };
  });
}
