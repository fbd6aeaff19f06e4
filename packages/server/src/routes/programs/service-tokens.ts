import {
  IdParam,
  ServiceTokenAnswer,
  ServiceTokenBody,
  ServiceTokenRotation,
  ServiceTokensQuery,
  ServiceTokenWire,
} from '@vigia/api/contract';
import * as z from 'zod/mini';
import { change } from '../../access/change.ts';
import { demand, inClient } from '../../access/reach.ts';
import { route } from '../../http/route.ts';
import { clientById } from '../../stores/farm/clients.ts';
import { endToken, lockToken, tokenById, tokensOfClient } from '../../stores/programs/service-tokens.ts';
import { giveSecret, makeToken } from './give-secrets.ts';

const PARAM = z.object({ token_id: IdParam });
const EDIT = { kind: 'session', action: 'service-token.edit', target: 'service-token' } as const;

export const serviceTokenRoutes = [
  route({
    method: 'get',
    path: '/v2/service-tokens',
    summary: 'Programs of a client: what their tokens let them do, until when, and when they were last used',
    about: 'No secret is in the answer.',
    access: { kind: 'session', action: 'service-token.read', target: 'client' },
    query: ServiceTokensQuery,
    answer: z.array(ServiceTokenWire),
    run: ({ scope, services, query: { clientId } }) =>
      inClient(services.databases.app, scope, clientId, async (tx) => {
        if ((await clientById(tx, scope, clientId)) === null) return null;
        demand(scope, 'service-token.read', { clientId });
        return await tokensOfClient(tx, scope, clientId);
      }),
  }),
  route({
    method: 'post',
    path: '/v2/service-tokens',
    everAnew: true,
    refuses: ['proof-needed'],
    summary: 'A token for a program, whose secret is shown this once',
    about: 'It holds 366 days at most. `sector_ids` limits it to sectors; null is the whole client.',
    answered: 'The secret, told this once, and the program.',
    access: { kind: 'session', action: 'service-token.edit', target: 'client' },
    body: ServiceTokenBody,
    answer: ServiceTokenAnswer,
    status: 201,
    run: makeToken,
  }),
  route({
    method: 'post',
    path: '/v2/service-tokens/{token_id}/rotate',
    everAnew: true,
    refuses: ['conflict', 'proof-needed'],
    summary: 'Another secret for a program, shown this once; the one before is accepted for some hours more',
    about: 'A secret from before that one ends at once. Only a token in force gets another secret.',
    answered: 'The secret, told this once, and the program.',
    access: EDIT,
    param: PARAM,
    body: ServiceTokenRotation,
    answer: ServiceTokenAnswer,
    status: 201,
    run: giveSecret,
  }),
  route({
    method: 'post',
    path: '/v2/service-tokens/{token_id}/end',
    summary: 'End the token of a program, at once and with both of its secrets',
    about: 'A token that has ended stays as it was.',
    answered: 'The program, whose token opens nothing any more.',
    access: EDIT,
    param: PARAM,
    answer: ServiceTokenWire,
    run: (call) =>
      change(call, {
        find: (tx, scope) => tokenById(tx, scope, call.param.token_id),
        lock: (tx) => lockToken(tx, call.param.token_id),
        action: 'service-token.edit',
        work: async (tx, token) => {
          if (token.endedAt !== null) return token;
          const at = call.services.now();
          await endToken(tx, token, at);
          return { ...token, endedAt: at };
        },
      }),
  }),
];
