import { isIP } from 'node:net';
import type { MiddlewareHandler } from 'hono';
import type { AppContext, AppEnv } from './app-env.ts';

/**
 * Finds the caller's address, by which limits are counted: the other end of the connection, or behind one's own
 * proxies the address that the outermost of them has written down: each adds its caller to `X-Forwarded-For`, so
 * everything further left was written by the caller, and a limit that counts by that is no limit.
 *
 * @param proxies how many of one's own every request passes
 */
export function rememberAddress(proxies: number): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    c.set('address', (proxies > 0 && forwardedFor(c, proxies)) || connectedFrom(c));
    await next();
  };
}

function connectedFrom(c: AppContext): string {
  const { incoming } = (c.env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } };
  return incoming?.socket?.remoteAddress ?? 'local';
}

function forwardedFor(c: AppContext, proxies: number): string | undefined {
  const address = c.req.header('x-forwarded-for')?.split(',').at(-proxies)?.trim();
  return address !== undefined && isIP(address) ? address : undefined;
}
