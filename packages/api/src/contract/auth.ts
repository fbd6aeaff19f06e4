import * as z from 'zod/mini';
import { NewPassword } from './password.ts';
import { UserWire } from './users.ts';

const SignInEmail = z.string().check(z.trim(), z.minLength(1), z.maxLength(254), z.regex(/^\P{Cc}*$/u));

export const SignInBody = z.strictObject({
  email: SignInEmail,
  password: z.string().check(z.minLength(1), z.maxLength(256)),
});

/** The access token lives in memory for ten minutes; the refresh token travels in an HttpOnly cookie only. */
export const SessionAnswer = z.strictObject({
  access_token: z.string(),
  expires_in: z.number().check(z.int()),
  user: UserWire,
});
export type SessionAnswer = z.infer<typeof SessionAnswer>;

/** The password was right and is a temporary one: no session before another one is chosen. */
export const ChallengeAnswer = z.strictObject({ challenge: z.literal('NEW_PASSWORD_REQUIRED') });
export const SignInAnswer = z.union([SessionAnswer, ChallengeAnswer]);
export type SignInAnswer = z.infer<typeof SignInAnswer>;

export const NewPasswordBody = z.extend(SignInBody, { new_password: NewPassword });

/** What a browser needs before anybody signed in. The API key names the application; it is not a secret. */
export const ConfigAnswer = z.strictObject({
  api_key: z.string(),
  version: z.string(),
  support_email: z.string(),
  /** Whether a directory of the company's own signs people in too: the passwords in it are changed there. */
  external_sign_in: z.boolean(),
  /** Satellite images for the maps, where the operator has a provider. */
  map_tiles: z.nullable(z.strictObject({ url: z.string(), attribution: z.string() })),
  /** False in an installation that nobody can enter yet: its operator makes the first account. */
  has_accounts: z.boolean(),
});
export type ConfigAnswer = z.infer<typeof ConfigAnswer>;

export const ForgotPasswordBody = z.strictObject({ email: SignInEmail });
export const ResetPasswordBody = z.strictObject({
  email: SignInEmail,
  code: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)),
  new_password: NewPassword,
});

/** One's own password, by whoever is signed in: the present one proves that it is them. */
export const OwnPasswordBody = z.strictObject({
  password: SignInBody.shape.password,
  new_password: NewPassword,
});
