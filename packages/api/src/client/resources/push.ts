import * as z from 'zod/mini';
import {
  PushAnswer,
  type PushDevice,
  PushDeviceWire,
  PushSubscriptionBody,
  pushSubscription,
} from '../../contract/push.ts';
import { inDomain } from '../crud.ts';
import type { Send } from '../http.ts';

const DEVICES = '/v2/push/devices';

/** Browsers on which the caller is told of notices. */
export function pushCalls(send: Send) {
  return {
    /** The key to subscribe with, and the caller's browsers. */
    read: (signal?: AbortSignal): Promise<PushAnswer> => send('/v2/push', PushAnswer, { signal }),
    /** Tells the caller on a browser from now on; the same one again changes nothing. */
    add: (subscription: PushSubscriptionBody, signal?: AbortSignal): Promise<PushDevice> =>
      inDomain(
        send(DEVICES, PushDeviceWire, {
          ...{ method: 'post', body: z.encode(PushSubscriptionBody, subscription), signal },
        }),
        pushSubscription,
      ),
    remove: (id: number, signal?: AbortSignal): Promise<void> =>
      send(`${DEVICES}/${id}`, z.undefined(), { method: 'delete', signal }),
  };
}
