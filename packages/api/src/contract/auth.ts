import * as z from 'zod/mini';
import { codecOf, type Decoded, type Encoded, field } from './fields.ts';
import { NewPassword } from './password.ts';
import { SecondStepChallenge } from './second-step.ts';
import { UserWire } from './users.ts';

const SignInEmail = z.string().check(z.trim(), z.minLength(1), z.maxLength(254), z.regex(/^\P{Cc}*$/u));

export const SignInBody = z.strictObject({
  email: SignInEmail,
  password: z.string().check(z.minLength(1), z.maxLength(256)),
});

/** The access token lives in memory for ten minutes; the refresh token travels in an HttpOnly cookie only. */
const session = {
  accessToken: field('access_token', z.string()),
  /** Seconds until the access token expires. */
  expiresIn: field('expires_in', z.number().check(z.int())),
  user: field('user', UserWire),
  /** The session opens nothing before its person has set up a second step. */
  isSecondStepMissing: field('second_step_missing', z.boolean()),
};
export const SessionAnswer = codecOf(session, 'read');
export type SessionWire = Encoded<typeof session>;

/** The password was right and is a temporary one: no session before another one is chosen. */
export const ChallengeAnswer = z.strictObject({ challenge: z.literal('NEW_PASSWORD_REQUIRED') });
export const SignInAnswer = z.union([SessionAnswer, ChallengeAnswer, SecondStepChallenge]);
export const NewPasswordAnswer = z.union([SessionAnswer, SecondStepChallenge]);

const email = field('email', SignInEmail);
const password = field('password', SignInBody.shape.password);
/** The password that somebody chooses. */
const chosen = field('new_password', NewPassword);
export const newPassword = { email, password, chosen };
export const NewPasswordBody = codecOf(newPassword, 'written');

/** What a browser needs before anybody signed in. The API key names the application; it is not a secret. */
const config = {
  apiKey: field('api_key', z.string()),
  version: field('version', z.string()),
  supportEmail: field('support_email', z.string()),
  /** Whether a directory of the company's own signs people in too: the passwords in it are changed there. */
  hasExternalSignIn: field('external_sign_in', z.boolean()),
  /** Satellite images for the maps, where the operator has a provider. */
  mapTiles: field('map_tiles', z.nullable(z.strictObject({ url: z.string(), attribution: z.string() }))),
  /** False in an installation that nobody can enter yet: its operator makes the first account. */
  hasAccounts: field('has_accounts', z.boolean()),
};
export const ConfigAnswer = codecOf(config, 'read');
export type Config = Decoded<typeof config>;
export type ConfigWire = Encoded<typeof config>;

export const ForgotPasswordBody = z.strictObject({ email: SignInEmail });
export const passwordReset = {
  email,
  code: field('code', z.string().check(z.trim(), z.minLength(1), z.maxLength(64))),
  chosen,
};
export const ResetPasswordBody = codecOf(passwordReset, 'written');

/** One's own password, by whoever is signed in: the present one proves that it is them. */
export const ownPassword = { current: password, chosen };
export const OwnPasswordBody = codecOf(ownPassword, 'written');
