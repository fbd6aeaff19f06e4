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
    const keys = await owner
      .deleteFrom('idempotency')
      .where('created_at', '<', before(KEYS_KEPT_DAYS))
      .executeTakeFirst();
    const sessions = await owner
      .deleteFrom('session')
      .where((row) =>
        row.or([
          row('expires_at', '<', before(SESSIONS_KEPT_DAYS)),
          row('revoked_at', '<', before(SESSIONS_KEPT_DAYS)),
        ]),
      )
      .executeTakeFirst();
    const codes = await owner
      .deleteFrom('password_reset')
      .where('expires_at', '<', before(0))
      .executeTakeFirst();
    return {
      keys: Number(keys.numDeletedRows),
      sessions: Number(sessions.numDeletedRows),
      codes: Number(codes.numDeletedRows),
    };
  },
};
