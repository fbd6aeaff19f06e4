import type { Scope as Reach } from '@vigia/domain/access';

declare const granted: unique symbol;

/**
 * What the caller of a request may reach. Store functions take one, and `gate.ts` alone makes them: no query runs
 * for a caller who did not pass a gate.
 */
export type Scope = Reach & { readonly [granted]: true };
