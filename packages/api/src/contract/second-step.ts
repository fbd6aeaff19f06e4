import * as z from 'zod/mini';
import { Id, IdParam, Moment } from './common.ts';
import { codecOf, type Decoded, field, listOf } from './fields.ts';
import { Name } from './text.ts';

/** JSON of WebAuthn, which the libraries of browser and server read. */
const WebAuthnJson = z.record(z.string(), z.unknown());
const PasswordText = z.string().check(z.minLength(1), z.maxLength(256));
const Code = z.string().check(z.trim(), z.minLength(1), z.maxLength(64));
const Token = z.string().check(z.minLength(1), z.maxLength(100));

export const STEP_KINDS = ['app', 'passkey', 'backup-code'] as const;
export type StepKind = (typeof STEP_KINDS)[number];

const token = field('challenge_token', Token);
/** The password is right: one of the steps must follow within ten minutes, in signing in or in a proof. */
const challenge = {
  challenge: field('challenge', z.literal('SECOND_STEP_REQUIRED')),
  token,
  steps: field('second_steps', listOf(z.enum(STEP_KINDS))),
  passkeyOptions: field('passkey_options', z.nullable(WebAuthnJson)),
};
export const SecondStepChallenge = codecOf(challenge, 'read');
export type SecondStepChallenge = Decoded<typeof challenge>;

/** A code of the application, a backup code, or the answer of a passkey. */
export const secondStepAnswer = {
  token,
  code: field('code', z.optional(Code)),
  passkey: field('passkey', z.optional(WebAuthnJson)),
};
export const SecondStepBody = codecOf(secondStepAnswer, 'written');

const passkey = {
  id: field('passkey_id', Id),
  name: field('name', z.string()),
  createdAt: field('created_at', Moment),
  lastUsedAt: field('last_used_at', z.nullable(Moment)),
};
export type PasskeyOfOwner = Decoded<typeof passkey>;

/** The caller's own second step, without secrets. */
const secondStep = {
  isRequired: field('is_required', z.boolean()),
  appSince: field('app_since', z.nullable(Moment)),
  passkeys: field('passkeys', listOf(codecOf(passkey, 'read'))),
  backupCodesLeft: field('backup_codes_left', z.number().check(z.int())),
  offersPasskeys: field('offers_passkeys', z.boolean()),
};
export const SecondStepAnswer = codecOf(secondStep, 'read');
export type SecondStep = Decoded<typeof secondStep>;

export const proof = { password: field('password', PasswordText) };
export const ProofBody = codecOf(proof, 'written');
/** The challenge for the second step of a person who has one; null for anybody else. */
export const ProofAnswer = z.union([SecondStepChallenge, z.strictObject({ challenge: z.null() })]);

/** A new authenticator application; its secret is shown only this once. */
const newApp = { secret: field('secret', z.string()), uri: field('key_uri', z.string()) };
export const NewAppAnswer = codecOf(newApp, 'read');
export type NewApp = Decoded<typeof newApp>;

export const appCode = { code: field('app_code', Code) };
export const AppCodeBody = codecOf(appCode, 'written');

const backupCodes = field('backup_codes', listOf(z.string()));
/** Backup codes, shown only this once; null if the person has codes already. */
const confirmed = { backupCodes: field('backup_codes', z.nullable(listOf(z.string()))) };
export const ConfirmedStepAnswer = codecOf(confirmed, 'read');
export const BackupCodesAnswer = codecOf({ backupCodes }, 'read');

const passkeyRequest = { token, options: field('passkey_options', WebAuthnJson) };
export const PasskeyRequestAnswer = codecOf(passkeyRequest, 'read');
export type PasskeyRequest = Decoded<typeof passkeyRequest>;

export const newPasskey = {
  token,
  name: field('name', z.string(), Name),
  passkey: field('passkey', WebAuthnJson),
};
export const NewPasskeyBody = codecOf(newPasskey, 'written');
export const PasskeyParam = z.object({ passkey_id: IdParam });

/** Second step of a person whom the caller administers: only whether they have one. */
const othersSecondStep = { since: field('second_step_since', z.nullable(Moment)) };
export const OthersSecondStepAnswer = codecOf(othersSecondStep, 'read');
