import type { Node, NodeSerial, Station } from '@vigia/domain/farm';

/** The devices of a client, and the stations that may have them. */
export interface Devices {
  readonly stations: readonly Station[];
  readonly nodes: readonly Node[];
}

/** Serial numbers of the devices in service that no station has. */
export function spareDevices(owner: Devices | null): NodeSerial[] {
  if (owner === null) return [];
  const taken = new Set(
    owner.stations.filter(({ archived }) => !archived).map(({ nodeSerial }) => nodeSerial),
  );
  return owner.nodes
    .filter(({ decommissioned, serial }) => !decommissioned && !taken.has(serial))
    .map(({ serial }) => serial);
}
