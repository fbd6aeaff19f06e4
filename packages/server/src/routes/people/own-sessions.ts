import { EndedSessionsAnswer, OwnSessionsAnswer, SessionParam } from '@vigia/api/contract';
import * as z from 'zod/mini';
import { isoOf } from '../../auth/clock.ts';
import { sessionOfToken } from '../../auth/whose-token.ts';
import { type AppContext, bearerToken } from '../../http/app-env.ts';
import { notFound } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../run/services.ts';
import { holdingPerson } from '../../stores/people/holding-person.ts';
import { endOwnSession, openSessionsOf } from '../../stores/people/own-sessions.ts';
import { endSessionsOf } from '../../stores/people/sessions.ts';

/** Id of the session that makes the call; null for a token of the user pool. */
export const currentSession = (c: AppContext, { issuer }: Services): Promise<string | null> =>
  sessionOfToken(issuer, bearerToken(c) ?? '');

const OWN = { kind: 'session', action: 'account.own', target: 'none' } as const;

/** The caller's own sessions. */
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
    refuses: ['not-found'],
    summary: 'End one of one’s own sessions, at once',
    access: OWN,
    beforeSecondStep: true,
    param: SessionParam,
    answer: z.undefined(),
    status: 204,
    run: async ({ scope: { userId }, services, param }) => {
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
    summary: 'End all of one’s own sessions but the one that asks, at once',
    answered: 'How many ended.',
    access: OWN,
    beforeSecondStep: true,
    answer: EndedSessionsAnswer,
    run: async ({ c, scope: { userId }, services }) => {
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
