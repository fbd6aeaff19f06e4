import type { EpochMs } from '../units.ts';

/** Behind the address of a partner's page: the loader then says there what works and what does not. */
export const EMBED_CHECK_HASH = '#vigia-probar';

/** Days that a replaced key goes on opening beside the new one. */
export const EMBED_OVERLAP_DAYS = { usual: 7, most: 30 } as const;

export const EMBED_KEY_STATES = ['active', 'replaced', 'expired', 'revoked'] as const;
/** `replaced`: still open, until the pages that show it have the new one. */
export type EmbedKeyState = (typeof EMBED_KEY_STATES)[number];

export interface EmbedKeyTimes {
  readonly expiresAt: EpochMs | null;
  readonly revokedAt: EpochMs | null;
  readonly isReplaced: boolean;
}

export function embedKeyState(
  { expiresAt, revokedAt, isReplaced }: EmbedKeyTimes,
  now: EpochMs,
): EmbedKeyState {
  if (revokedAt !== null) return 'revoked';
  if (expiresAt !== null && expiresAt <= now) return 'expired';
  return isReplaced ? 'replaced' : 'active';
}
