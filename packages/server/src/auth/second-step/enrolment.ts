import { appCode, type NewApp, namesOf, newPasskey, type PasskeyRequest } from '@vigia/api/contract';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { actAs } from '../../db/tenant.ts';
import { HttpProblem, invalidField, notFound } from '../../http/problem.ts';
import { countBackupCodes, replaceBackupCodes } from '../../stores/people/backup-codes.ts';
import { holdingPerson } from '../../stores/people/holding-person.ts';
import { secondStepShown } from '../../stores/people/own-sessions.ts';
import { deletePasskey, insertPasskey, passkeysOf } from '../../stores/people/passkeys.ts';
import {
  beginSecondStep,
  endSecondStepWithoutFactor,
  forgetSecondStep,
  type Owner,
} from '../../stores/people/second-step.ts';
import { endSessionsOf } from '../../stores/people/sessions.ts';
import { confirmApp, deleteApp, putPendingSecret, stepAppOf } from '../../stores/people/step-apps.ts';
import { insertChallenge, tryChallenge, useChallenge } from '../../stores/people/step-challenges.ts';
import type { AccountLetters } from '../account-letters.ts';
import { isoOf } from '../clock.ts';
import type { Entitlements } from '../entitlements.ts';
import { hashOfSecret, newSecret } from '../refresh-token.ts';
import { appUri, newAppSecret, stepOfCode } from './app-codes.ts';
import { CHALLENGE_MS, type Needs as SignInNeeds } from './at-sign-in.ts';
import { type MadeBackupCodes, makeBackupCodes } from './backup-codes.ts';
import { madePasskey, newPasskeyOptions } from './passkeys.ts';
import type { RelyingParty } from './relying-party.ts';

/** A person who sets up their own second step, in a session in which they have just shown who they are. */
export interface Enrolling extends Owner {
  readonly email: string;
  readonly sessionId: string;
}

export interface Needs extends SignInNeeds {
  readonly entitlements: Entitlements;
  readonly letters: AccountLetters;
}

/** Starts the setup of an application. It becomes valid when a code has confirmed it. */
export async function beginApp({ auth, seal }: Needs, who: Enrolling): Promise<NewApp> {
  const secret = newAppSecret();
  await putPendingSecret(auth, who, await seal.close(who, secret));
  return { secret, uri: appUri(secret, who.email) };
}

/**
 * @returns the backup codes, shown only this once; null if there are some already
 * @throws {HttpProblem} invalid-input: not a code of this application
 */
export async function confirmNewApp(
  needs: Needs,
  who: Enrolling,
  code: string,
): Promise<readonly string[] | null> {
  const { auth, seal, now } = needs;
  const pending = (await stepAppOf(auth, who.userId))?.pending_secret;
  if (!pending) throw wrongCode();
  const step = stepOfCode(await seal.open(who, pending), code.replaceAll(/\s/g, ''), now());
  if (step === null) throw wrongCode();
  return await added(
    needs,
    who,
    (tx) => confirmApp(tx, who, { pending, step, now: isoOf(now()) }),
    wrongCode,
  );
}

const wrongCode = () =>
  invalidField(namesOf(appCode).code, 'El código no corresponde: escriba el que muestra ahora la aplicación');

/**
 * Options for making a passkey, and the token by which it is sent back.
 *
 * @throws {HttpProblem} passkeys are impossible at this address (`rp` is null)
 */
export async function beginPasskey(
  { auth, now }: Needs,
  who: Enrolling,
  rp: RelyingParty | null,
): Promise<PasskeyRequest> {
  if (rp === null) throw withoutName();
  const options = await newPasskeyOptions(rp, who, await passkeysOf(auth, who.userId));
  const token = newSecret();
  await insertChallenge(auth, {
    client_id: who.clientId,
    user_id: who.userId,
    challenge_hash: hashOfSecret(token),
    purpose: 'new-passkey',
    passkey_challenge: options.challenge,
    created_at: isoOf(now()),
    expires_at: isoOf(now() + CHALLENGE_MS),
  });
  return { token, options: { ...options } };
}

/** Stores a newly made passkey. @returns as `confirmNewApp` */
export async function keepPasskey(
  needs: Needs,
  who: Enrolling,
  given: { token: string; name: string; passkey: Record<string, unknown> },
  rp: RelyingParty | null,
): Promise<readonly string[] | null> {
  const { auth, now } = needs;
  if (rp === null) throw withoutName();
  const hash = hashOfSecret(given.token);
  const at = isoOf(now());
  const once = { most: 1, mostOfPerson: Number.POSITIVE_INFINITY, since: at };
  const challenge = await tryChallenge(auth, { hash, purpose: 'new-passkey', now: at, ...once });
  if (challenge === null || challenge === 'waits' || challenge.user_id !== who.userId) throw notMade();
  await useChallenge(auth, hash);
  const made = await madePasskey(rp, challenge.passkey_challenge ?? '', given.passkey);
  if (made === null) throw notMade();
  const row = { ...made, name: given.name.trim() || 'Llave de acceso' };
  return await added(needs, who, (tx) => insertPasskey(tx, who, row, at), notMade);
}

