import { isIP } from 'node:net';
import type { AppContext } from '../../http/app-env.ts';

/** Relying party of passkeys: a host name, and the origins under which browsers open it. */
export interface RelyingParty {
  readonly id: string;
  readonly origins: readonly string[];
}

/**
 * The relying party of a request. Browsers bind a passkey to a host name: that of the public URL or, without
 * one, that of the request. They make no passkeys for IP addresses.
 *
 * @returns null where passkeys are impossible
 */
export function relyingPartyOf(c: AppContext, publicUrl: string | undefined): RelyingParty | null {
  const url = new URL(publicUrl ?? c.req.url);
  const id = url.hostname;
  if (isIP(id.replaceAll(/[[\]]/g, '')) !== 0) return null;
  return { id, origins: publicUrl ? [url.origin] : [`http://${url.host}`, `https://${url.host}`] };
}
