import { EndedSessionsAnswer, OwnSessionsAnswer, SessionParam } from '@vigia/api/contract';
import * as z from 'zod/mini';
import { isoOf } from '../../auth/clock.ts';
import { notFound } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { holdingPerson } from '../../stores/people/holding-person.ts';
import { endOwnSession, openSessionsOf } from '../../stores/people/own-sessions.ts';
import { endSessionsOf } from '../../stores/people/sessions.ts';
import { currentSession } from './current-session.ts';
import { demandShown } from './enrolling.ts';

const OWN = { kind: 'session', action: 'account.own', target: 'none' } as const;

/** The caller's own sessions. Ending one needs a password that was entered a moment ago. */
export const ownSessionRoutes = [
  route({
    method: 'get',
    path: '/auth/sessions',
    summary: 'One’s own sessions that stand, the last used first',
    about: 'The time of the last use is that of the last renewal of the access token.',
    access: OWN,
    beforeSecondStep: true,
    answer: OwnSessionsAnswer,
    run: async ({ c, scope: { userId }, services }) => {
      const current = await currentSession(c, services);
      const now = isoOf(services.now());
      return await openSessionsOf(services.databases.auth, { userId, current, now });
    },
  }),
  route({
    method: 'delete',
    path: '/auth/sessions/{session_id}',
    refuses: ['not-found', 'password-needed'],
    summary: 'End one of one’s own sessions, at once',
    access: OWN,
    beforeSecondStep: true,
    param: SessionParam,
    answer: z.undefined(),
    status: 204,
    run: async ({ c, scope: { userId }, services, param }) => {
      await demandShown({ c, services }, 'password');
      const { databases, entitlements } = services;
      const own = { userId, publicId: param.session_id, now: isoOf(services.now()) };
      const ended = await endOwnSession(databases.auth, own);
      if (ended === null) throw notFound();
      entitlements.forget(ended);
      return undefined;
    },
  }),
  route({
    method: 'post',
    path: '/auth/sessions/end_others',
    refuses: ['password-needed'],
    summary: 'End all of one’s own sessions but the one that asks, at once',
    answered: 'How many ended.',
    access: OWN,
    beforeSecondStep: true,
    answer: EndedSessionsAnswer,
    run: async ({ c, scope: { userId }, services }) => {
      await demandShown({ c, services }, 'password');
      const { databases, entitlements } = services;
      const kept = await currentSession(c, services);
      const now = isoOf(services.now());
      const ended = await holdingPerson(databases.auth, userId, (tx) =>
        endSessionsOf(tx, userId, { now, kept }),
      );
      for (const sessionId of ended) entitlements.forget(sessionId);
      return { ended: ended.length };
    },
  }),
];
