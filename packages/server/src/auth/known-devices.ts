import { createHash } from 'node:crypto';
import type { Db } from '../db/pool.ts';
import { isKnownDevice, putKnownDevice } from '../stores/people/known-devices.ts';
import type { Caller } from './caller.ts';
import { isoOf } from './clock.ts';
import { newSecret } from './refresh-token.ts';

export interface KnownDevices {
  /** The hash of the caller's device, if this person has signed in from it before; null otherwise. */
  find(userId: number, caller: Caller): Promise<string | null>;
  /**
   * Records that this person uses the caller's device.
   *
   * @returns the token for its cookie, and whether the device is new for the person
   */
  remember(
    person: { readonly client_id: number; readonly user_id: number },
    caller: Caller,
  ): Promise<{ token: string; isNew: boolean }>;
}

/**
 * Hash of a browser's token, different for each account, so that the table does not show who shares a browser.
 */
const hashOf = (userId: number, token: string): string =>
  createHash('sha256').update(`${userId} ${token}`).digest('hex');

/** Known devices, stored by account. `now` is epoch ms. */
export function knownDevices({ auth, now }: { readonly auth: Db; readonly now: () => number }): KnownDevices {
  return {
    async find(userId, { device }) {
      if (device === null) return null;
      const hash = hashOf(userId, device);
      return (await isKnownDevice(auth, userId, hash)) ? hash : null;
    },
    async remember({ client_id, user_id }, { device, label }) {
      const token = device ?? newSecret();
      const row = { client_id, user_id, device_hash: hashOf(user_id, token), label };
      return { token, isNew: await putKnownDevice(auth, row, isoOf(now())) };
    },
  };
}
