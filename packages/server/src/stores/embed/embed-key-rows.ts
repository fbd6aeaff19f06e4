import { EmbedKeyWire, embedKeyInput, toWire } from '@vigia/api/contract';
import type { EpochMs } from '@vigia/domain';
import type { ClientId } from '@vigia/domain/farm';
import type { EmbedKey, EmbedKeyInput, NewEmbedKey } from '@vigia/domain/published';
import type { Updateable } from 'kysely';
import * as z from 'zod/mini';
import { type Tx, visible } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import type { Db } from '../../db/pool.ts';
import type { EmbedKeyTable } from '../../db/schema/embed.ts';
import { lockRow } from '../lock-row.ts';
import { ownKeys } from './own-keys.ts';

/** Keys for their administrators, without the hash. The caller must check the rights. */
const rows = (tx: Tx) =>
  tx
    .selectFrom('embed_key')
    .leftJoin('embed_key_use as used', (join) =>
      join.onRef('used.client_id', '=', 'embed_key.client_id').onRef('used.key_id', '=', 'embed_key.key_id'),
    )
    .select([
      'embed_key.key_id',
      'embed_key.client_id',
      'name',
      'key_prefix',
      'key',
      'sector_ids',
      'station_ids',
      'metrics',
      'allowed_origins as origins',
      'created_at',
      'created_by',
      'expires_at',
      'revoked_at',
      'replaced_by',
      'last_used_at',
      'used.origin as last_used_origin',
    ]);

/** Adds the builds with which the key's present sites were last seen. */
type Row = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

async function withBuilds(tx: Tx, keys: readonly Row[]): Promise<EmbedKey[]> {
  if (keys.length === 0) return [];
  const ids = keys.map(({ key_id }) => key_id);
  const seen = await tx
    .selectFrom('embed_build_seen')
    .select(['key_id', 'origin', 'build', 'seen_at'])
    .where('key_id', 'in', ids)
    .orderBy('origin')
    .execute();
  return keys.map((key) => {
    const builds = seen.filter(({ key_id, origin }) => key_id === key.key_id && key.origins.includes(origin));
    return z.decode(EmbedKeyWire, { ...key, builds: builds.map(({ key_id: _, ...build }) => build) });
  });
}

const rowsOfClient = (tx: Tx, clientId: ClientId) =>
  rows(tx).where('embed_key.client_id', '=', clientId).orderBy('embed_key.key_id', 'desc').execute();

/** All keys of a client, newest first, for the operator. */
export async function allEmbedKeysOfClient(tx: Tx, clientId: ClientId): Promise<EmbedKey[]> {
  return await withBuilds(tx, await rowsOfClient(tx, clientId));
}

/** The client's keys in the scope, newest first: see `ownKeys`. */
export async function embedKeysOfClient(tx: Tx, scope: Scope, clientId: ClientId): Promise<EmbedKey[]> {
  return await withBuilds(tx, await ownKeys(tx, scope, clientId, await rowsOfClient(tx, clientId)));
}

/** A key of any client, for the operator. */
export async function embedKeyNamed(tx: Tx, keyId: number): Promise<EmbedKey | null> {
  return (await withBuilds(tx, await rows(tx).where('embed_key.key_id', '=', keyId).execute()))[0] ?? null;
}

/** Whether all these sectors and stations are of this client. */
export async function ownsSubjects(
  tx: Tx,
  clientId: ClientId,
  { sectorIds, stationIds }: Pick<EmbedKey, 'sectorIds' | 'stationIds'>,
): Promise<boolean> {
  const sectors = await tx
    .selectFrom('sector')
    .select('sector_id')
    .where('client_id', '=', clientId)
    .execute();
  const stations = await tx
    .selectFrom('station')
    .select('station_id')
    .where('client_id', '=', clientId)
    .execute();
  const [ofSectors, ofStations] = [
    sectors.map((row) => row.sector_id),
    stations.map((row) => row.station_id),
  ];
  return sectorIds.every((id) => ofSectors.includes(id)) && stationIds.every((id) => ofStations.includes(id));
}

