import { namesOf, proof, type SecondStepChallenge } from '@vigia/api/contract';
import type { ClientId, UserId } from '@vigia/domain/farm';
import { HttpProblem, invalidField } from '../../http/problem.ts';
import { passwordShown, secondStepShown, shownIn } from '../../stores/people/own-sessions.ts';
import { passwordOf } from '../../stores/people/passwords.ts';
import type { Caller } from '../caller.ts';
import { isoOf } from '../clock.ts';
import { wrongPassword } from '../password.ts';
import { askSecondStep, type StepAnswer, takeSecondStep } from './at-sign-in.ts';
import type { SecondSteps } from './service.ts';

/** Time after a sign-in, or a later proof, in which a session may change how people sign in. */
export const PROOF_MS = 10 * 60_000;

/** A session whose owner shows who they are. */
export interface Proving {
  readonly clientId: ClientId;
  readonly userId: UserId;
  readonly sessionId: string;
  readonly caller: Caller;
}

/**
 * Checks the password of a person who is signed in.
 *
 * @returns the challenge for the second step; null for a person without one
 * @throws {HttpProblem} invalid-input: the password is wrong; too-many-requests: counted with those of sign-ins
 */
export async function provePassword(
  needs: SecondSteps,
  { clientId, userId, sessionId, caller }: Proving,
  password: string,
): Promise<SecondStepChallenge | null> {
  const { auth, now, limits, devices } = needs;
  const account = await passwordOf(auth, userId);
  if (account === null) throw new HttpProblem('not-signed-in');
  const { email } = account;
  const by = { email, address: caller.address, device: await devices.find(userId, caller) };
  const isWrong = await limits.check(by, () => wrongPassword(account.password_hash, password));
  if (isWrong) throw invalidField(namesOf(proof).password, 'La contraseña no es correcta');
  await passwordShown(auth, sessionId, isoOf(now()));
  const { hasSecondStep } = await shownIn(auth, sessionId);
  return hasSecondStep ? await askSecondStep(needs, { clientId, userId }, caller.rp, 'proof') : null;
}

/**
 * Checks the second step of a person who has just shown the password.
 *
 * @throws {HttpProblem} bad-code; challenge-over: also for the challenge of another person; too-many-requests
 */
export async function proveSecondStep(
  needs: SecondSteps,
  { userId, sessionId, caller }: Proving,
  answer: StepAnswer,
): Promise<void> {
  const owner = await takeSecondStep(needs, answer, caller, 'proof');
  if (owner !== userId) throw new HttpProblem('challenge-over');
  await secondStepShown(needs.auth, sessionId, isoOf(needs.now()));
}

type Asked = Pick<SecondSteps, 'auth' | 'now'>;

const isRecent = ({ now }: Asked, at: string | null): boolean =>
  at !== null && now() - Date.parse(at) <= PROOF_MS;

/** @throws {HttpProblem} password-needed: the password was entered too long ago */
export async function demandPassword(asked: Asked, sessionId: string): Promise<void> {
  const { passwordAt } = await shownIn(asked.auth, sessionId);
  if (!isRecent(asked, passwordAt)) throw new HttpProblem('password-needed');
}

/**
 * For calls that bring the password themselves.
 *
 * @throws {HttpProblem} proof-needed: the person has a second step, and took it too long ago
 */
export async function demandSecondStep(asked: Asked, sessionId: string): Promise<void> {
  const { secondStepAt, hasSecondStep } = await shownIn(asked.auth, sessionId);
  if (hasSecondStep && !isRecent(asked, secondStepAt)) throw new HttpProblem('proof-needed');
}

/**
 * Demands all that signing in takes: the password, and the second step of a person who has one.
 *
 * @throws {HttpProblem} proof-needed: one of them was shown too long ago
 */
export async function demandProof(asked: Asked, sessionId: string): Promise<void> {
  const { passwordAt } = await shownIn(asked.auth, sessionId);
  if (!isRecent(asked, passwordAt)) throw new HttpProblem('proof-needed');
  await demandSecondStep(asked, sessionId);
}
