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

/**
 * A session. The access token is valid for ten minutes and kept in memory. The refresh token is sent only as an
 * HttpOnly cookie.
 */
const session = {
  accessToken: field('access_token', z.string()),
  /** Seconds until the access token expires. */
  expiresIn: field('expires_in', z.number().check(z.int())),
  user: field('user', UserWire),
  /**
   * Whether the person must first set up a required second step; until then the session gives no other access.
   */
  isSecondStepMissing: field('second_step_missing', z.boolean()),
};
export const SessionAnswer = codecOf(session, 'read');
export type SessionWire = Encoded<typeof session>;

/** The password is right and temporary: a new one must be chosen before there is a session. */
export const ChallengeAnswer = z.strictObject({ challenge: z.literal('NEW_PASSWORD_REQUIRED') });
export const SignInAnswer = z.union([SessionAnswer, ChallengeAnswer, SecondStepChallenge]);
export const NewPasswordAnswer = z.union([SessionAnswer, SecondStepChallenge]);

const email = field('email', SignInEmail);
const password = field('password', SignInBody.shape.password);
/** A newly chosen password. */
const chosen = field('new_password', NewPassword);
export const newPassword = { email, password, chosen };
export const NewPasswordBody = codecOf(newPassword, 'written');

/**
 * The configuration that a browser needs before anybody signs in. The API key identifies the application; it is
 * not a secret.
 */
const config = {
  apiKey: field('api_key', z.string()),
  version: field('version', z.string()),
  supportEmail: field('support_email', z.string()),
  /** Whether people also sign in through the company's own directory. Their passwords are changed there. */
  hasExternalSignIn: field('external_sign_in', z.boolean()),
  /** Satellite tiles for the maps; null without a provider. */
  mapTiles: field('map_tiles', z.nullable(z.strictObject({ url: z.string(), attribution: z.string() }))),
  /** False in an installation without accounts, whose operator must create the first one. */
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

/** A change of one's own password. The present one proves who the caller is. */
export const ownPassword = { current: password, chosen };
export const OwnPasswordBody = codecOf(ownPassword, 'written');
