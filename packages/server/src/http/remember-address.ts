import { isIP } from 'node:net';
import type { MiddlewareHandler } from 'hono';
import type { AppContext, AppEnv } from './app-env.ts';

/**
 * Finds out who asks: limits are counted by it. That is the other end of the connection, and behind proxies of one's
 * own what the outermost of them has written down: each adds the address it was asked from to `X-Forwarded-For`, so
 * what stands further left there was written by whoever asked, and a limit that counts by that is no limit.
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
