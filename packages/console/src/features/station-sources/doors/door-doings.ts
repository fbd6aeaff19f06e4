import type { UplinkDevice, UplinkDoor, UplinkProfile } from '@vigia/api/client';
import type { EpochMs } from '@vigia/domain';
import type { Station } from '@vigia/domain/farm';

/** What may be done to a door and its devices. */
export interface DoorDoings {
  readonly onGuide: (door: UplinkDoor) => void;
  readonly onRename: (door: UplinkDoor) => void;
  readonly onRotate: (door: UplinkDoor) => void;
  readonly onRemove: (door: UplinkDoor) => void;
  readonly onLink: (door: UplinkDoor, device: UplinkDevice) => void;
  readonly onUplinks: (door: UplinkDoor, device: UplinkDevice) => void;
  readonly onUnlink: (door: UplinkDoor, device: UplinkDevice) => void;
  readonly onForget: (door: UplinkDoor, device: UplinkDevice) => void;
}

/** What the cards of doors show beside the doors themselves. */
export interface DoorSurroundings {
  readonly stations: readonly Station[];
  readonly profiles: readonly UplinkProfile[];
  readonly stationHref: (stationId: number) => string;
  readonly canEdit: boolean;
  readonly now: EpochMs;
}

export interface DoorCardProps extends DoorSurroundings {
  readonly door: UplinkDoor;
  /** Keep the same object between renders. */
  readonly doings: DoorDoings;
}
