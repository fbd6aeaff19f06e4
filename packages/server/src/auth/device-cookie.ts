import { getCookie, setCookie } from 'hono/cookie';
import type { AppContext } from '../http/app-env.ts';

/** The longest that browsers keep a cookie; each sign-in renews it. */
export const DEVICE_DAYS = 400;
const DAY_S = 86_400;
const SHAPE = /^[\w-]{43}$/;

/**
 * The cookie that identifies a browser at a later sign-in: a random token. It gives no access, but wrong
 * passwords of strangers do not lock out this browser. Name and path follow the same rules as for the refresh
 * token.
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
