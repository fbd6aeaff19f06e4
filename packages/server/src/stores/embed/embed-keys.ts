import type { EpochMs } from '@vigia/domain';
import type { ClientId, SectorId, StationId } from '@vigia/domain/farm';
import type { EmbedMetric } from '@vigia/domain/published';
import type { Databases, Db } from '../../db/pool.ts';
import { asClient } from '../../db/tenant.ts';

/**
 * What a publishable key opens: figures of sectors and stations of one client, for pages of the listed sites.
 */
export interface ShownKey {
  readonly keyId: number;
  readonly clientId: ClientId;
  readonly sectorIds: readonly SectorId[];
  /** Stations that the key lists one by one, with their sectors. */
  readonly stations: ReadonlyMap<StationId, SectorId>;
  readonly metrics: readonly EmbedMetric[];
  readonly allowedOrigins: readonly string[];
  readonly expiresAt: EpochMs | null;
  readonly isRevoked: boolean;
}

/**
 * A key by its hash; null without one. The client is only known by the key, so the key is read by the sign-in
 * role and its stations by that of the client.
 */
export async function embedKeyByHash(databases: Databases, keyHash: string): Promise<ShownKey | null> {
  return await whole(
    databases,
    await keys(databases.auth).where('key_hash', '=', keyHash).executeTakeFirst(),
  );
}

export async function embedKeyById(
  databases: Databases,
  { clientId, keyId }: Pick<ShownKey, 'clientId' | 'keyId'>,
): Promise<ShownKey | null> {
  const query = keys(databases.auth).where('client_id', '=', clientId).where('key_id', '=', keyId);
  return await whole(databases, await query.executeTakeFirst());
}

/** Keys of clients that are not archived. */
const keys = (auth: Db) =>
  auth
    .selectFrom('embed_key')
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('client')
            .select('client.client_id')
            .whereRef('client.client_id', '=', 'embed_key.client_id')
            .where('client_is_archived', '=', true),
        ),
      ),
    )
    .select(['key_id', 'client_id', 'sector_ids', 'station_ids', 'metrics', 'allowed_origins'])
    .select(['expires_at', 'revoked_at']);

type Row = Awaited<ReturnType<ReturnType<typeof keys>['executeTakeFirst']>>;

async function whole({ app }: Databases, row: Row): Promise<ShownKey | null> {
  if (!row) return null;
  return {
    keyId: row.key_id,
    clientId: row.client_id,
    sectorIds: row.sector_ids,
    stations: row.station_ids.length === 0 ? new Map() : await sectorsOf(app, row.client_id, row.station_ids),
    metrics: row.metrics,
    allowedOrigins: row.allowed_origins,
    expiresAt: row.expires_at === null ? null : Date.parse(row.expires_at),
    isRevoked: row.revoked_at !== null,
  };
}

async function sectorsOf(app: Db, clientId: ClientId, stationIds: readonly StationId[]) {
  const rows = await asClient(app, clientId, (tx) =>
    tx
      .selectFrom('station')
      .select(['station_id', 'sector_id'])
      .where('client_id', '=', clientId)
      .where('station_id', 'in', stationIds)
      .execute(),
  );
  return new Map(rows.map((row) => [row.station_id, row.sector_id]));
}

/**
 * Records the build of the widgets that a site of a key uses. Records of sites that the key no longer lists are
 * deleted.
 */
export async function noteEmbedBuild(
  auth: Db,
  { clientId, keyId, allowedOrigins }: Pick<ShownKey, 'clientId' | 'keyId' | 'allowedOrigins'>,
  { at, origin, build }: { readonly at: EpochMs; readonly origin: string; readonly build: string },
): Promise<void> {
  const seen = { build, seen_at: new Date(at).toISOString() };
  await auth
    .insertInto('embed_build_seen')
    .values({ client_id: clientId, key_id: keyId, origin, ...seen })
    .onConflict((row) => row.columns(['client_id', 'key_id', 'origin']).doUpdateSet(seen))
    .execute();
  await auth
    .deleteFrom('embed_build_seen')
    .where('client_id', '=', clientId)
    .where('key_id', '=', keyId)
    .where('origin', 'not in', [...allowedOrigins])
    .execute();
}

/** Records time and site of the last use of a key. */
export async function noteEmbedUse(
  auth: Db,
  { clientId, keyId }: Pick<ShownKey, 'clientId' | 'keyId'>,
  use: { readonly at: EpochMs; readonly origin: string },
): Promise<void> {
  const last = { last_used_at: new Date(use.at).toISOString(), origin: use.origin };
  await auth
    .insertInto('embed_key_use')
    .values({ client_id: clientId, key_id: keyId, ...last })
    .onConflict((row) => row.columns(['client_id', 'key_id']).doUpdateSet(last))
    .execute();
}
