import { z } from 'zod';
import { UserWire } from './users.ts';

export const SignInBody = z.strictObject({
  email: z
    .string()
    .trim()
    .min(1)
    .max(254)
    .regex(/^\P{Cc}*$/u),
  password: z.string().min(1).max(256),
});

/** The access token lives in memory for ten minutes; the refresh token travels in an HttpOnly cookie only. */
export const SessionAnswer = z.strictObject({
  access_token: z.string(),
  expires_in: z.number().int(),
  user: UserWire,
});
export type SessionAnswer = z.infer<typeof SessionAnswer>;

/** What a browser needs before anybody signed in. The API key names the application; it is not a secret. */
export const ConfigAnswer = z.strictObject({
  api_key: z.string(),
  version: z.string(),
  support_email: z.string(),
});
export type ConfigAnswer = z.infer<typeof ConfigAnswer>;
