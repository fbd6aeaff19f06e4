import type { Assignment } from '@vigia/domain/devices';
import type { StationId } from '@vigia/domain/farm';
import type { Tx } from '../access/reach.ts';
import type { KeyedNode } from '../stores/devices/node-keys.ts';
import { hasWaitingReports, nameStation, takeReadings } from '../stores/devices/waiting-reports.ts';
import { DEVICE_MEASURES } from './device-measures.ts';
import { saveMeasurements } from './save-measurements.ts';

/**
 * Moves readings that a device sent before its install was reported to the station of the install. Devices send
 * from the morning on, while people report the install in the evening.
 *
 * @returns the stations that received readings
 */
export async function adoptReports(
  tx: Tx,
  { clientId, serial }: KeyedNode,
  assignments: readonly Assignment[],
): Promise<Set<StationId>> {
  const stations = new Set<StationId>();
  if (!(await hasWaitingReports(tx, { clientId, serial }))) return stations;
  for (const assignment of assignments) {
    const rows = await takeReadings(tx, { clientId, serial }, assignment);
    const target = { clientId, stationId: assignment.stationId };
    if (rows.length > 0) await saveMeasurements(tx, target, rows, { columns: DEVICE_MEASURES, node: serial });
    if (rows.length + (await nameStation(tx, { clientId, serial }, assignment)) > 0) {
      stations.add(assignment.stationId);
    }
  }
  return stations;
}
