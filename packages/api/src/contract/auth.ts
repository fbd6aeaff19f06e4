import { z } from 'zod';
import { NewPassword } from './password.ts';
import { UserWire } from './users.ts';

const SignInEmail = z
  .string()
  .trim()
  .min(1)
  .max(254)
  .regex(/^\P{Cc}*$/u);

export const SignInBody = z.strictObject({
  email: SignInEmail,
  password: z.string().min(1).max(256),
});

/** The access token lives in memory for ten minutes; the refresh token travels in an HttpOnly cookie only. */
export const SessionAnswer = z.strictObject({
  access_token: z.string(),
  expires_in: z.number().int(),
  user: UserWire,
});
export type SessionAnswer = z.infer<typeof SessionAnswer>;

/** The password was right and is a temporary one: no session before another one is chosen. */
export const ChallengeAnswer = z.strictObject({ challenge: z.literal('NEW_PASSWORD_REQUIRED') });
export const SignInAnswer = z.union([SessionAnswer, ChallengeAnswer]);
export type SignInAnswer = z.infer<typeof SignInAnswer>;

export const NewPasswordBody = SignInBody.extend({ new_password: NewPassword });

/** What a browser needs before anybody signed in. The API key names the application; it is not a secret. */
export const ConfigAnswer = z.strictObject({
  api_key: z.string(),
  version: z.string(),
  support_email: z.string(),
  /** Satellite images for the maps, where the operator has a provider. */
  map_tiles: z.strictObject({ url: z.string(), attribution: z.string() }).nullable(),
});
export type ConfigAnswer = z.infer<typeof ConfigAnswer>;

export const ForgotPasswordBody = z.strictObject({ email: SignInEmail });
export const ResetPasswordBody = z.strictObject({
  email: SignInEmail,
  code: z.string().trim().min(1).max(64),
  new_password: NewPassword,
});
