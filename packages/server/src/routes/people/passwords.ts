import { IdParam, OwnPasswordBody, TemporaryPasswordAnswer } from '@vigia/api/contract';
import * as z from 'zod/mini';
import { demandChangeable } from '../../access/grants.ts';
import { demand, search } from '../../access/reach.ts';
import { callerOf } from '../../auth/caller.ts';
import { demandSecondStep } from '../../auth/second-step/proof.ts';
import { HttpProblem } from '../../http/problem.ts';
import { route, type ScopedCall } from '../../http/route.ts';
import { userById } from '../../stores/people/users.ts';
import { currentSession } from './current-session.ts';
import { demandShown } from './enrolling.ts';

const UserParam = z.object({ user_id: IdParam });

/** Changes of passwords by a person who is signed in. No stored answer of an Idempotency-Key contains one. */
export const passwordRoutes = [
  route({
    method: 'post',
    path: '/auth/password',
    refuses: ['proof-needed', 'too-many-requests'],
    summary: 'Change one’s own password by the present one; ends the other sessions of the person',
    about:
      'Who has a second step has to have shown it within ten minutes, by signing in or by `/auth/prove`.',
    answered: 'The password was changed.',
    // Everybody may change their own. Sent twice, the present password is wrong.
    access: { kind: 'session', action: 'account.own', target: 'none' },
    body: OwnPasswordBody,
    answer: z.strictObject({}),
    run: async ({ c, scope, services, body }) => {
      const sessionId = await currentSession(c, services);
      if (sessionId !== null) await demandSecondStep(services.secondSteps, sessionId);
      const caller = callerOf(c, services);
      await services.passwordChanges.own({ userId: scope.userId, ...body, caller, sessionId });
      return {};
    },
  }),
  route({
    method: 'post',
    path: '/v2/users/{user_id}/temporary_password',
    refuses: ['proof-needed', 'too-many-requests'],
    summary: 'Make a temporary password for a person, told once and good for 72 hours; ends their sessions',
    about:
      'Only for a person all of whose rights the caller may give, and never for the caller; 60 an hour at most.',
    answered: 'The password, told this once.',
    access: { kind: 'session', action: 'user.edit', target: 'user' },
    everAnew: true,
    param: UserParam,
    answer: TemporaryPasswordAnswer,
    status: 201,
    run: giveTemporary,
  }),
];

/**
 * Sets a temporary password. With it the caller could sign in as the person, so this needs all rights that
 * changing the account needs.
 */
async function giveTemporary(call: ScopedCall<z.output<typeof UserParam>>) {
  const { scope, services, param } = call;
  const person = await search(services.databases.app, scope, (tx) => userById(tx, scope, param.user_id));
  const { clientId, id: userId, email } = person;
  demand(scope, 'user.edit', { clientId });
  demandChangeable(scope, person, true);
  if (userId === scope.userId)
    throw new HttpProblem('not-allowed', {
      detail: 'Su propia contraseña la cambia en el menú de su cuenta',
    });
  await demandShown(call, 'everything');
  return await services.passwordChanges.temporary({ giver: scope.userId, clientId, userId, email });
}
