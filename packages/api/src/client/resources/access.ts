import * as z from 'zod/mini';
import { toWire } from '../../contract/fields.ts';
import { EndedSessionsAnswer, type OwnSession, OwnSessionsAnswer } from '../../contract/own-sessions.ts';
import {
  appCode,
  BackupCodesAnswer,
  ConfirmedStepAnswer,
  type NewApp,
  NewAppAnswer,
  newPasskey,
  type PasskeyRequest,
  PasskeyRequestAnswer,
  ProofAnswer,
  proof,
  type SecondStep,
  SecondStepAnswer,
  type SecondStepChallenge,
  secondStepAnswer,
} from '../../contract/second-step.ts';
import { inDomain } from '../crud.ts';
import type { Send } from '../http.ts';
import type { SecondStepProof } from './auth.ts';

const STEP = '/auth/second_step';
const post = { method: 'post' } as const;

/** Sessions and second step of the person who is signed in. */
export function accessCalls(send: Send) {
  return {
    /** Their open sessions, the last used first. */
    sessions: (signal?: AbortSignal): Promise<OwnSession[]> =>
      send('/auth/sessions', OwnSessionsAnswer, { signal }),
    endSession: (id: string, signal?: AbortSignal): Promise<void> =>
      send(`/auth/sessions/${encodeURIComponent(id)}`, z.undefined(), { method: 'delete', signal }),
    /** @returns the number of ended sessions */
    endOtherSessions: async (signal?: AbortSignal): Promise<number> =>
      (await send('/auth/sessions/end_others', EndedSessionsAnswer, { ...post, signal })).ended,
    secondStep: (signal?: AbortSignal): Promise<SecondStep> => send(STEP, SecondStepAnswer, { signal }),
    /**
     * Sends the password again: for ten minutes no call is refused with `password-needed`, and none with `proof-needed`
     * for a person without a second step.
     *
     * @returns the challenge for the second step, see `proveSecondStep`; null for a person without one
     */
    prove: async (password: string, signal?: AbortSignal): Promise<SecondStepChallenge | null> => {
      const body = toWire(proof, { password });
      const answer = await inDomain(send('/auth/prove', ProofAnswer, { ...post, body, signal }), proof);
      return answer.challenge === null ? null : answer;
    },
    /** Shows the second step again, after the password. */
    proveSecondStep: async (shown: SecondStepProof, signal?: AbortSignal): Promise<void> => {
      const body = toWire(secondStepAnswer, shown);
      await send('/auth/prove/second_step', z.strictObject({}), { ...post, body, signal });
    },
    /** Starts the setup of an application; its secret is shown only this once. */
    beginApp: (signal?: AbortSignal): Promise<NewApp> =>
      send(`${STEP}/app`, NewAppAnswer, { ...post, signal }),
    /** @returns the backup codes, shown only this once; null if there are some already */
    confirmApp: async (code: string, signal?: AbortSignal): Promise<readonly string[] | null> => {
      const body = toWire(appCode, { code });
      const sent = send(`${STEP}/app/confirm`, ConfirmedStepAnswer, { ...post, body, signal });
      return (await inDomain(sent, appCode)).backupCodes;
    },
    removeApp: (signal?: AbortSignal): Promise<void> =>
      send(`${STEP}/app`, z.undefined(), { method: 'delete', signal }),
    /** Options with which the browser makes a passkey. */
    requestPasskey: (signal?: AbortSignal): Promise<PasskeyRequest> =>
      send(`${STEP}/passkeys/request`, PasskeyRequestAnswer, { ...post, signal }),
    /** @returns as `confirmApp` */
    keepPasskey: async (
      made: { readonly token: string; readonly name: string; readonly passkey: object },
      signal?: AbortSignal,
    ): Promise<readonly string[] | null> => {
      const body = toWire(newPasskey, made);
      const sent = send(`${STEP}/passkeys`, ConfirmedStepAnswer, { ...post, body, signal });
      return (await inDomain(sent, newPasskey)).backupCodes;
    },
    removePasskey: (id: number, signal?: AbortSignal): Promise<void> =>
      send(`${STEP}/passkeys/${id}`, z.undefined(), { method: 'delete', signal }),
    /** New backup codes, shown only this once; the earlier ones become invalid. */
    renewBackupCodes: async (signal?: AbortSignal): Promise<readonly string[]> =>
      (await send(`${STEP}/backup_codes`, BackupCodesAnswer, { ...post, signal })).backupCodes,
  };
}
