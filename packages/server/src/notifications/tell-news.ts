import type { EpochMs } from '@vigia/domain';
import { mayTell } from '@vigia/domain/events';
import type { ClientId, Notification, UserId } from '@vigia/domain/farm';
import { maskFor } from '../access/demo-names.ts';
import { readerScope, serviceScope } from '../access/gate.ts';
import type { Tx } from '../access/reach.ts';
import { GIVE_UP_MS } from '../mail/deliver.ts';
import { type LetterRow, noteLetters } from '../stores/notices/letters.ts';
import { lastTold, type NoticeWay, noticesToTell } from '../stores/notices/notice-mail.ts';
import { timesOf } from '../stores/notices/notice-times.ts';
import { notificationsByIds } from '../stores/notices/notifications.ts';
import { personOfClient } from '../stores/reports/scheduled-reports.ts';
import { type NoticeLinks, noticeLinks } from './notice-links.ts';
import { type NamesOf, noticeNames } from './notice-names.ts';

/** Younger notices wait for the next run: a transaction that began earlier may still commit an older notice. */
const RIPE_MS = 60_000;

/** Somebody who is told on a way, and since when. */
export interface Told {
  readonly clientId: ClientId;
  readonly userId: UserId;
  readonly since: EpochMs;
  readonly way: NoticeWay;
}

/** Notices that are older than `GIVE_UP_MS` are not sent. */
const windowOf = (since: EpochMs, now: EpochMs) => ({
  after: new Date(Math.max(since, now - GIVE_UP_MS)).toISOString(),
  until: new Date(now - RIPE_MS).toISOString(),
});

/** Queues one letter of the notices that somebody has not been told of, if they want to be told now. @returns how many */
export async function noteNews(tx: Tx, told: Told, now: EpochMs): Promise<number> {
  const { clientId, userId, since, way } = told;
  const times = await timesOf(tx, clientId, userId);
  if (!mayTell(times, (await lastTold(tx, clientId, way)) ?? since, now)) return 0;
  const last = (await noticesToTell(tx, clientId, way, windowOf(since, now))).at(-1);
  if (last === undefined) return 0;
  const at = new Date(now).toISOString();
  return await noteLetters(tx, [
    {
      ...{ client_id: clientId, occasion: `${way.occasions}${last}`, kind: way.kind, user_id: userId },
      ...{ scheduled_id: null, notification_id: last, due_at: at, next_try_at: at },
    },
  ]);
}

export interface LetterNews {
  /** Newest first, as in the console. */
  readonly notices: readonly Notification[];
  readonly names: NamesOf;
  /** Page of the console at which each is seen, from its path on. */
  readonly links: NoticeLinks;
}

/** The notices of a letter that its reader may see and that are still pending; or why there is nothing to tell. */
export async function newsOfLetter(
  tx: Tx,
  row: LetterRow,
  { since, way, demoEmail }: Pick<Told, 'since' | 'way'> & { readonly demoEmail?: string | undefined },
): Promise<LetterNews | { readonly skip: string }> {
  const { client_id: clientId, user_id: userId, letter_id: letterId, notification_id: last } = row;
  const person = await personOfClient(tx, serviceScope(clientId), clientId, userId);
  if (!person) return { skip: 'Ya no recibe notificaciones.' };
  const until = new Date(row.due_at).toISOString();
  const window = { ...windowOf(since, Date.parse(row.due_at)), until };
  const ids = (await noticesToTell(tx, clientId, way, window, letterId)).filter((id) => id <= last!);
  const mine = await notificationsByIds(tx, readerScope(person), ids);
  const notices = mine.filter(({ readAt }) => readAt === null);
  if (notices.length === 0) return { skip: 'Ya se leyeron o no son de sus campos.' };
  const names = await noticeNames(tx, serviceScope(clientId), clientId, maskFor(person, demoEmail));
  const links = await noticeLinks(tx, readerScope(person), clientId, Date.parse(row.due_at));
  return { notices, names, links };
}
