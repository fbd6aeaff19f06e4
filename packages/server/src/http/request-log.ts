import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import type { AppEnv } from './app-env.ts';

/** An id from outside is used when it is short and plain, so that the log of a proxy and this one agree. */
const OUTSIDE_ID = /^[\w-]{8,64}$/;

/**
 * Gives each request an id (`x-request-id`) and a logger, and writes one line when it is answered. The line has the
 * route's pattern, never the requested address: query values may carry a token or a key.
 */
export function requestLog(
  log: Logger,
  monotonicNow: () => number = () => performance.now(),
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const began = monotonicNow();
    const given = c.req.header('x-request-id');
    const requestId = given !== undefined && OUTSIDE_ID.test(given) ? given : randomUUID();
    c.set('requestId', requestId);
    c.set('log', log.child({ reqId: requestId }));
    await next();
    c.res.headers.set('x-request-id', requestId);
    const ms = Math.round((monotonicNow() - began) * 10) / 10;
    const { status } = c.res;
    const line = {
      method: c.req.method,
      route: routePath(c),
      status,
      ms,
      userId: c.get('scope')?.userId,
      eventId: c.get('eventId'),
    };
    if (status >= 500) c.get('log').error(line, 'answered');
    else c.get('log').info(line, 'answered');
  };
}
