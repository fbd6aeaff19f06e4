import {
  IdParam,
  type MadeServiceToken,
  namesOf,
  newServiceToken,
  ServiceTokenAnswer,
  ServiceTokenBody,
  ServiceTokenRotation,
  ServiceTokensQuery,
  ServiceTokenWire,
} from '@vigia/api/contract';
import { DAY_MS, type EpochMs, HOUR_MS } from '@vigia/domain';
import { type ServiceToken, serviceTokenState, TOKEN_LIFE_DAYS } from '@vigia/domain/access';
import type { ClientId, SectorId } from '@vigia/domain/farm';
import * as z from 'zod/mini';
import { change } from '../../access/change.ts';
import { demand, inClient, search, type Tx } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import { newSecret } from '../../auth/service-token.ts';
import { HttpProblem, invalidField, notFound } from '../../http/problem.ts';
import { route, type ScopedCall } from '../../http/route.ts';
import { emailOf } from '../../stores/embed/embed-key-rows.ts';
import { clientById } from '../../stores/farm/clients.ts';
import { sectorsOfClient } from '../../stores/farm/sectors.ts';
import {
  endToken,
  insertToken,
  lockToken,
  rotateToken,
  tokenById,
  tokensOfClient,
} from '../../stores/programs/service-tokens.ts';
import { demandShown } from '../people/enrolling.ts';

const PARAM = z.object({ token_id: IdParam });
const EDIT = { kind: 'session', action: 'service-token.edit', target: 'service-token' } as const;
type TokenCall<Body = undefined> = ScopedCall<{ token_id: number }, undefined, Body>;

/** @throws {HttpProblem} not-found: a sector that is not the client's, or is archived */
async function demandSectors(tx: Tx, scope: Scope, clientId: ClientId, ids: readonly SectorId[] | null) {
  const sectors = await sectorsOfClient(tx, scope, clientId);
  if (ids?.some((id) => !sectors.some((sector) => sector.id === id))) throw notFound();
}

/** @throws {HttpProblem} invalid-input: an end that has passed, or is too far away */
function demandEnd(expiresAt: EpochMs, now: EpochMs): void {
  const field = namesOf(newServiceToken).expiresAt;
  if (expiresAt <= now) throw invalidField(field, 'Debe ser una fecha futura');
  if (expiresAt > now + TOKEN_LIFE_DAYS.most * DAY_MS)
    throw invalidField(field, `Puede regir hasta ${TOKEN_LIFE_DAYS.most} días`);
}

/** Kept by no idempotency key, as the answer holds the secret. */
async function make(call: ScopedCall<undefined, undefined, ServiceTokenBody>): Promise<MadeServiceToken> {
  const { scope, services, body } = call;
  const { clientId, ...token } = body;
  const { databases } = services;
  const createdAt = services.now();
  const createdBy = await emailOf(databases.auth, scope.userId);
  return await inClient(databases.app, scope, clientId, async (tx) => {
    if ((await clientById(tx, scope, clientId)) === null) return null;
    await demandSectors(tx, scope, clientId, token.sectorIds);
    demand(scope, 'service-token.edit', { clientId });
    demandEnd(token.expiresAt, createdAt);
    await demandShown(call, 'everything');
    const { secret, ...stored } = newSecret();
    const id = await insertToken(tx, token, { clientId, ...stored, createdAt, createdBy });
    return madeOf(secret, await tokenById(tx, scope, id));
  });
}

const madeOf = (secret: string, token: ServiceToken | null): MadeServiceToken | null =>
  token && { secret, token };

async function rotate(call: TokenCall<ServiceTokenRotation>): Promise<MadeServiceToken> {
  const { scope, services, param, body } = call;
  const { app } = services.databases;
  const now = services.now();
  const { clientId, id } = await search(app, scope, (tx) => tokenById(tx, scope, param.token_id));
  demand(scope, 'service-token.edit', { clientId });
  demandEnd(body.expiresAt, now);
  await demandShown(call, 'everything');
  return await inClient(app, scope, clientId, async (tx) => {
    await lockToken(tx, id);
    const before = await tokenById(tx, scope, id);
    if (before === null) return null;
    if (['expired', 'ended'].includes(serviceTokenState(before, now)))
      throw new HttpProblem('conflict', { detail: 'El token ya no rige: cree otro' });
    const replacedUntil = Math.min(now + body.overlapHours * HOUR_MS, before.expiresAt);
    const { secret, ...stored } = newSecret();
    await rotateToken(tx, before, { ...stored, expiresAt: body.expiresAt, replacedUntil });
    return madeOf(secret, await tokenById(tx, scope, id));
  });
}

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
    run: make,
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
    run: rotate,
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
