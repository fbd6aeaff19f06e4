import { isIP } from 'node:net';
import type { MiddlewareHandler } from 'hono';
import type { AppContext, AppEnv } from './app-env.ts';
import type { ProxyTally } from './proxy-tally.ts';

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.|local$)/;

/**
 * Finds the caller's address, by which limits are counted: the other end of the connection or, behind own
 * proxies, the address recorded by the outermost of them. Each proxy appends its caller to `X-Forwarded-For`.
 * Entries further left were written by the caller and cannot be trusted.
 *
 * @param proxies number of own proxies that every request passes
 * @param tally counts requests that do not fit that number
 */
export function rememberAddress(proxies: number, tally?: ProxyTally): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const connected = connectedFrom(c);
    const forwarded = c.req.header('x-forwarded-for')?.split(',') ?? [];
    tally?.count({ addresses: forwarded.length, direct: LOOPBACK.test(connected) });
    c.set('address', (proxies > 0 && outermost(forwarded, proxies)) || connected);
    await next();
  };
}

function connectedFrom(c: AppContext): string {
  const { incoming } = (c.env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } };
  return incoming?.socket?.remoteAddress ?? 'local';
}

function outermost(forwarded: readonly string[], proxies: number): string | undefined {
  const address = forwarded.at(-proxies)?.trim();
  return address !== undefined && isIP(address) ? address : undefined;
}
