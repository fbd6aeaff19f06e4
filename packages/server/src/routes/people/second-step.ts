import {
  AppCodeBody,
  BackupCodesAnswer,
  ConfirmedStepAnswer,
  NewAppAnswer,
  NewPasskeyBody,
  PasskeyParam,
  PasskeyRequestAnswer,
  ProofAnswer,
  ProofBody,
  SecondStepAnswer,
  SecondStepBody,
} from '@vigia/api/contract';
import * as z from 'zod/mini';
import { callerOf } from '../../auth/caller.ts';
import {
  beginApp,
  beginPasskey,
  confirmNewApp,
  keepPasskey,
  removeApp,
  removePasskey,
  renewBackupCodes,
} from '../../auth/second-step/enrolment.ts';
import { provePassword, proveSecondStep } from '../../auth/second-step/proof.ts';
import { relyingPartyOf } from '../../auth/second-step/relying-party.ts';
import { route, type ScopedCall } from '../../http/route.ts';
import { enrolling, ownSecondStep, ownWay } from './enrolling.ts';

/** Everybody may change their own, even while a required second step is missing. */
const OWN = {
  access: { kind: 'session', action: 'account.own', target: 'none' },
  beforeSecondStep: true,
} as const;
const PROVED = ['not-allowed', 'proof-needed'] as const;

/** The caller's session, to show in it who they are. */
async function proving(call: ScopedCall) {
  const { clientId, userId, sessionId } = await ownWay(call);
  return { clientId, userId, sessionId, caller: callerOf(call.c, call.services) };
}

/** The caller's own second step. Changes need what signing in takes, shown a moment ago. */
export const secondStepRoutes = [
  route({
    ...OWN,
    method: 'post',
    path: '/auth/prove',
    refuses: ['not-allowed', 'too-many-requests'],
    summary: 'Show one’s own password again, before changing how one signs in',
    about:
      'It is good for ten minutes, in this session, as signing in is. Who has a second step is answered a challenge; ending sessions does without it.',
    answered: 'The password was right. With a `challenge`: to go on with the second step.',
    body: ProofBody,
    answer: ProofAnswer,
    run: async (call) =>
      (await provePassword(call.services.secondSteps, await proving(call), call.body.password)) ?? {
        challenge: null,
      },
  }),
  route({
    ...OWN,
    method: 'post',
    path: '/auth/prove/second_step',
    refuses: ['not-allowed', 'bad-code', 'challenge-over', 'too-many-requests'],
    summary: 'Show one’s own second step again, with the token of the challenge for the password',
    about: 'It is good for ten minutes, in this session. Codes and tries count as in signing in.',
    answered: 'The second step was right.',
    body: SecondStepBody,
    answer: z.strictObject({}),
    run: async (call) => {
      await proveSecondStep(call.services.secondSteps, await proving(call), call.body);
      return {};
    },
  }),
  route({
    ...OWN,
    method: 'get',
    path: '/auth/second_step',
    summary: 'One’s own second step, without its secrets',
    answer: SecondStepAnswer,
    run: ({ c, scope, services }) => ownSecondStep(c, services, scope.userId),
  }),
  route({
    ...OWN,
    method: 'post',
    path: '/auth/second_step/app',
    refuses: PROVED,
    summary: 'Begin with an application that shows codes; it counts once it is confirmed',
    answered: 'Its secret, told this once, as text and as the address in a QR code.',
    answer: NewAppAnswer,
    status: 201,
    run: async (call) => beginApp(call.services.secondSteps, await enrolling(call)),
  }),
  route({
    ...OWN,
    method: 'post',
    path: '/auth/second_step/app/confirm',
    refuses: PROVED,
    summary: 'Confirm the application by a code of it; with the first step all other sessions end',
    answered: 'The application counts.',
    body: AppCodeBody,
    answer: ConfirmedStepAnswer,
    run: async (call) => {
      const who = await enrolling(call);
      return { backupCodes: await confirmNewApp(call.services.secondSteps, who, call.body.code) };
    },
  }),
  route({
    ...OWN,
    method: 'delete',
    path: '/auth/second_step/app',
    refuses: [...PROVED, 'not-found'],
    summary: 'Remove the application; without a passkey, signing in takes the password alone',
    answer: z.undefined(),
    status: 204,
    run: async (call) => removeApp(call.services.secondSteps, await enrolling(call)),
  }),
  route({
    ...OWN,
    method: 'post',
    path: '/auth/second_step/passkeys/request',
    refuses: PROVED,
    summary: 'What a browser makes a passkey of',
    about: 'Refused where the service is opened by a number instead of a name.',
    answered: 'Options for `navigator.credentials.create`, as WebAuthn writes them in JSON.',
    answer: PasskeyRequestAnswer,
    status: 201,
    run: async (call) => {
      const rp = relyingPartyOf(call.c, call.services.publicUrl);
      return await beginPasskey(call.services.secondSteps, await enrolling(call), rp);
    },
  }),
  route({
    ...OWN,
    method: 'post',
    path: '/auth/second_step/passkeys',
    refuses: PROVED,
    summary: 'Keep a passkey that was made as asked; with the first step all other sessions end',
    answered: 'The passkey counts.',
    body: NewPasskeyBody,
    answer: ConfirmedStepAnswer,
    status: 201,
    run: async (call) => {
      const rp = relyingPartyOf(call.c, call.services.publicUrl);
      const who = await enrolling(call);
      return { backupCodes: await keepPasskey(call.services.secondSteps, who, call.body, rp) };
    },
  }),
  route({
    ...OWN,
    method: 'delete',
    path: '/auth/second_step/passkeys/{passkey_id}',
    refuses: [...PROVED, 'not-found'],
    summary: 'Remove one of one’s own passkeys',
    param: PasskeyParam,
    answer: z.undefined(),
    status: 204,
    run: async (call) =>
      removePasskey(call.services.secondSteps, await enrolling(call), call.param.passkey_id),
  }),
  route({
    ...OWN,
    method: 'post',
    path: '/auth/second_step/backup_codes',
    refuses: [...PROVED, 'conflict'],
    summary: 'New backup codes in the place of those before',
    answered: 'Ten codes, told this once, each good once.',
    answer: BackupCodesAnswer,
    status: 201,
    run: async (call) => {
      const { services, scope } = call;
      const who = await enrolling(call);
      const { appSince, passkeys } = await ownSecondStep(call.c, services, scope.userId);
      const isThere = appSince !== null || passkeys.length > 0;
      return { backupCodes: await renewBackupCodes(services.secondSteps, who, isThere) };
    },
  }),
];
