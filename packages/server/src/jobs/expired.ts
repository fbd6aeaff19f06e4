import { forgetResets } from '../stores/people/password-resets.ts';
import { forgetSessions } from '../stores/people/sessions.ts';
import { forgetKeys } from '../stores/service/idempotency.ts';
import type { Job } from './job.ts';

const DAY_MS = 86_400_000;
/** A phone may have been without a network for weeks: until then its POST is still recognised. */
export const KEYS_KEPT_DAYS = 30;
/** A session that is over is kept a while for whoever asks what happened. */
const SESSIONS_KEPT_DAYS = 30;

/**
 * Removes keys of writes, sessions and codes that have had their time. Requests may not delete keys (`vigia_app` has no such
 * right), so this is the owner's work.
 */
export const expiredRows: Job = {
  name: 'expired-rows',
  cron: '17 3 * * *',
  run: async ({ databases: { owner }, now }) => {
    const before = (days: number) => new Date(now() - days * DAY_MS).toISOString();
    return {
      keys: await forgetKeys(owner, before(KEYS_KEPT_DAYS)),
      sessions: await forgetSessions(owner, before(SESSIONS_KEPT_DAYS)),
      codes: await forgetResets(owner, before(0)),
    };
  },
};
