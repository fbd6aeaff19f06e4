import type { ClientId } from '@vigia/domain/farm';
import { asClient } from '../db/tenant.ts';
import { deliverLetters, type Written } from '../mail/deliver.ts';
import { messageIdOf } from '../mail/message-id.ts';
import { noticeLetter } from '../notifications/notice-letter.ts';
import { newsOfLetter, noteNews } from '../notifications/tell-news.ts';
import { everyClient } from '../stores/farm/every-client.ts';
import { type LetterRow, readerOf } from '../stores/notices/letters.ts';
import { byMail, noticeReaders } from '../stores/notices/notice-mail.ts';
import type { Job, JobContext } from './job.ts';

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

async function noteNew({ databases, now }: JobContext, clientId: ClientId): Promise<number> {
  return await asClient(databases.background, clientId, async (tx) => {
    let noted = 0;
    for (const { user_id: userId, since } of await noticeReaders(tx, clientId)) {
      const told = { clientId, userId, since: Date.parse(since), way: byMail(userId) };
      noted += await noteNews(tx, told, now());
    }
    return noted;
  });
}

/** Writes a letter with the notices that its reader may see and that are still pending. */
async function writeNotices({ databases, post }: JobContext, row: LetterRow): Promise<Written> {
  const { client_id: clientId, user_id: userId } = row;
  return await asClient(databases.background, clientId, async (tx) => {
    const readers = await noticeReaders(tx, clientId);
    const since = readers.find(({ user_id }) => user_id === userId)?.since;
    const reader = await readerOf(tx, clientId, userId);
    if (since === undefined || !reader) return { skip: 'Ya no los recibe por correo.' };
    const { supportEmail, url, demoEmail } = post!;
    const news = await newsOfLetter(tx, row, { since: Date.parse(since), way: byMail(userId), demoEmail });
    if ('skip' in news) return news;
    const messageId = messageIdOf(row, supportEmail);
    return { letter: noticeLetter({ ...news, reader, supportEmail, url, messageId }) };
  });
}