/** Sectors and stations of a client that a key can open, by name, without archived ones. */
export async function subjectsOfClient(tx: Tx, clientId: ClientId) {
  const sectors = await tx
    .selectFrom('sector')
    .select(['sector_id as id', 'sector_name as name'])
    .where('client_id', '=', clientId)
    .where('sector_is_archived', '=', false)
    .orderBy('sector_name')
    .execute();
  const stations = await tx
    .selectFrom('station')
    .select(['station_id as id', 'station_name as name', 'sector_id as sectorId'])
    .where('client_id', '=', clientId)
    .where('station_is_archived', '=', false)
    .orderBy('station_name')
    .execute();
  return { sectors, stations };
}

/** A key in the scope: of its clients, and see `ownKeys`; null without one. */
export async function embedKeyRow(tx: Tx, scope: Scope, keyId: number): Promise<EmbedKey | null> {
  const found = await rows(tx).where('embed_key.key_id', '=', keyId).execute();
  const [key] = visible(scope, 'client.read', found, (row) => ({ clientId: row.client_id }));
  if (key === undefined) return null;
  return (await withBuilds(tx, await ownKeys(tx, scope, key.client_id, [key])))[0] ?? null;
}

type Insert = NewEmbedKey &
  Pick<EmbedKey, 'clientId' | 'prefix' | 'createdBy'> & { readonly key: string; readonly hash: string };

export async function insertEmbedKey(tx: Tx, { expiresAt, ...draft }: Insert): Promise<EmbedKey> {
  const made = await tx
    .insertInto('embed_key')
    .values({
      ...columnsOf(draft),
      client_id: draft.clientId,
      created_by: draft.createdBy,
      expires_at: expiresAt === null ? null : instant(expiresAt),
      key: draft.key,
      key_prefix: draft.prefix,
      key_hash: draft.hash,
    })
    .returning('key_id')
    .executeTakeFirstOrThrow();
  return (await embedKeyNamed(tx, made.key_id))!;
}

type KeyName = Pick<EmbedKey, 'clientId' | 'id'>;
const instant = (at: EpochMs): string => new Date(at).toISOString();

function columnsOf(input: EmbedKeyInput) {
  const { origins: allowed_origins, ...columns } = toWire(embedKeyInput, input);
  return { ...columns, allowed_origins };
}

/** Marks a key as replaced by another one; it stays open until an instant. */
export async function replaceEmbedKey(
  tx: Tx,
  name: KeyName,
  { by, until }: { readonly by: number; readonly until: EpochMs },
): Promise<void> {
  await changed(tx, name, { replaced_by: by, expires_at: instant(until) });
}

export async function revokeEmbedKey(tx: Tx, name: KeyName, at: EpochMs): Promise<void> {
  await changed(tx, name, { revoked_at: instant(at) });
}

/** Edits a key: name, sectors, stations, figures and sites. */
export async function editEmbedKey(tx: Tx, key: KeyName, input: EmbedKeyInput): Promise<EmbedKey> {
  await changed(tx, key, columnsOf(input));
  return (await embedKeyNamed(tx, key.id))!;
}

/** Whether this is the hash of the key. */
export async function hasKeyHash(auth: Db, { clientId, id }: KeyName, hash: string): Promise<boolean> {
  const query = auth.selectFrom('embed_key').where('client_id', '=', clientId).where('key_id', '=', id);
  return (await query.where('key_hash', '=', hash).select('key_id').executeTakeFirst()) !== undefined;
}

/** Stores the text of a key of which only the hash was stored. */
export async function keepEmbedKey(tx: Tx, name: KeyName, key: string): Promise<void> {
  await changed(tx, name, { key });
}

/** Locks the key until the end of the transaction. */
export const lockEmbedKey = (tx: Tx, keyId: number) => lockRow(tx, 'embed_key', 'key_id', keyId);

async function changed(tx: Tx, { clientId, id }: KeyName, set: Updateable<EmbedKeyTable>): Promise<void> {
  await tx
    .updateTable('embed_key')
    .set(set)
    .where('client_id', '=', clientId)
    .where('key_id', '=', id)
    .execute();
}

/** E-mail of the person who makes a key. Read by the sign-in role, as they may be of another client. */
export async function emailOf(auth: Db, userId: number): Promise<string | null> {
  const row = await auth
    .selectFrom('user_account')
    .select('email')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.email ?? null;
}
