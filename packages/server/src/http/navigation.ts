import type { MiddlewareHandler } from 'hono';
import type { AppContext, AppEnv } from './app-env.ts';

/** Addresses of calls: an unknown one below them is a call that does not exist, never a page of the console. */
const CALLS = /^\/(?:v2|auth|docs|embed|schemas|widgets|count_analytics|data_analytics)(?:\/|$)/;

/** Whether a path belongs to the calls and not to the console. */
export const isCallAddress = (path: string): boolean => CALLS.test(path);

/**
 * Whether a browser opens the address as a page. Every call carries the application's key, which no navigation can;
 * a program that sends neither the key nor `accept: text/html` gets the answer of any other call.
 */
export function isNavigation(c: AppContext): boolean {
  if (c.req.header('x-api-key') !== undefined) return false;
  if (c.req.header('sec-fetch-dest') === 'document') return true;
  return c.req.header('accept')?.includes('text/html') ?? false;
}

/** Says to caches which headers distinguish the call from the page. */
export const keptApart: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  c.res.headers.append('vary', 'accept, sec-fetch-dest, x-api-key');
};

/**
 * A step of a call that shares its address with a screen (`/notifications`, `/events`): pages skip it and reach
 * the console, which is mounted after all calls. The step's entry in the service's description stays.
 */
export function besidePages(step: MiddlewareHandler<AppEnv>): MiddlewareHandler<AppEnv> {
  const beside: MiddlewareHandler<AppEnv> = (c, next) => (isNavigation(c) ? next() : step(c, next));
  return Object.assign(beside, step);
}
