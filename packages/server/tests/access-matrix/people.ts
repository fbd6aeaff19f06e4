import { PROGRAM_SCOPES, type ProgramScope } from '@vigia/domain/access';
import type { Person } from '../support/small-farm.ts';
import type { Program } from '../support/small-farm-programs.ts';

/**
 * Everybody who knocks: people with a session, programs with a token, a partner's page and a device with its key, and who
 * lacks something.
 */
/** Programs whose tokens hold, of client 1. */
type Caller = Exclude<Program, 'busyProgram' | 'expiredProgram' | 'endedProgram' | 'foreignProgram'>;
export type Actor = Person | Caller | 'partner' | 'device' | 'door' | 'anonymous' | 'noKey' | 'wrongKey';

export interface Reach {
  /** The role on each client named for them. */
  readonly roles?: Readonly<Record<number, 'user' | 'admin'>>;
  /** The only sectors they see, with the role on each. */
  readonly sectors?: Readonly<Record<number, 'user' | 'admin'>>;
  /** Every client, to read or to change. */
  readonly everywhere?: 'read' | 'write';
  readonly root?: true;
  readonly userId?: number;
  /** Of a program: what its token names. */
  readonly scopes?: readonly ProgramScope[];
  /** What they are answered wherever a session is required. */
  readonly instead?: 401 | 403;
}

/** Whom each reaches, written down by hand beside `small-farm.ts`: nothing here is read from the server. */
export const REACH: Readonly<Record<Actor, Reach>> = {
  program: { roles: { 1: 'admin' }, scopes: PROGRAM_SCOPES },
  northProgram: { roles: { 1: 'user' }, sectors: { 11: 'admin' }, scopes: PROGRAM_SCOPES },
  farmProgram: { roles: { 1: 'user' }, scopes: ['farm.read'] },
  noticesProgram: { roles: { 1: 'user' }, scopes: ['notices.read'] },
  anonymous: { instead: 401 },
  noKey: { instead: 403 },
  wrongKey: { instead: 403 },
  partner: { instead: 403 },
  device: { instead: 403 },
  door: { instead: 403 },
  disabled: { instead: 401 },
  grower: { userId: 51, roles: { 1: 'user' } },
  narrowed: { userId: 52, roles: { 1: 'user' }, sectors: { 11: 'user' } },
  steward: { userId: 59, roles: { 1: 'user' }, sectors: { 11: 'admin' } },
  southAdviser: { userId: 62, roles: { 1: 'user' }, sectors: { 12: 'user' }, root: true },
  manager: { userId: 60, roles: { 1: 'admin' } },
  admin: { userId: 53, roles: { 1: 'admin' }, root: true },
  foreigner: { userId: 54, roles: { 3: 'user' } },
  neighbour: { userId: 61, roles: { 3: 'admin' }, root: true },
  adviser: { userId: 57, roles: { 1: 'user', 3: 'user' } },
  superReader: { userId: 55, roles: { 2: 'user' }, everywhere: 'read' },
  superAdmin: { userId: 56, roles: { 2: 'admin' }, everywhere: 'write', root: true },
};

export const ACTORS = Object.keys(REACH) as Actor[];

/** Programs, all of client 1. */
export const PROGRAM_ACTORS = ACTORS.filter((actor) => REACH[actor].scopes !== undefined);

/** Those who reach client 1 and no other: nothing of client 3 may stand in any answer to them. */
export const ONLY_CLIENT_1: readonly Actor[] = [
  ...(['grower', 'narrowed', 'steward', 'southAdviser', 'manager', 'admin'] as const),
];
