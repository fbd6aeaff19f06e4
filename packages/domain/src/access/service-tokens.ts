import type { ClientId, ProgramId } from '../entities/ids.ts';
import type { EpochMs } from '../units.ts';
import type { ProgramRights } from './programs.ts';

/** How long a token holds at most, days; how long the secret before a new one goes on working, hours. */
export const TOKEN_LIFE_DAYS = { usual: 180, most: 366 } as const;
export const TOKEN_OVERLAP_HOURS = { usual: 24, most: 168 } as const;

/** `rotating`: the secret before is still accepted beside the present one. */
export type ServiceTokenState = 'active' | 'rotating' | 'expired' | 'ended';

/** What is chosen of a program's token. */
export interface NewServiceToken extends Pick<ProgramRights, 'scopes' | 'sectorIds'> {
  readonly name: string;
  readonly expiresAt: EpochMs;
}

/** A program and its token, as the administrators of its client see them. */
export interface ServiceToken extends NewServiceToken {
  readonly id: ProgramId;
  readonly clientId: ClientId;
  /** First letters of the secret, by which people recognise it. */
  readonly start: string;
  readonly createdAt: EpochMs;
  /** E-mail of who made it. */
  readonly createdBy: string | null;
  /** Until when the secret before the present one is accepted; null without one. */
  readonly replacedUntil: EpochMs | null;
  readonly endedAt: EpochMs | null;
  /** To some minutes; null for never. */
  readonly lastUsedAt: EpochMs | null;
}

export function serviceTokenState(
  { expiresAt, endedAt, replacedUntil }: Pick<ServiceToken, 'expiresAt' | 'endedAt' | 'replacedUntil'>,
  now: EpochMs,
): ServiceTokenState {
  if (endedAt !== null) return 'ended';
  if (expiresAt <= now) return 'expired';
  return replacedUntil !== null && now < replacedUntil ? 'rotating' : 'active';
}
