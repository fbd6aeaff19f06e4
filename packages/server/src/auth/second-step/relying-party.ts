import { isIP } from 'node:net';
import type { AppContext } from '../../http/app-env.ts';

/** Whom a passkey is for: a host by its name, and the addresses at which browsers open it. */
export interface RelyingParty {
  readonly id: string;
  readonly origins: readonly string[];
}

/**
 * A passkey is bound to a host's name, which a browser checks by itself. That is the host of the public address, or,
 * where none is set, the one that was asked; no browser makes a passkey for an address that is a number.
 *
 * @returns null where there can be no passkey
 */
export function relyingPartyOf(c: AppContext, publicUrl: string | undefined): RelyingParty | null {
  const asked = new URL(publicUrl ?? c.req.url);
  const id = asked.hostname;
  if (isIP(id.replaceAll(/[[\]]/g, '')) !== 0) return null;
  return { id, origins: publicUrl ? [asked.origin] : [`http://${asked.host}`, `https://${asked.host}`] };
}
