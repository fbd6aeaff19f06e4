import type { ClientId } from '@vigia/domain/farm';
import * as z from 'zod/mini';
import { toWire } from '../../contract/fields.ts';
import { ReplayAnswer } from '../../contract/station-sources.ts';
import {
  type DeviceLinkBody,
  deviceLink,
  doorRotation,
  type KeptUplink,
  KeptUplinkWire,
  type MadeDoor,
  MadeDoorWire,
  type NewUplinkDoor,
  type NewUplinkProfile,
  newUplinkDoor,
  newUplinkProfile,
  type UplinkDevice,
  UplinkDeviceWire,
  type UplinkDoor,
  UplinkDoorWire,
  type UplinkProfile,
  UplinkProfileBody,
  type UplinkProfileChange,
  UplinkProfileChange as UplinkProfilePatch,
  UplinkProfileWire,
  uplinkDoorChange,
  uplinkDoorsQuery,
  uplinkProfileChange,
} from '../../contract/uplinks.ts';
import { inDomain } from '../crud.ts';
import type { Send } from '../http.ts';
import { type Replayed, replayedOf } from './station-sources.ts';

const DOORS = '/v2/uplink-doors';
const PROFILES = '/v2/uplink-profiles';
const devicePath = (doorId: number, devEui: string): string =>
  `${DOORS}/${doorId}/devices/${encodeURIComponent(devEui)}`;

/** Doors for uplinks of LoRaWAN devices, the devices that were heard at them, and how their fields are measured. */
export function uplinkCalls(send: Send) {
  const gone = (path: string, signal?: AbortSignal) =>
    send(path, z.undefined(), { method: 'delete', signal });
  return {
    /** All doors of a client with their devices, by age. */
    doors: (clientId: ClientId, signal?: AbortSignal): Promise<UplinkDoor[]> =>
      send(DOORS, z.array(UplinkDoorWire), { query: toWire(uplinkDoorsQuery, { clientId }), signal }),
    /** The answer holds the secret, told this once: the call is kept by no idempotency key. */
    createDoor: (door: NewUplinkDoor, signal?: AbortSignal): Promise<MadeDoor> =>
      inDomain(
        send(DOORS, MadeDoorWire, { method: 'post', body: toWire(newUplinkDoor, door), signal }),
        newUplinkDoor,
      ),
    renameDoor: (id: number, name: string, signal?: AbortSignal): Promise<UplinkDoor> =>
      inDomain(
        send(`${DOORS}/${id}`, UplinkDoorWire, {
          ...{ method: 'put', body: toWire(uplinkDoorChange, { name }), signal },
        }),
        uplinkDoorChange,
      ),
    /** @param overlapHours for how long the secret before is accepted beside the new one */
    rotateDoor: (id: number, overlapHours: number, signal?: AbortSignal): Promise<MadeDoor> =>
      send(`${DOORS}/${id}/rotate`, MadeDoorWire, {
        ...{ method: 'post', body: toWire(doorRotation, { overlapHours }), signal },
      }),
    removeDoor: (id: number, signal?: AbortSignal): Promise<void> => gone(`${DOORS}/${id}`, signal),
    /** Says which station a device is, and reads at once what is kept of it. */
    link: (
      doorId: number,
      devEui: string,
      link: DeviceLinkBody,
      signal?: AbortSignal,
    ): Promise<UplinkDevice> =>
      inDomain(
        send(devicePath(doorId, devEui), UplinkDeviceWire, {
          ...{ method: 'put', body: toWire(deviceLink, link), signal },
        }),
        deviceLink,
      ),
    forget: (doorId: number, devEui: string, signal?: AbortSignal): Promise<void> =>
      gone(devicePath(doorId, devEui), signal),
    /** The last uplinks of a device and what became of each, the newest first. */
    uplinks: (doorId: number, devEui: string, signal?: AbortSignal): Promise<KeptUplink[]> =>
      send(`${devicePath(doorId, devEui)}/uplinks`, z.array(KeptUplinkWire), { signal }),
    /** Reads what is kept of a device again, by the profile of now. */
    replay: async (doorId: number, devEui: string, signal?: AbortSignal): Promise<Replayed> =>
      replayedOf(
        await send(`${devicePath(doorId, devEui)}/replay`, ReplayAnswer, { method: 'post', signal }),
      ),
    profiles: (clientId: ClientId, signal?: AbortSignal): Promise<UplinkProfile[]> =>
      send(PROFILES, z.array(UplinkProfileWire), { query: toWire(uplinkDoorsQuery, { clientId }), signal }),
    createProfile: (
      profile: NewUplinkProfile,
      idempotencyKey: string,
      signal?: AbortSignal,
    ): Promise<UplinkProfile> =>
      inDomain(
        send(PROFILES, UplinkProfileWire, {
          ...{ method: 'post', body: z.encode(UplinkProfileBody, profile), idempotencyKey, signal },
        }),
        newUplinkProfile,
      ),
    updateProfile: (id: number, profile: UplinkProfileChange, signal?: AbortSignal): Promise<UplinkProfile> =>
      inDomain(
        send(`${PROFILES}/${id}`, UplinkProfileWire, {
          ...{ method: 'put', body: z.encode(UplinkProfilePatch, profile), signal },
        }),
        uplinkProfileChange,
      ),
    removeProfile: (id: number, signal?: AbortSignal): Promise<void> => gone(`${PROFILES}/${id}`, signal),
  };
}
