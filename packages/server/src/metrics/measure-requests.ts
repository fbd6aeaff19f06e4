import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { AppEnv } from '../http/app-env.ts';
import type { Metrics } from './metrics.ts';

/** Measures the time of every request, by the pattern of its route. A request without a route counts as `*`. */
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

/** Known methods; a caller can invent others, and each would add a series. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
