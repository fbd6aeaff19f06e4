import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { Scope } from '../access/scope.ts';
import type { KeyedNode } from '../stores/node-keys.ts';

/** What travels with a request. */
export interface AppEnv {
  Variables: { requestId: string; log: Logger; address: string; scope: Scope; device: KeyedNode };
}
export type AppContext = Context<AppEnv>;

/** Who asks, as `rememberAddress` has found out. */
export const clientAddress = (c: AppContext): string => c.get('address');
