import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import type { AppContext } from '../http/app-env.ts';
import { type RefreshToken, readRefreshToken, writeRefreshToken } from './refresh-token.ts';

/**
 * The refresh token's cookie. Behind https it carries the `__Host-` prefix, which binds it to this very host and
 * requires the path `/`; on plain http, where browsers refuse that prefix, it is sent to `/auth` alone.
 */
export function refreshCookie(https: boolean) {
  const name = https ? '__Host-vigia_refresh' : 'vigia_refresh';
  const options: CookieOptions = {
    httpOnly: true,
    sameSite: 'Strict',
    secure: https,
    path: https ? '/' : '/auth',
  };
  return {
    read: (c: AppContext): RefreshToken | null => readRefreshToken(getCookie(c, name)),
    write: (c: AppContext, token: RefreshToken, expires: Date): void =>
      setCookie(c, name, writeRefreshToken(token), { ...options, expires }),
    clear: (c: AppContext): void => {
      deleteCookie(c, name, options);
    },
  };
}
