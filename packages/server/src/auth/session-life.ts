const DAY_MS = 24 * 3600 * 1000;
/** A session ends after this time since signing in, however much it is used. */
export const LONGEST_SESSION_MS = 30 * DAY_MS;
/** A session that nobody uses ends after this time. */
export const IDLE_SESSION_MS = 14 * DAY_MS;

/**
 * When a session ends unless it is used again, epoch ms.
 *
 * @param startedAt when its owner signed in, epoch ms
 * @param usedAt when its access token was last renewed, epoch ms
 */
export const sessionEnd = (startedAt: number, usedAt: number): number =>
  Math.min(startedAt + LONGEST_SESSION_MS, usedAt + IDLE_SESSION_MS);
