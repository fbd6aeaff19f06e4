import { dayOfInstant } from '@vigia/domain';
import type { ClientId } from '@vigia/domain/farm';
import { mailingDue } from '@vigia/domain/today';
import { maskFor } from '../access/demo-names.ts';
import { readerScope, serviceScope } from '../access/gate.ts';
import { asClient } from '../db/tenant.ts';
import { deliverLetters, type Written } from '../mail/deliver.ts';
import { messageIdOf } from '../mail/message-id.ts';
import { everyClient } from '../stores/farm/every-client.ts';
import { type LetterRow, noteLetters, readerOf } from '../stores/notices/letters.ts';
import { todayReaders } from '../stores/notices/today-mail.ts';
import { personOfClient } from '../stores/reports/scheduled-reports.ts';
import { readClientsToday } from '../today/read-clients.ts';
import { todayLetter } from '../today/today-letter.ts';
import type { Job, JobContext } from './job.ts';

/** Sends Hoy by e-mail on the days that people have chosen: once a day at most, and that day or not at all. */
export const todayLetters: Job = {
  name: 'today-letters',
  cron: '*/5 * * * *',
  run: async (context) => {
    const total = { letters: 0, sent: 0, skipped: 0, failed: 0, unsure: 0 };
    if (!context.post) return total;
    for (const clientId of await everyClient(context.databases.owner)) {
      context.signal.throwIfAborted();
      total.letters += await noteDue(context, clientId);
      const write = (row: LetterRow) => writeToday(context, row);
      const counts = await deliverLetters(context, clientId, { kind: 'today', write });
      for (const outcome of ['sent', 'skipped', 'failed', 'unsure'] as const)
        total[outcome] += counts[outcome];
    }
    return total;
  },
};

/** The occasion is the day: however many servers look, and however often, there is one letter. */
async function noteDue({ databases, now }: JobContext, clientId: ClientId): Promise<number> {
  const at = now();
  const due_at = new Date(at).toISOString();
  return await asClient(databases.background, clientId, async (tx) => {
    const due = (await todayReaders(tx, clientId)).flatMap((reader) => {
      const day = mailingDue(reader, reader.since, at);
      return day === null ? [] : [{ userId: reader.userId, day }];
    });
    return await noteLetters(
      tx,
      due.map(({ userId, day }) => ({
        ...{ client_id: clientId, occasion: `today/${userId}/${day}`, kind: 'today', user_id: userId },
        ...{ scheduled_id: null, notification_id: null, due_at, next_try_at: due_at },
      })),
    );
  });
}

/** The day of a letter stands in its occasion: `today/<person>/<day>`. */
const dayOf = ({ occasion }: LetterRow): string | undefined => occasion.split('/')[2];

async function writeToday({ databases, now, post }: JobContext, row: LetterRow): Promise<Written> {
  const { client_id: clientId, user_id: userId } = row;
  const at = now();
  const day = dayOfInstant(at);
  if (dayOf(row) !== day) return { skip: 'El día terminó antes de que se pudiera enviar.' };
  const { choice, reader, person } = await asClient(databases.background, clientId, async (tx) => ({
    choice: (await todayReaders(tx, clientId)).find((each) => each.userId === userId),
    reader: await readerOf(tx, clientId, userId),
    person: await personOfClient(tx, serviceScope(clientId), clientId, userId),
  }));
  if (!choice || !reader || !person) return { skip: 'Ya no recibe Hoy por correo.' };
  const { supportEmail, url, demoEmail } = post!;
  const scope = readerScope(person);
  const mask = maskFor(person, demoEmail);
  const all = await readClientsToday(databases, { scope, own: clientId, day, now: at, url, mask });
  const clients = all.filter(({ isSeen }) => isSeen);
  if (clients.length === 0) return { skip: 'No ve campos de la temporada en curso.' };
  if (!choice.evenIfNothing && clients.every(({ fields }) => fields.length === 0))
    return { skip: 'Hoy no hay nada pendiente.' };
  const { settingsHref } = all[0]!;
  const messageId = messageIdOf(row, supportEmail);
  return { letter: todayLetter({ clients, day, settingsHref, reader, supportEmail, messageId }) };
}
