import type { SecondStep } from '@vigia/api/contract';
import { isDemoAccount } from '@vigia/domain/access';
import type { UserId } from '@vigia/domain/farm';
import type { Enrolling } from '../../auth/second-step/enrolment.ts';
import { demandPassword, demandProof } from '../../auth/second-step/proof.ts';
import { relyingPartyOf } from '../../auth/second-step/relying-party.ts';
import type { AppContext } from '../../http/app-env.ts';
import { HttpProblem } from '../../http/problem.ts';
import type { ScopedCall } from '../../http/route.ts';
import type { Services } from '../../run/services.ts';
import { accountOf } from '../../stores/people/account-shape.ts';
import { enabledAccount } from '../../stores/people/accounts.ts';
import { countBackupCodes } from '../../stores/people/backup-codes.ts';
import { passkeysOf, shownPasskey } from '../../stores/people/passkeys.ts';
import { stepAppOf } from '../../stores/people/step-apps.ts';
import { currentSession } from './current-session.ts';

/**
 * The caller, if they may change their own way of signing in.
 *
 * @throws {HttpProblem} not-allowed: people of the user pool, whose directory decides, and the shared demo
 *     account
 */
export async function ownWay({ c, services, scope }: ScopedCall): Promise<Enrolling> {
  const sessionId = await currentSession(c, services);
  if (sessionId === null)
    throw notAllowed('Usted ingresa con el directorio de su empresa: allí se cambia cómo ingresa');
  const user = await personOf(services, scope.userId);
  if (isDemoAccount(user, services.demoEmail))
    throw notAllowed('La cuenta de demostración es de todos: no se cambia cómo se ingresa con ella');
  return { clientId: user.clientId, userId: user.id, email: user.email, sessionId };
}

const notAllowed = (detail: string) => new HttpProblem('not-allowed', { detail });

/**
 * Demands that the caller has shown lately who they are. People of the user pool have no session here: their directory
 * decides how long a token holds.
 *
 * @param what the password alone, or all that signing in takes
 * @throws {HttpProblem} password-needed; proof-needed
 */
export async function demandShown(
  { c, services }: Pick<ScopedCall, 'c' | 'services'>,
  what: 'password' | 'everything',
): Promise<void> {
  const sessionId = await currentSession(c, services);
  if (sessionId === null) return;
  await (what === 'password' ? demandPassword : demandProof)(services.secondSteps, sessionId);
}

/**
 * As `ownWay`, and the caller has shown who they are a moment ago.
 *
 * @throws {HttpProblem} not-allowed; proof-needed
 */
export async function enrolling(call: ScopedCall): Promise<Enrolling> {
  const who = await ownWay(call);
  await demandProof(call.services.secondSteps, who.sessionId);
  return who;
}

async function personOf({ databases }: Services, userId: UserId) {
  const row = await enabledAccount(databases.auth, userId);
  if (row === null) throw new HttpProblem('not-signed-in');
  return accountOf(row);
}

/** The state of a person's own second step, as shown to that person. */
export async function ownSecondStep(c: AppContext, services: Services, userId: UserId): Promise<SecondStep> {
  const { auth } = services.databases;
  const [app, passkeys, backupCodesLeft, isRequired] = await Promise.all([
    stepAppOf(auth, userId),
    passkeysOf(auth, userId),
    countBackupCodes(auth, userId),
    services.secondSteps.rule.isRequired(await personOf(services, userId)),
  ]);
  return {
    isRequired,
    appSince: app?.confirmed_at ? Date.parse(app.confirmed_at) : null,
    passkeys: passkeys.map(shownPasskey),
    backupCodesLeft,
    offersPasskeys: relyingPartyOf(c, services.publicUrl) !== null,
  };
}
