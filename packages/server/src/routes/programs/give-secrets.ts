import {
  type MadeServiceToken,
  namesOf,
  newServiceToken,
  type ServiceTokenBody,
  type ServiceTokenRotation,
} from '@vigia/api/contract';
import { DAY_MS, type EpochMs, HOUR_MS } from '@vigia/domain';
import { type ServiceToken, serviceTokenState, TOKEN_LIFE_DAYS } from '@vigia/domain/access';
import type { ClientId, SectorId } from '@vigia/domain/farm';
import { demand, demandClient, inClient, search, type Tx } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import { newSecret } from '../../auth/service-token.ts';
import { HttpProblem, invalidField, notFound } from '../../http/problem.ts';
import type { ScopedCall } from '../../http/route.ts';
import { emailOf } from '../../stores/embed/embed-key-rows.ts';
import { clientById } from '../../stores/farm/clients.ts';
import { sectorsOfClient } from '../../stores/farm/sectors.ts';
import { insertToken, lockToken, rotateToken, tokenById } from '../../stores/programs/service-tokens.ts';
import { demandShown } from '../people/enrolling.ts';

type NewCall = ScopedCall<undefined, undefined, ServiceTokenBody>;
type RotationCall = ScopedCall<{ token_id: number }, undefined, ServiceTokenRotation>;

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

/**
 * Makes a program. Kept by no idempotency key, as the answer holds the secret.
 *
 * @throws {HttpProblem} not-found; not-allowed; invalid-input; proof-needed
 */
export async function makeToken(call: NewCall): Promise<MadeServiceToken> {
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

/**
 * Gives a program another secret, kept as little as that of a new one.
 *
 * @throws {HttpProblem} not-found; not-allowed; invalid-input; proof-needed; conflict: the token does not hold any more
 */
export async function giveSecret(call: RotationCall): Promise<MadeServiceToken> {
  const { scope, services, param, body } = call;
  const { app } = services.databases;
  const now = services.now();
  const { clientId, id } = await search(app, scope, (tx) => tokenById(tx, scope, param.token_id));
  demandClient(scope, clientId);
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
