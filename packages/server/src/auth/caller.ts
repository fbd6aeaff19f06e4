import { type AppContext, clientAddress } from '../http/app-env.ts';
import { deviceCookie } from './device-cookie.ts';
import { deviceLabel } from './device-label.ts';

/** Who knocks, before it is known who they are. */
export interface Caller {
  readonly address: string;
  /** The token that an earlier sign-in left in this browser; null for none. */
  readonly device: string | null;
  /** Browser and system in words. */
  readonly label: string;
}

export const callerOf = (c: AppContext, https: boolean): Caller => ({
  address: clientAddress(c),
  device: deviceCookie(https).read(c),
  label: deviceLabel(c.req.header('user-agent')),
});
