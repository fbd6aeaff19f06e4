import { namesOf, proof } from '@vigia/api/contract';
import type { UserId } from '@vigia/domain/farm';
import { HttpProblem, invalidField } from '../../http/problem.ts';
import { provedAt, proveSession } from '../../stores/people/own-sessions.ts';
import { passwordOf } from '../../stores/people/passwords.ts';
import type { Caller } from '../caller.ts';
import { isoOf } from '../clock.ts';
import { wrongPassword } from '../password.ts';
import type { SecondSteps } from './service.ts';

/** Time after entering the password in which a session may change how its owner signs in. */
export const PROOF_MS = 10 * 60_000;

export interface Proving {
  readonly userId: UserId;
  readonly sessionId: string;
  readonly password: string;
  readonly caller: Caller;
}

/**
 * @throws {HttpProblem} invalid-input: the password is wrong; too-many-requests: counted with those of sign-ins
 */
export async function prove(
  { auth, now, limits, devices }: Pick<SecondSteps, 'auth' | 'now' | 'limits' | 'devices'>,
  { userId, sessionId, password, caller }: Proving,
): Promise<void> {
  const account = await passwordOf(auth, userId);
  if (account === null) throw new HttpProblem('not-signed-in');
  const { email } = account;
  const by = { email, address: caller.address, device: await devices.find(userId, caller) };
  const isWrong = await limits.check(by, () => wrongPassword(account.password_hash, password));
  if (isWrong) throw invalidField(namesOf(proof).password, 'La contraseña no es correcta');
  await proveSession(auth, sessionId, isoOf(now()));
}

/** @throws {HttpProblem} proof-needed: the password was entered too long ago */
export async function demandProof(
  { auth, now }: Pick<SecondSteps, 'auth' | 'now'>,
  sessionId: string,
): Promise<void> {
  const at = await provedAt(auth, sessionId);
  if (at === null || now() - Date.parse(at) > PROOF_MS) throw new HttpProblem('proof-needed');
}
