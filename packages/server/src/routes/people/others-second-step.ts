import { IdParam, OthersSecondStepAnswer } from '@vigia/api/contract';
import * as z from 'zod/mini';
import { demandChangeable } from '../../access/grants.ts';
import { demand, search } from '../../access/reach.ts';
import { resetSecondStep } from '../../auth/second-step/enrolment.ts';
import { HttpProblem } from '../../http/problem.ts';
import { route, type ScopedCall } from '../../http/route.ts';
import { secondStepOf } from '../../stores/people/second-step.ts';
import { userById } from '../../stores/people/users.ts';
import { demandShown } from './enrolling.ts';

const UserParam = z.object({ user_id: IdParam });
type Of = ScopedCall<z.output<typeof UserParam>>;

/**
 * Second step of a person whom the caller administers: whether they have one, and its removal when it is lost.
 */
export const othersSecondStepRoutes = [
  route({
    method: 'get',
    path: '/v2/users/{user_id}/second_step',
    summary: 'Whether a person signs in with a second step; never what it is',
    access: { kind: 'session', action: 'user.edit', target: 'user' },
    everAnew: true,
    param: UserParam,
    answer: OthersSecondStepAnswer,
    run: async (call) => {
      const { id } = await administered(call);
      const found = await secondStepOf(call.services.databases.auth, id);
      return { since: found?.second_step_since ? Date.parse(found.second_step_since) : null };
    },
  }),
  route({
    method: 'delete',
    path: '/v2/users/{user_id}/second_step',
    refuses: ['conflict', 'proof-needed'],
    summary: 'Take a person’s lost second step away; ends their sessions',
    about:
      'Only for a person all of whose rights the caller may give, and never for the caller. Where one is required, the person is led to set up another at the next sign-in.',
    access: { kind: 'session', action: 'user.edit', target: 'user' },
    everAnew: true,
    param: UserParam,
    answer: z.undefined(),
    status: 204,
    run: async (call) => {
      const { scope, services } = call;
      const { clientId, id: userId, email } = await administered(call);
      await demandShown(call, 'everything');
      await resetSecondStep(services.secondSteps, { giver: scope.userId, clientId, userId, email });
      return undefined;
    },
  }),
];

/**
 * The person, if the caller may remove their second step. Afterwards the password alone is enough to sign in,
 * so this needs all rights that changing the account needs.
 */
async function administered({ scope, services, param }: Of) {
  const person = await search(services.databases.app, scope, (tx) => userById(tx, scope, param.user_id));
  demand(scope, 'user.edit', { clientId: person.clientId });
  demandChangeable(scope, person, true);
  if (person.id === scope.userId)
    throw new HttpProblem('not-allowed', {
      detail: 'Su propio segundo paso lo cambia en «Accesos», en el menú de su cuenta',
    });
  return person;
}
