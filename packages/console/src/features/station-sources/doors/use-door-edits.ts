import {
  newIdempotencyKey,
  type UplinkDevice,
  type UplinkDoor,
  type UplinkProfile,
  uplinkCalls,
} from '@vigia/api/client';
import type { ClientId } from '@vigia/domain/farm';
import { useWords } from '@vigia/ui';
import { useCalls } from '../../../shared/state/calls.ts';
import { useActs } from '../../../shared/state/use-acts.ts';
import type { LinkDraft } from './link-dialog.tsx';
import { type MappingDraft, mappedOf } from './mapping-draft.ts';
import { UPLINK_PROFILES } from './profile-words.ts';
import { UPLINK_DOORS } from './words.ts';

/** First part of the keys of queries about doors, their devices and profiles. */
export const DOORS = 'uplink-doors';

/** How many uplinks that are kept were read again, and how many of them are measurements. */
export interface ReadAgain {
  readonly replayed: number;
  readonly stillApart: number;
}

type DeviceAt = { readonly door: UplinkDoor; readonly device: UplinkDevice };

/** What may be done to doors, devices and profiles: what is done at once says what came of it and offers to undo it. */
export function useDoorEdits() {
  const words = useWords(UPLINK_DOORS);
  const profileWords = useWords(UPLINK_PROFILES);
  const calls = useCalls(uplinkCalls);
  const { act, refresh } = useActs(DOORS, { ...words, failed: words.refused });

  /** Reads again what is kept of devices, one after the other. */
  const readAgain = async (devices: readonly DeviceAt[], signal?: AbortSignal): Promise<ReadAgain> => {
    const sum = { replayed: 0, stillApart: 0 };
    for (const { door, device } of devices) {
      const { replayed, stillApart } = await calls.replay(door.id, device.devEui, signal);
      sum.replayed += replayed;
      sum.stillApart += stillApart;
    }
    return sum;
  };
  return {
    calls,
    act,
    refresh,
    readAgain,
    /** Makes the profile if it is new, links the device by it, and tells what its kept uplinks became. */
    link: async (
      clientId: ClientId,
      { door, device }: DeviceAt,
      draft: LinkDraft,
      key: string,
      signal: AbortSignal,
    ): Promise<ReadAgain> => {
      const { stationId, name, rows } = draft;
      const profileId =
        draft.profileId ||
        (await calls.createProfile({ clientId, name: name.trim(), fields: mappedOf(rows) }, key, signal)).id;
      await calls.link(door.id, device.devEui, { stationId, profileId }, signal);
      const read = await readAgain([{ door, device }], signal);
      void refresh();
      return read;
    },
    /** Changes a profile and reads again what is kept of the devices that are read by it. */
    changeProfile: async (
      { id }: UplinkProfile,
      { name, rows }: MappingDraft,
      devices: readonly DeviceAt[],
      signal: AbortSignal,
    ): Promise<ReadAgain> => {
      await calls.updateProfile(id, { name: name.trim(), fields: mappedOf(rows) }, signal);
      const read = await readAgain(devices, signal);
      void refresh();
      return read;
    },
    removeProfile: ({ id, clientId, name, fields }: UplinkProfile) =>
      act(
        () => calls.removeProfile(id),
        () => profileWords.removed(name),
        () => calls.createProfile({ clientId, name, fields }, newIdempotencyKey()),
      ),
    unlink: (door: UplinkDoor, { devEui, name, stationId, profileId }: UplinkDevice) =>
      act(
        () => calls.link(door.id, devEui, { stationId: null, profileId: null }),
        () => words.unlink.done(name),
        () => calls.link(door.id, devEui, { stationId, profileId }),
      ),
    forget: (door: UplinkDoor, { devEui, name }: UplinkDevice) =>
      act(
        () => calls.forget(door.id, devEui),
        () => words.forget.done(name),
      ),
    remove: ({ id, name }: UplinkDoor) =>
      act(
        () => calls.removeDoor(id),
        () => words.remove.done(name),
      ),
  };
}
export type DoorEdits = ReturnType<typeof useDoorEdits>;
