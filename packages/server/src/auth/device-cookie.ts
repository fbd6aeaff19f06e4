import { getCookie, setCookie } from 'hono/cookie';
import type { AppContext } from '../http/app-env.ts';

/** The longest that browsers keep a cookie; each sign-in begins it anew. */
export const DEVICE_DAYS = 400;
const DAY_S = 86_400;
const SHAPE = /^[\w-]{43}$/;

/**
 * The cookie by which a browser is known again: a random token that opens nothing, and that strangers' wrong passwords
 * do not lock out. Its name and path are as the refresh token's.
 */
export function deviceCookie(https: boolean) {
  const name = https ? '__Host-vigia_device' : 'vigia_device';
  return {
    read: (c: AppContext): string | null => {
      const token = getCookie(c, name) ?? '';
      return SHAPE.test(token) ? token : null;
    },
    write: (c: AppContext, token: string): void =>
      setCookie(c, name, token, {
        httpOnly: true,
        sameSite: 'Strict',
        secure: https,
        path: https ? '/' : '/auth',
        maxAge: DEVICE_DAYS * DAY_S,
      }),
  };
}
