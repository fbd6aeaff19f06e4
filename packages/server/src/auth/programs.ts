import {
  type Action,
  type ProgramScope,
  SCOPE_OF_ACTION,
  type Scope,
  scopeOfProgram,
} from '@vigia/domain/access';
import { PROGRAM_SCOPE_WORDS } from '@vigia/domain/es';
import type { ProgramId } from '@vigia/domain/farm';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Db } from '../db/pool.ts';
import { HttpProblem, type ProblemCode } from '../http/problem.ts';
import { spend } from '../http/too-many.ts';
import { noteTokenUse, type PresentedToken, tokenByHash } from '../stores/programs/presented-tokens.ts';
import { hashOfServiceToken, isWellWritten } from './service-token.ts';

/** The programs that call with a token. */
export interface Programs {
  /**
   * What the program of a secret reaches. Each call asks the database, so that a token that has ended opens nothing from
   * then on, on any server.
   *
   * @param needed the scope that the call asks for
   * @throws {HttpProblem} 401, with a code for each reason; client-archived; too-many-requests; scope-missing
   */
  reach(secret: string, needed: ProgramScope): Promise<Scope>;
}

/** Calls of one token within a minute, at each server. */
export const PROGRAM_CALLS_A_MINUTE = 1_200;
/** The last use is noted this often at most, ms. */
export const USE_NOTED_EVERY_MS = 300_000;

interface Needs {
  readonly auth: Db;
  /** Epoch ms. */
  readonly now: () => number;
}

export function programs({ auth, now }: Needs): Programs {
  const limiter = new RateLimiterMemory({
    keyPrefix: 'program',
    points: PROGRAM_CALLS_A_MINUTE,
    duration: 60,
  });
  const noted = new Map<ProgramId, number>();
  const note = async ({ id, clientId }: PresentedToken) => {
    const at = now();
    if (at - (noted.get(id) ?? Number.NEGATIVE_INFINITY) < USE_NOTED_EVERY_MS) return;
    noted.set(id, at);
    await noteTokenUse(auth, { id, clientId }, at);
  };
  return {
    async reach(secret, needed) {
      if (!isWellWritten(secret)) throw unauthorized('service-token-mistyped');
      const token = await tokenByHash(auth, hashOfServiceToken(secret));
      if (token === null) throw unauthorized('bad-service-token');
      demandValid(token, now());
      await spend(limiter, String(token.id));
      if (!token.scopes.includes(needed)) throw scopeMissing(needed);
      await note(token);
      return scopeOfProgram(token);
    },
  };
}

/**
 * For a call that does more than its own action says.
 *
 * @throws {HttpProblem} scope-missing: the caller is a program whose scopes do not open one of the actions;
 *   not-for-programs: no scope does
 */
export function demandOfProgram(scope: Scope, actions: readonly Action[]): void {
  if (scope.programScopes === undefined) return;
  for (const action of actions) {
    const needed = SCOPE_OF_ACTION[action];
    if (needed === null) throw new HttpProblem('not-for-programs');
    if (!scope.programScopes.has(needed)) throw scopeMissing(needed);
  }
}

function demandValid(token: PresentedToken, now: number): void {
  if (token.isEnded) throw unauthorized('service-token-ended');
  if (token.expiresAt <= now) throw unauthorized('service-token-expired');
  if (token.replacedUntil !== null && token.replacedUntil <= now)
    throw unauthorized('service-token-expired', 'Este token fue cambiado por otro, y su plazo terminó');
  if (token.isOfArchived) throw unauthorized('client-archived');
}

const unauthorized = (code: ProblemCode, detail?: string): HttpProblem =>
  new HttpProblem(code, {
    ...(detail !== undefined && { detail }),
    headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
  });

const scopeMissing = (scope: ProgramScope): HttpProblem =>
  new HttpProblem('scope-missing', {
    detail: `El token no tiene el permiso «${PROGRAM_SCOPE_WORDS[scope]}» (${scope})`,
  });
