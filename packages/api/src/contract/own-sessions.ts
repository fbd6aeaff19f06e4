import * as z from 'zod/mini';
import { Moment } from './common.ts';
import { codecOf, type Decoded, field } from './fields.ts';

/** Id of a session for its owner. It gives no access. */
const SessionId = z.guid();

/** One of the caller's own sessions. */
const ownSession = {
  id: field('session_id', SessionId),
  device: field('device', z.string()),
  startedAt: field('started_at', Moment),
  lastUsedAt: field('last_used_at', Moment),
  endsAt: field('expires_at', Moment),
  isCurrent: field('is_current', z.boolean()),
};
export type OwnSession = Decoded<typeof ownSession>;
export const OwnSessionsAnswer = z.array(codecOf(ownSession, 'read'));
export const SessionParam = z.object({ session_id: SessionId });
export const EndedSessionsAnswer = z.strictObject({ ended: z.number().check(z.int()) });
