import type { EpochMs } from '@vigia/domain';
import type { Arrival, UnknownDevice } from '@vigia/domain/devices';
import type { NodeSerial } from '@vigia/domain/farm';
import { ArrivalsAnswer, arrivalsQuery, UnknownDevicesAnswer } from '../../contract/arrivals.ts';
import { toWire } from '../../contract/fields.ts';
import type { Send } from '../http.ts';

/** Requests of a device, newest first. */
export interface ArrivalsPage {
  readonly items: readonly Arrival[];
  /** Of its last request with its own key; null before the first. */
  readonly lastContactAt: EpochMs | null;
  /** Until when it should be in contact again; null before the first contact. */
  readonly nextContactBy: EpochMs | null;
}

/** What devices sent and what became of it. */
export function arrivalCalls(send: Send) {
  return {
    /** @param afterId only requests that came after this one */
    list: (
      serial: NodeSerial,
      { afterId, limit = 50 }: { readonly afterId?: number | undefined; readonly limit?: number } = {},
      signal?: AbortSignal,
    ): Promise<ArrivalsPage> =>
      send(`/v2/nodes/${encodeURIComponent(serial)}/arrivals`, ArrivalsAnswer, {
        query: toWire(arrivalsQuery, { afterId, limit }),
        signal,
      }),
    /** Who sends without being known, the last one first. */
    unknownDevices: async (signal?: AbortSignal): Promise<readonly UnknownDevice[]> =>
      (await send('/v2/unknown-devices', UnknownDevicesAnswer, { signal })).items,
  };
}

/**
 * A line for a shell that sends one log line as the device: nothing that is measured changes by it.
 *
 * @param server origin of the service
 * @param key what stands in place of the device's key
 */
export const deviceTryLine = (server: string, serial: NodeSerial, key: string): string =>
  `curl "${server}/v2/nodes/${encodeURIComponent(serial)}/logs" -H "x-device-key: ${key}" -H "content-type: application/json" -d '{"logs": [{"log_datetime": "'$(date -u +%Y-%m-%dT%H:%M:%SZ)'", "log_level": "I", "log_string": "Prueba"}]}'`;
