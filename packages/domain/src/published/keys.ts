import type { ClientId, SectorId, StationId } from '../entities/ids.ts';
import type { EpochMs } from '../units.ts';
import type { EmbedMetric } from './widgets.ts';

/** In the address of a partner's page: the loader then shows there what works and what does not. */
export const EMBED_CHECK_HASH = '#vigia-probar';

/** Days that a replaced key stays open beside the new one. */
export const EMBED_OVERLAP_DAYS = { usual: 7, most: 30 } as const;

export const EMBED_KEY_STATES = ['active', 'replaced', 'expired', 'revoked'] as const;
/** `replaced`: still open, until the pages that show it have the new one. */
export type EmbedKeyState = (typeof EMBED_KEY_STATES)[number];

/** What of a publishable key may be changed. */
export interface EmbedKeyInput {
  readonly name: string;
  readonly sectorIds: readonly SectorId[];
  readonly stationIds: readonly StationId[];
  readonly metrics: readonly EmbedMetric[];
  /** Sites that may show it, as browsers write them: `https://www.example.cl`. */
  readonly origins: readonly string[];
}

export interface NewEmbedKey extends EmbedKeyInput {
  /** Null: it is for good. */
  readonly expiresAt: EpochMs | null;
}

/** The build of the widgets that a site of a key was last seen with. */
export interface EmbedBuild {
  readonly origin: string;
  readonly build: string;
  readonly seenAt: EpochMs;
}

/** A publishable key as its administrators see it. */
export interface EmbedKey extends NewEmbedKey {
  readonly id: number;
  readonly clientId: ClientId;
  /** Its first letters, by which people recognise a key. */
  readonly prefix: string;
  /** The whole key; null for one made before keys were kept, until somebody has entered it. */
  readonly key: string | null;
  readonly createdAt: EpochMs;
  /** E-mail; null for a key made at the command line. */
  readonly createdBy: string | null;
  readonly revokedAt: EpochMs | null;
  /** The key that replaces it. */
  readonly replacedBy: number | null;
  readonly lastUsedAt: EpochMs | null;
  readonly lastUsedOrigin: string | null;
  readonly builds: readonly EmbedBuild[];
}

export function embedKeyState(
  { expiresAt, revokedAt, replacedBy }: Pick<EmbedKey, 'expiresAt' | 'revokedAt' | 'replacedBy'>,
  now: EpochMs,
): EmbedKeyState {
  if (revokedAt !== null) return 'revoked';
  if (expiresAt !== null && expiresAt <= now) return 'expired';
  return replacedBy !== null ? 'replaced' : 'active';
}
