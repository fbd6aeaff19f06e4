import { type AppContext, clientAddress } from '../http/app-env.ts';
import { deviceCookie } from './device-cookie.ts';
import { deviceLabel } from './device-label.ts';
import { refreshCookie } from './refresh-cookie.ts';
import type { RefreshToken } from './refresh-token.ts';
import { type RelyingParty, relyingPartyOf } from './second-step/relying-party.ts';

/** The caller of a sign-in, before their account is known. */
export interface Caller {
  readonly address: string;
  /** The token that an earlier sign-in left in this browser; null for none. */
  readonly device: string | null;
  /** Browser and operating system, in Spanish. */
  readonly label: string;
  /** Relying party of their passkeys; null where passkeys are impossible. */
  readonly rp: RelyingParty | null;
  /** Token of the session that this browser still has; null for none. */
  readonly session: RefreshToken | null;
}

interface Service {
  readonly https: boolean;
  readonly publicUrl?: string | undefined;
}

/** The caller of a request, from its address, cookie and headers. */
export const callerOf = (c: AppContext, { https, publicUrl }: Service): Caller => ({
  address: clientAddress(c),
  device: deviceCookie(https).read(c),
  label: deviceLabel(c.req.header('user-agent')),
  rp: relyingPartyOf(c, publicUrl),
  session: refreshCookie(https).read(c),
});
