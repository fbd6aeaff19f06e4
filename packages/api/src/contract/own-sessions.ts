import * as z from 'zod/mini';
import { Moment } from './common.ts';
import { codecOf, type Decoded, field } from './fields.ts';

/** What a session is called by its owner. It opens nothing. */
const SessionId = z.guid();

/** One's own sessions, as their owner tells them apart. */
const ownSession = {
  id: field('session_id', SessionId),
  device: field('device', z.string()),
  startedAt: field('started_at', Moment),
  lastUsedAt: field('last_used_at', Moment),
  isCurrent: field('is_current', z.boolean()),
};
export type OwnSession = Decoded<typeof ownSession>;
export const OwnSessionsAnswer = z.array(codecOf(ownSession, 'read'));
export const SessionParam = z.object({ session_id: SessionId });
export const EndedSessionsAnswer = z.strictObject({ ended: z.number().check(z.int()) });
