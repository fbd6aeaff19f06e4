import type { ClientId } from '@vigia/domain/farm';
import { type Seal, sealOf } from '../auth/second-step/seal.ts';
import { asClient } from '../db/tenant.ts';
import { deliverLetters, type Written } from '../mail/deliver.ts';
import { DEFAULT_SUPPORT } from '../mail/post.ts';
import { noticePush } from '../notifications/notice-push.ts';
import { newsOfLetter, noteNews } from '../notifications/tell-news.ts';
import { secretOfBrowser } from '../push/browser-secret.ts';
import { pushKeys } from '../push/push-keys.ts';
import { PushGone, type PushTools, sendPush } from '../push/send-push.ts';
import { everyClient } from '../stores/farm/every-client.ts';
import { type LetterRow, readerOf } from '../stores/notices/letters.ts';
import { onDevice } from '../stores/notices/notice-mail.ts';
import {
  forgetPushDevice,
  type PushTarget,
  pushTargetById,
  pushTargets,
} from '../stores/notices/push-devices.ts';
import type { Job, JobContext } from './job.ts';

/** Tells people of new notices on the browsers that they have chosen. All new ones of a browser are in one message. */
export const noticePushes: Job = {
  name: 'notice-pushes',
  cron: '*/5 * * * *',
  run: async (context) => {
    const total = { letters: 0, sent: 0, skipped: 0, failed: 0, unsure: 0 };
    const { guard, databases, signal, now, post } = context;
    if (!guard) return total;
    const supportEmail = post?.supportEmail ?? DEFAULT_SUPPORT;
    const keys = await pushKeys(databases.auth, now());
    const seal = sealOf(databases.auth, now);
    const tools = { guard, signal, supportEmail, keys, resolve: context.resolve };
    for (const clientId of await everyClient(databases.owner)) {
      signal.throwIfAborted();
      total.letters += await noteNew(context, clientId);
      const write = (row: LetterRow) => writePush(context, { ...tools, seal }, row);
      const counts = await deliverLetters(context, clientId, { kind: 'push', write });
      for (const outcome of ['sent', 'skipped', 'failed', 'unsure'] as const)
        total[outcome] += counts[outcome];
    }
    return total;
  },
};

async function noteNew({ databases, now }: JobContext, clientId: ClientId): Promise<number> {
  return await asClient(databases.background, clientId, async (tx) => {
    let noted = 0;
    for (const { id, userId, since } of await pushTargets(tx, clientId))
      noted += await noteNews(tx, { clientId, userId, since, way: onDevice(id) }, now());
    return noted;
  });
}

type SealedTools = PushTools & { readonly seal: Seal };

/** The browser that a letter goes to stands in its occasion: `push/<browser>/<last notice>`. */
const deviceOf = ({ occasion }: LetterRow): number => Number(occasion.split('/')[1]);

async function writePush(
  { databases, post }: JobContext,
  tools: SealedTools,
  row: LetterRow,
): Promise<Written> {
  const { client_id: clientId, user_id: userId } = row;
  return await asClient(databases.background, clientId, async (tx) => {
    const target = await pushTargetById(tx, clientId, deviceOf(row));
    const reader = await readerOf(tx, clientId, userId);
    if (target?.userId !== userId || !reader) return { skip: 'Ya no los recibe en este navegador.' };
    const way = onDevice(target.id);
    const news = await newsOfLetter(tx, row, { since: target.since, way, demoEmail: post?.demoEmail });
    if ('skip' in news) return news;
    const message = noticePush(news);
    return { send: () => sent(databases, tools, target, message) };
  });
}

/** @returns false where the browser is gone; it is forgotten then */
async function sent(
  databases: JobContext['databases'],
  { seal, ...tools }: SealedTools,
  target: PushTarget,
  message: ReturnType<typeof noticePush>,
): Promise<boolean> {
  try {
    await sendPush(tools, { ...target, auth: await secretOfBrowser(seal, target) }, message);
    return true;
  } catch (error) {
    if (!(error instanceof PushGone)) throw error;
    await asClient(databases.background, target.clientId, (tx) => forgetPushDevice(tx, target));
    return false;
  }
}
