import { IdParam, SignInsAnswer, SignInsQuery } from '@vigia/api/contract';
import * as z from 'zod/mini';
import { demandChangeable } from '../../access/grants.ts';
import { demand, inClient, search } from '../../access/reach.ts';
import { route } from '../../http/route.ts';
import { signInsOf } from '../../stores/people/sign-ins.ts';
import { userById } from '../../stores/people/users.ts';

const UserParam = z.object({ user_id: IdParam });

export const signInRoutes = [
  route({
    method: 'get',
    path: '/v2/users/{user_id}/sign_ins',
    summary: 'Sign-ins of a person, refusals among them, page by page, newest first',
    about:
      'For who may change the person. Kept for a year. People of an external user pool sign in there: their attempts are not listed here.',
    access: { kind: 'session', action: 'sign-in.read', target: 'user' },
    param: UserParam,
    query: SignInsQuery,
    answer: SignInsAnswer,
    run: async ({ scope, services, param, query }) => {
      const { app } = services.databases;
      const person = await search(app, scope, (tx) => userById(tx, scope, param.user_id));
      const { clientId } = person;
      demand(scope, 'sign-in.read', { clientId });
      demandChangeable(scope, person, false);
      return await inClient(app, scope, clientId, (tx) => signInsOf(tx, scope, person.id, query));
    },
  }),
];
