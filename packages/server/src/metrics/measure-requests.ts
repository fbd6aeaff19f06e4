import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { AppEnv } from '../http/app-env.ts';
import type { Metrics } from './metrics.ts';

/** Times every request under the pattern of its route; whatever no route answers counts as `*`. */
export function measureRequests(metrics: Metrics): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const began = performance.now();
    await next();
    const { method } = c.req;
    const route = routePath(c);
    const seconds = (performance.now() - began) / 1000;
    metrics.answered({
      method: METHODS.has(method) ? method : 'other',
      route,
      status: c.res.status,
      seconds,
    });
  };
}

/** Anybody can invent a method; each would be a series of its own. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
