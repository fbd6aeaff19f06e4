import type { SignInOutcome, SignInRefusal } from '@vigia/domain/farm';
import type { Logger } from 'pino';
import type { Db } from '../db/pool.ts';
import { insertSignIn } from '../stores/people/sign-ins.ts';
import type { Caller } from './caller.ts';
import { isoOf } from './clock.ts';

/** Writes the log of sign-ins. */
export interface Trail {
  /**
   * Never rejects: a failure is logged and does not affect the sign-in. Callers do not await it after a
   * refusal, as the duration would reveal whether the address has an account.
   */
  note(
    person: { readonly client_id: number; readonly user_id: number },
    caller: Caller,
    outcome: SignInOutcome,
    reason?: SignInRefusal,
  ): Promise<void>;
}

interface Needs {
  readonly auth: Db;
  readonly now: () => number;
  readonly log: Logger;
}

/** Writes the log of sign-ins into the database. */
export function signInTrail({ auth, now, log }: Needs): Trail {
  return {
    async note({ client_id, user_id }, { address, label }, outcome, reason) {
      if (reason !== undefined) log.info({ userId: user_id, address, reason }, 'a sign-in was refused');
      const row = { client_id, user_id, at: isoOf(now()), outcome, reason: reason ?? null, address };
      await insertSignIn(auth, { ...row, device: label }).catch((err: unknown) =>
        log.error({ err, userId: user_id, outcome }, 'the trail of sign-ins was not written'),
      );
    },
  };
}
