import type { Scope as Reach } from '@vigia/domain/access';

declare const granted: unique symbol;

/**
 * What the caller of a request may reach. Store functions ask for one, and `gate.ts` alone makes them: no query runs
 * for somebody who did not come through a gate.
 */
export type Scope = Reach & { readonly [granted]: true };
