import type { EpochMs } from '../units.ts';
import type { ClientId, SectorId, UserId } from './ids.ts';

export type Role = 'admin' | 'user';

export interface Access {
  /** Role on the user's own client. */
  readonly role: Role;
  /** Roles on other clients by client id; `'*'` means every client. */
  readonly entitiesUnderClient: Readonly<Record<string, Role>>;
  /** Roles by sector id; when not empty it narrows a plain user to these sectors. */
  readonly entitiesUnderSector: Readonly<Record<string, Role>>;
}

export interface User {
  readonly id: UserId;
  readonly clientId: ClientId;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly enabled: boolean;
  /** `'root'` opens the root-only screens of the user's clients. */
  readonly permissions: string;
  readonly access: Access;
}

/** A user with what administrators see of the account. */
export interface Account extends User {
  /** `CONFIRMED`, or what the person has yet to do. */
  readonly status: string;
  readonly lastAccess: EpochMs | null;
  /** Since when signing in takes a second step; null without one, and for those who may not know. */
  readonly secondStepSince: EpochMs | null;
  readonly createdAt: EpochMs;
}

/** The sectors a user may see: all of the client's, or only those named. */
export type SectorScope = 'all' | ReadonlySet<SectorId>;
