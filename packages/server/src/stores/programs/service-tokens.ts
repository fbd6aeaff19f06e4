import { ServiceTokenWire } from '@vigia/api/contract';
import type { EpochMs } from '@vigia/domain';
import type { NewServiceToken, ServiceToken } from '@vigia/domain/access';
import type { ClientId } from '@vigia/domain/farm';
import type { Updateable } from 'kysely';
import * as z from 'zod/mini';
import { type Tx, visible } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import type { ServiceTokenTable } from '../../db/schema/programs.ts';
import { lockRow } from '../lock-row.ts';

type TokenName = Pick<ServiceToken, 'clientId' | 'id'>;
const iso = (at: EpochMs): string => new Date(at).toISOString();

/** Without hashes, which only the check of a secret reads. */
const rows = (tx: Tx) =>
  tx
    .selectFrom('service_token as token')
    .leftJoin('service_token_use as used', (join) =>
      join.onRef('used.client_id', '=', 'token.client_id').onRef('used.token_id', '=', 'token.token_id'),
    )
    .select(['token.client_id', 'token.token_id', 'token_name', 'scopes', 'sector_ids', 'token_start'])
    .select(['created_at', 'created_by', 'expires_at', 'ended_at', 'replaced_until', 'last_used_at']);

/** Tokens of a client in the scope, newest first. The caller must check who may read them. */
export async function tokensOfClient(tx: Tx, scope: Scope, clientId: ClientId): Promise<ServiceToken[]> {
  const found = await rows(tx)
    .where('token.client_id', '=', clientId)
    .orderBy('token.token_id', 'desc')
    .execute();
  return inSight(scope, found);
}

/** A token of a client in the scope; null without one. */
export async function tokenById(tx: Tx, scope: Scope, id: number): Promise<ServiceToken | null> {
  return inSight(scope, await rows(tx).where('token.token_id', '=', id).execute())[0] ?? null;
}

type Row = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];
const inSight = (scope: Scope, found: readonly Row[]): ServiceToken[] =>
  visible(scope, 'client.read', found, (row) => ({ clientId: row.client_id })).map((row) =>
    z.decode(ServiceTokenWire, row),
  );

export const lockToken = (tx: Tx, id: number) => lockRow(tx, 'service_token', 'token_id', id);

interface Made {
  readonly clientId: ClientId;
  readonly start: string;
  readonly hash: string;
  readonly createdAt: EpochMs;
  readonly createdBy: string | null;
}

/** @returns the id of the new token */
export async function insertToken(tx: Tx, token: NewServiceToken, made: Made): Promise<number> {
  const { name, scopes, sectorIds, expiresAt } = token;
  const row = await tx
    .insertInto('service_token')
    .values({
      ...{ token_name: name, scopes, sector_ids: sectorIds, expires_at: iso(expiresAt) },
      ...{ client_id: made.clientId, token_start: made.start, token_hash: made.hash },
      ...{ created_at: iso(made.createdAt), created_by: made.createdBy },
    })
    .returning('token_id')
    .executeTakeFirstOrThrow();
  return row.token_id;
}

interface Rotation extends Pick<Made, 'start' | 'hash'>, Pick<NewServiceToken, 'expiresAt'> {
  /** Until when the secret before is accepted. */
  readonly replacedUntil: EpochMs;
}

/** Gives a token another secret. The one before goes on being accepted (a trigger keeps its hash); one from before that ends. */
export async function rotateToken(tx: Tx, token: TokenName, rotation: Rotation): Promise<void> {
  await changed(tx, token, {
    ...{ token_start: rotation.start, token_hash: rotation.hash, expires_at: iso(rotation.expiresAt) },
    replaced_until: iso(rotation.replacedUntil),
  });
}

export const endToken = (tx: Tx, token: TokenName, at: EpochMs): Promise<void> =>
  changed(tx, token, { ended_at: iso(at) });

async function changed(
  tx: Tx,
  { clientId, id }: TokenName,
  set: Updateable<ServiceTokenTable>,
): Promise<void> {
  await tx
    .updateTable('service_token')
    .set(set)
    .where('client_id', '=', clientId)
    .where('token_id', '=', id)
    .execute();
}
