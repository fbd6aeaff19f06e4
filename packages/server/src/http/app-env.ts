import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { Scope } from '../access/scope.ts';
import type { KeyedNode } from '../stores/node-keys.ts';

/** What travels with a request. */
export interface AppEnv {
  Variables: { requestId: string; log: Logger; scope: Scope; device: KeyedNode };
}
export type AppContext = Context<AppEnv>;

/**
 * Who is at the other end of the connection. Forwarding headers are not believed: anybody can write them, and a
 * limit that counts by a header is no limit.
 */
export function clientAddress(c: AppContext): string {
  const { incoming } = (c.env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } };
  return incoming?.socket?.remoteAddress ?? 'local';
}