const notMade = () =>
  invalidField(namesOf(newPasskey).passkey, 'La llave de acceso no se pudo comprobar: intente de nuevo');
const withoutName = () =>
  new HttpProblem('not-allowed', {
    detail: 'Las llaves de acceso necesitan que Vigía se abra por su nombre (https://…), no por un número',
  });

/** Stores a factor. With the first one all other sessions end, as they were opened by the password alone. */
async function added(
  needs: Needs,
  who: Enrolling,
  keep: (tx: Transaction<Database>) => Promise<boolean>,
  refused: () => HttpProblem,
): Promise<readonly string[] | null> {
  const { auth, now, entitlements, letters } = needs;
  const at = isoOf(now());
  // Ten hashes take their time: they are made before anything is locked, and for nobody who has codes.
  const made = (await countBackupCodes(auth, who.userId)) > 0 ? null : await makeBackupCodes(who.userId);
  const { codes, ended, isFirst } = await holdingPerson(auth, who.userId, async (tx) => {
    await actAs(tx, who.clientId, { userId: who.userId });
    if (!(await keep(tx))) throw refused();
    const isFirst = await beginSecondStep(tx, who, at);
    const ended = isFirst ? await endSessionsOf(tx, who.userId, { now: at, kept: who.sessionId }) : [];
    if (isFirst) await secondStepShown(tx, who.sessionId, at);
    const hasCodes = (await countBackupCodes(tx, who.userId)) > 0;
    const newCodes = hasCodes ? null : (made ?? (await makeBackupCodes(who.userId)));
    return { codes: newCodes && (await putBackupCodes(tx, who, newCodes)), ended, isFirst };
  });
  for (const sessionId of [...ended, who.sessionId]) entitlements.forget(sessionId);
  if (isFirst) letters.secondStepChanged(who.email, 'begun');
  return codes;
}

async function putBackupCodes(
  tx: Transaction<Database>,
  who: Owner,
  { codes, hashes }: MadeBackupCodes,
): Promise<readonly string[]> {
  await replaceBackupCodes(tx, who, hashes);
  return codes;
}

/** @throws {HttpProblem} conflict: backup codes need an application or a passkey */
export async function renewBackupCodes({ auth }: Needs, who: Enrolling, isThere: boolean) {
  if (!isThere)
    throw new HttpProblem('conflict', { detail: 'Configure primero la aplicación o una llave de acceso' });
  const made = await makeBackupCodes(who.userId);
  return await holdingPerson(auth, who.userId, (tx) => putBackupCodes(tx, who, made));
}

/** Removes the application. @throws {HttpProblem} not-found */
export const removeApp = (needs: Needs, who: Enrolling) => removed(needs, who, (tx) => deleteApp(tx, who));
/** Removes a passkey. @throws {HttpProblem} not-found */
export const removePasskey = (needs: Needs, who: Enrolling, passkeyId: number) =>
  removed(needs, who, (tx) => deletePasskey(tx, who, passkeyId));

async function removed(
  { auth, entitlements, letters }: Needs,
  who: Enrolling,
  remove: (tx: Transaction<Database>) => Promise<boolean>,
): Promise<undefined> {
  const isOver = await holdingPerson(auth, who.userId, async (tx) => {
    await actAs(tx, who.clientId, { userId: who.userId });
    if (!(await remove(tx))) throw notFound();
    return await endSecondStepWithoutFactor(tx, who);
  });
  entitlements.forget(who.sessionId);
  if (isOver) letters.secondStepChanged(who.email, 'ended');
}

/**
 * Removes a person's lost second step and ends their sessions, so that whoever found the phone is signed out,
 * too.
 *
 * @throws {HttpProblem} conflict: there is none
 */
export async function resetSecondStep(
  { auth, now, entitlements, letters }: Needs,
  { giver, email, ...owner }: Owner & { readonly giver: number; readonly email: string },
): Promise<void> {
  const ended = await holdingPerson(auth, owner.userId, async (tx) => {
    await actAs(tx, owner.clientId, { userId: giver });
    if (!(await forgetSecondStep(tx, owner.userId)))
      throw new HttpProblem('conflict', { detail: 'Esta persona no tiene un segundo paso' });
    return await endSessionsOf(tx, owner.userId, { now: isoOf(now()) });
  });
  for (const sessionId of ended) entitlements.forget(sessionId);
  letters.secondStepChanged(email, 'taken-away');
}
